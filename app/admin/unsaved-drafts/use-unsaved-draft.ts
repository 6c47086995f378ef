import {
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { FormSnapshot } from '~/admin/form/form-snapshot'
import { AccountContext } from '~/admin/frame/contexts'
import { storableInput } from '~/admin/kept-input/changed-fields'
import { focusField } from '~/admin/kept-input/focus-field'
import { fieldValues, type KeptInput, withoutRemovedPreviews } from '~/admin/kept-input/kept-inputs'
import { useDelayedWrite } from '~/admin/kept-input/use-delayed-write'
import { draftParameter, newItemAt, type OpenedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { unsavedDraftsCopy as copy } from '~/domain/unsaved-drafts/unsaved-drafts.copy'
import { showToast } from '~/ui/toast'
import { draftWriter } from './draft-writer'
import { readDraft } from './send-draft'
import { findDraft } from './send-unsent-drafts'

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
export function useUnsavedDraft(form: RefObject<HTMLFormElement | null>, content: NewItemForm) {
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
  const latest = useRef({ ...content, isOpening, search, lostFiles })
  useLayoutEffect(() => {
    latest.current = { ...content, isOpening, search, lostFiles }
  })

  const currentInput = useCallback(() => {
    const { savedSnapshot, lostFiles: files } = latest.current
    if (!form.current || !savedSnapshot.current) return undefined
    const input = storableInput(form.current, savedSnapshot.current)
    return input.pictures.length > 0 ? input : { ...input, pictures: files }
  }, [form])

  const openWriter = useCallback(
    (opened?: { id: string; revision: number }) => {
      if (!noun) return undefined
      const query = queryWithoutDraft(latest.current.search)
      writer.current = draftWriter({ account, noun, query, opened }, callbacks)
      return writer.current
    },
    [account, noun],
  )

  const writeNow = useCallback(() => {
    const input = currentInput()
    if (!noun || !input || latest.current.isOpening) return
    writer.current ??= openWriter()
    if (!writer.current?.store(input)) return
    clearTimeout(sendTimer.current)
    sendTimer.current = setTimeout(() => void writer.current?.send(), sendingPauseMs)
  }, [noun, currentInput, openWriter])
  const { writeSoon, stop } = useDelayedWrite(writeNow)

  const flush = useCallback(async () => {
    writeNow()
    clearTimeout(sendTimer.current)
    await writer.current?.send()
  }, [writeNow])

  /** Mounts the fields again, with the content of a draft. */
  const restore = useCallback(
    (stored: OpenedDraft) => {
      openWriter(stored)
      setOpening(true)
      setLostFiles(stored.content.pictures)
      const values = withoutRemovedPreviews(
        fieldValues(stored.content.fields),
        latest.current.values,
      )
      setRestoredInput(({ count }) => ({ count: count + 1, values }))
    },
    [openWriter],
  )

  /** Shows newer input from another device, unless this form has unsent input. */
  const refresh = useCallback(async () => {
    const sentDraft = () => {
      const input = currentInput()
      return input && writer.current?.storedVersion(input)
    }
    const before = sentDraft()
    const stored = before && (await readDraft(before.id))
    if (!stored || stored === 'gone') return
    const now = sentDraft()
    if (now && stored.revision > now.revision) restore(stored)
  }, [currentInput, restore])

  useEffect(() => {
    if (!noun) return
    const send = () => void flush()
    const onVisibilityChange = () =>
      void (document.visibilityState === 'hidden' ? flush() : refresh())
    document.addEventListener('visibilitychange', onVisibilityChange)
    addEventListener('pagehide', send)
    addEventListener('online', send)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      removeEventListener('pagehide', send)
      removeEventListener('online', send)
    }
  }, [noun, flush, refresh])

  useEffect(() => {
    if (!openedId) return
    let isUnmounted = false
    void findDraft(account, openedId).then((result) => {
      if (isUnmounted) return
      if (typeof result === 'string') showToast({ ...copy[result], variant: 'destructive' })
      if (typeof result === 'string') setOpening(false)
      else restore(result)
    })
    return () => {
      isUnmounted = true
    }
  }, [account, openedId, restore])

  // Runs after the fields are mounted with the content of a draft.
  useEffect(() => {
    if (restoredInput.count === 0) return
    const frame = requestAnimationFrame(() => {
      const input = currentInput()
      if (input) writer.current?.setStoredContent(input)
      setOpening(false)
      if (form.current) focusField(form.current, Object.keys(input?.fields ?? {}))
    })
    return () => cancelAnimationFrame(frame)
  }, [restoredInput.count, currentInput, form])

  /** Sends the draft when the author leaves the form, so that lists show it. */
  const leave = useCallback(() => {
    stop()
    void flush().then(() => revalidate())
  }, [stop, flush, revalidate])

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
