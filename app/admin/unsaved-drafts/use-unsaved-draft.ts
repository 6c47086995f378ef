import { type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { FormSnapshot } from '~/admin/form-state/form-snapshot'
import { storableInput } from '~/admin/kept-input/changed-fields'
import { focusField } from '~/admin/kept-input/focus-field'
import { fieldValues, type KeptInput, withoutRemovedPreviews } from '~/admin/kept-input/kept-inputs'
import { useDelayedWrite } from '~/admin/kept-input/use-delayed-write'
import { AccountContext } from '~/admin/screen/contexts'
import { draftParameter, newItemAt, type OpenedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { unsavedDraftsCopy as copy } from '~/domain/unsaved-drafts/unsaved-drafts.copy'
import { showToast } from '~/ui/toast'
import { draftWriter } from './draft-writer'
import { findDraft, readDraft } from './send-draft'

interface NewItemForm {
  /** The form's content before anything was input. */
  savedSnapshot: RefObject<FormSnapshot | undefined>
  values: Record<string, unknown>
}

const sendingPauseMs = 1200

/**
 * Stores the input of a new item's form as an unsaved draft, and restores the draft whose id is in the URL
 * (docs/decisions/0043-unsaved-drafts.md). Does nothing in other forms.
 */
export function useUnsavedDraft(
  form: RefObject<HTMLFormElement | null>,
  { savedSnapshot, values }: NewItemForm,
) {
  const account = useContext(AccountContext)
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const noun = account ? newItemAt(pathname) : undefined
  const [openedId] = useState(() => noun && new URLSearchParams(search).get(draftParameter))
  const [isOpening, setOpening] = useState(Boolean(openedId))
  const [restoredInput, setRestoredInput] = useState({
    count: 0,
    values: {} as Record<string, unknown>,
  })
  const [lostFiles, setLostFiles] = useState<KeptInput['pictures']>([])
  const writer = useRef<ReturnType<typeof draftWriter>>(undefined)
  const sendTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function currentInput() {
    if (!form.current || !savedSnapshot.current) return undefined
    const input = storableInput(form.current, savedSnapshot.current)
    return input.pictures.length > 0 ? input : { ...input, pictures: lostFiles }
  }

  function openWriter(opened?: OpenedDraft) {
    if (!noun) return
    const query = queryWithoutDraft(search)
    writer.current = draftWriter({ account, noun, query, opened }, callbacks)
  }

  function writeNow() {
    const input = currentInput()
    if (!noun || !input || isOpening) return
    if (!writer.current) openWriter()
    if (!writer.current?.store(input)) return
    clearTimeout(sendTimer.current)
    sendTimer.current = setTimeout(() => void writer.current?.send(), sendingPauseMs)
  }
  const { writeSoon, stop } = useDelayedWrite(writeNow)

  async function flush() {
    writeNow()
    clearTimeout(sendTimer.current)
    await writer.current?.send()
  }

  /** Mounts the fields again, with the content of a draft. */
  function restore(stored: OpenedDraft) {
    openWriter(stored)
    setOpening(true)
    setLostFiles(stored.content.pictures)
    const input = withoutRemovedPreviews(fieldValues(stored.content.fields), values)
    setRestoredInput(({ count }) => ({ count: count + 1, values: input }))
  }

  /** Shows newer input from another device, unless this form has unsent input. */
  async function refresh() {
    const sentDraft = () => {
      const input = currentInput()
      return input && writer.current?.storedVersion(input)
    }
    const before = sentDraft()
    const stored = before && (await readDraft(before.id))
    if (!stored || stored === 'gone') return
    const now = sentDraft()
    if (now && stored.revision > now.revision) restore(stored)
  }

  const onLeave = useEffectEvent(() => void flush())
  const onReturn = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (!noun) return
    const listeners = new AbortController()
    const { signal } = listeners
    const onVisibilityChange = () =>
      document.visibilityState === 'hidden' ? onLeave() : onReturn()
    document.addEventListener('visibilitychange', onVisibilityChange, { signal })
    addEventListener('pagehide', onLeave, { signal })
    addEventListener('online', onLeave, { signal })
    return () => listeners.abort()
  }, [noun])

  const open = useEffectEvent((result: Awaited<ReturnType<typeof findDraft>>) => {
    if (typeof result !== 'string') return restore(result)
    showToast({ ...copy[result], variant: 'destructive' })
    setOpening(false)
  })
  useEffect(() => {
    if (!openedId) return
    let isUnmounted = false
    void findDraft(account, openedId).then((result) => {
      // In a frame, so after `savedSnapshot` was set, which would else include the draft.
      requestAnimationFrame(() => isUnmounted || open(result))
    })
    return () => {
      isUnmounted = true
    }
  }, [account, openedId])

  const onRestored = useEffectEvent(() => {
    const input = currentInput()
    if (input) writer.current?.setStoredContent(input)
    setOpening(false)
    if (form.current) focusField(form.current, Object.keys(input?.fields ?? {}))
  })
  useEffect(() => {
    if (restoredInput.count === 0) return
    const frame = requestAnimationFrame(onRestored)
    return () => cancelAnimationFrame(frame)
  }, [restoredInput.count])

  /** Sends the draft when the author leaves the form, so that lists show it. */
  function leave() {
    stop()
    void flush().then(() => revalidate())
  }

  /** Waits until everything is sent. Resolves to the id of the draft, which the save deletes. */
  async function waitForRequests(): Promise<string | undefined> {
    stop()
    clearTimeout(sendTimer.current)
    return writer.current?.waitForRequests()
  }

  function close() {
    stop()
    clearTimeout(sendTimer.current)
    writer.current?.close()
    writer.current = undefined
  }

  return noun && { restoredInput, isOpening, lostFiles, writeSoon, leave, waitForRequests, close }
}

const callbacks = {
  onIdChange: putDraftInUrl,
  onConflict: () => showToast(copy.separate),
  onRefused: (reason: 'full' | 'tooLarge') =>
    showToast({ ...copy[reason], variant: 'destructive' }),
}

/** Adds the draft's id to the URL without a navigation, so that a reload continues the draft. */
function putDraftInUrl(id: string) {
  if (!newItemAt(location.pathname)) return
  const url = new URL(location.href)
  url.searchParams.set(draftParameter, id)
  history.replaceState(history.state, '', url)
}

function queryWithoutDraft(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(draftParameter)
  return parameters.toString()
}
