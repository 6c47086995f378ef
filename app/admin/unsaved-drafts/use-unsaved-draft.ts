import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import {
  type DraftContent,
  draftParameter,
  isNewItem,
  type OpenedDraft,
} from '~/domain/unsaved-drafts/unsaved-drafts'
import { unsavedDraftsCopy as copy } from '~/domain/unsaved-drafts/unsaved-drafts.copy'
import { showToast } from '~/ui/toast'
import type { Difference } from './differences'
import { type DraftInput, draftWriter } from './draft-writer'
import type { DraftedForm } from './drafted-form'
import { discardDraft, findDraft, findDrafts, readDraft, timeNow } from './outbox'

/** A stored draft that the form offers to continue. */
export interface Offer extends Pick<OpenedDraft, 'id' | 'device' | 'typedAt' | 'content'> {
  differences: Difference[]
  /** Whether the row was saved after this input was typed. */
  isOutdated: boolean
}

const pauseMs = 1200
/** The longest time between two writes during typing without a pause. */
const maxPauseMs = 5000

/**
 * Stores the unsaved input of a form as a draft, and offers or restores what was stored before
 * (docs/decisions/0057-one-store-for-unsaved-input.md).
 */
export function useUnsavedDraft(of: DraftedForm) {
  const { account } = of
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const [namedId] = useState(() => new URLSearchParams(search).get(draftParameter))
  const [isOpening, setOpening] = useState(namedId !== null && isNewItem(pathname))
  const [offers, setOffers] = useState<Offer[]>([])
  const [restored, setRestored] = useState<OpenedDraft>()
  const [lostFiles, setLostFiles] = useState<DraftContent['pictures']>([])
  const [writer] = useState(() =>
    draftWriter(account, {
      onIdChange: (id) => isNewItem(of.formKey()) && putDraftInUrl(id),
      onConflict: () => showToast(copy.separate),
      onRefused: (reason) => showToast({ ...copy[reason], variant: 'destructive' }),
    }),
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const firstUnsentAt = useRef<number>(undefined)
  const isEnded = useRef(false)

  function currentInput(): DraftInput | undefined {
    const input = account ? of.read() : undefined
    if (!input || input.content.pictures.length > 0) return input
    return { ...input, content: { ...input.content, pictures: lostFiles } }
  }
  function stop() {
    clearTimeout(timer.current)
    firstUnsentAt.current = undefined
  }
  function writeSoon() {
    clearTimeout(timer.current)
    isEnded.current = false
    const now = timeNow()
    firstUnsentAt.current ??= now
    const pause = Math.min(pauseMs, firstUnsentAt.current + maxPauseMs - now)
    timer.current = setTimeout(flush, pause)
  }
  async function writeNow() {
    stop()
    const input = currentInput()
    if (!input || isOpening || isEnded.current) return
    writer.store(input)
    await writer.send()
  }

  const flush = useEffectEvent(() => void writeNow())
  const onReturn = useEffectEvent(() => void refresh())
  // A layout effect, since its cleanup runs while the fields still exist.
  useLayoutEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const onVisibilityChange = () => (document.visibilityState === 'hidden' ? flush() : onReturn())
    document.addEventListener('visibilitychange', onVisibilityChange, { signal })
    addEventListener('pagehide', flush, { signal })
    addEventListener('online', flush, { signal })
    return () => {
      listeners.abort()
      flush()
    }
  }, [])

  const open = useEffectEvent(async (signal: AbortSignal) => {
    if (!account) return
    const opened = await openNamed()
    if (signal.aborted) return
    if (opened) restore(opened)
    else setOpening(false)
    if (!isNewItem(of.formKey())) await findOffers(opened?.id, signal)
  })
  useEffect(() => {
    const opening = new AbortController()
    void open(opening.signal)
    return () => opening.abort()
  }, [])

  /** Returns the draft that the URL names, if it is one of this form. */
  async function openNamed(): Promise<OpenedDraft | undefined> {
    if (namedId === null) return undefined
    const named = await findDraft(account, namedId)
    if (typeof named !== 'string') return named.form === of.formKey() ? named : undefined
    showToast({ ...copy[named], variant: 'destructive' })
    return undefined
  }

  /** Offers the other drafts of this form. Discards those whose content has been saved meanwhile. */
  async function findOffers(openedId: string | undefined, signal: AbortSignal) {
    const found = await findDrafts(account, of.formKey())
    if (signal.aborted) return
    const others = found.filter(({ id }) => id !== openedId && id !== writer.id)
    for (const { id, content } of others) if (isInForm(content)) void discardDraft(account, id)
    setOffers(others.flatMap(offerOf))
  }

  function isInForm(content: DraftContent): boolean {
    return of.compare(content).length + content.pictures.length === 0
  }
  function offerOf(draft: OpenedDraft): Offer[] {
    if (isInForm(draft.content)) return []
    const differences = of.compare(draft.content)
    const isOutdated = Object.entries(of.revisions).some(
      ([name, now]) => Number(now) > Number(draft.base[name] ?? now),
    )
    return [{ ...draft, differences, isOutdated }]
  }

  function restore(draft: OpenedDraft) {
    setOpening(true)
    setLostFiles(draft.content.pictures)
    of.restore(draft.content)
    setRestored({ ...draft })
  }
  const onRestored = useEffectEvent((draft: OpenedDraft) => {
    writer.open(draft, currentInput())
    setOpening(false)
  })
  useEffect(() => {
    if (restored) onRestored(restored)
  }, [restored])

  const onReady = useEffectEvent(({ content }: OpenedDraft) =>
    of.focus?.(Object.keys(content.fields)),
  )
  // The form is inert while it opens.
  useEffect(() => {
    if (restored && !isOpening) onReady(restored)
  }, [restored, isOpening])

  /** Shows newer input from another device, unless this form has unsent input. */
  async function refresh() {
    const sentDraft = () => {
      const input = currentInput()
      return input && writer.storedVersion(input)
    }
    const before = sentDraft()
    const stored = before && (await readDraft(before.id))
    if (!stored || typeof stored === 'string') return
    const now = sentDraft()
    if (now && stored.revision > now.revision) restore(stored)
  }

  /** Restores the offered draft. Input that was typed meanwhile is another draft, which is offered next. */
  async function resume({ id }: Offer) {
    await writeNow()
    const draft = await findDraft(account, id)
    if (typeof draft === 'string') return showToast({ ...copy[draft], variant: 'destructive' })
    const replaced = writer.id
    const found = await findDrafts(account, of.formKey())
    restore(draft)
    setOffers((before) => {
      const typed = found.filter((each) => each.id === replaced)
      return [...typed.flatMap(offerOf), ...before.filter((each) => each.id !== id)]
    })
  }

  async function discardOffer(offer: Offer) {
    setOffers((before) => before.filter(({ id }) => id !== offer.id))
    const restoreDraft = await discardDraft(account, offer.id)
    const onClick = async () => {
      await restoreDraft?.()
      setOffers((before) => [offer, ...before])
    }
    if (!restoreDraft) showToast({ title: copy.notDiscarded, variant: 'destructive' })
    else showToast({ title: copy.discarded, actions: [{ label: copy.undo, onClick }] })
  }

  return {
    isOpening,
    offer: offers[0],
    lostFiles,
    writeSoon,
    resume,
    discardOffer,
    /** Sends the draft when the author leaves the form, so that lists show it. */
    leave: () => void writeNow().then(() => revalidate()),
    discard() {
      stop()
      isEnded.current = true
      writer.close()
    },
    /** Resolves to the draft that the save removes. */
    async beginSave(): Promise<string | undefined> {
      stop()
      const input = currentInput()
      // The input is stored in the browser alone, until it is known whether the save succeeded.
      if (input) writer.store(input)
      return writer.beginSave()
    },
    endSave() {
      writer.endSave()
      writeSoon()
    },
    /** Runs after a save. What was typed meanwhile is a new draft, unless the form is replaced with another. */
    onSaved(isReplaced = false) {
      stop()
      isEnded.current = isReplaced
      writer.close()
      setLostFiles([])
      setOffers([])
    },
  }
}

/** Adds the draft's id to the URL without a navigation, so that a reload continues the draft. */
function putDraftInUrl(id: string) {
  if (!isNewItem(location.pathname)) return
  const url = new URL(location.href)
  url.searchParams.set(draftParameter, id)
  history.replaceState(history.state, '', url)
}
