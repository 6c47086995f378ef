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
import { changedFields } from '~/admin/kept-input/changed-fields'
import { focusField } from '~/admin/kept-input/focus-field'
import { type KeptInput, valuesFrom, withoutPictures } from '~/admin/kept-input/kept-inputs'
import { useDelayedWrite } from '~/admin/kept-input/use-delayed-write'
import { draftParameter, newItemAt, type OpenedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { unsavedDraftsCopy as copy } from '~/domain/unsaved-drafts/unsaved-drafts.copy'
import { showToast } from '~/ui/toast'
import { draftWriter } from './draft-writer'
import { readDraft } from './send-draft'
import { findDraft } from './send-unsent-drafts'

interface NewItemForm {
  /** The form's content before anything was typed. */
  saved: RefObject<FormSnapshot | undefined>
  values: Record<string, unknown>
}

/** The delay after the last keystroke before a draft is sent, in milliseconds. */
const sendingPauseMs = 1200

/**
 * Stores the input of a new item's form as a draft, and continues the draft that the URL names
 * (docs/decisions/0043-unsaved-drafts.md). Does nothing in other forms.
 */
export function useUnsavedDraft(form: RefObject<HTMLFormElement | null>, fields: NewItemForm) {
  const account = useContext(AccountContext)
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const noun = account ? newItemAt(pathname) : undefined
  const [begun] = useState(() => noun && new URLSearchParams(search).get(draftParameter))
  const [isOpening, setOpening] = useState(Boolean(begun))
  const [resumed, setResumed] = useState({ times: 0, values: {} as Record<string, unknown> })
  const [pictures, setPictures] = useState<KeptInput['pictures']>([])
  const writer = useRef<ReturnType<typeof draftWriter>>(undefined)
  const sending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ ...fields, isOpening, search, pictures })
  useLayoutEffect(() => {
    latest.current = { ...fields, isOpening, search, pictures }
  })

  const typedNow = useCallback(() => {
    const { saved, pictures: lostPictures } = latest.current
    if (!form.current || !saved.current) return undefined
    const typed = changedFields(form.current, saved.current)
    return typed.pictures.length > 0 ? typed : { ...typed, pictures: lostPictures }
  }, [form])

  const open = useCallback(
    (opened?: { id: string; revision: number }) => {
      if (!noun) return undefined
      const query = queryWithout(latest.current.search)
      writer.current = draftWriter({ account, noun, query, opened }, reports)
      return writer.current
    },
    [account, noun],
  )

  const keep = useCallback(() => {
    const typed = typedNow()
    if (!noun || !typed || latest.current.isOpening) return
    writer.current ??= open()
    if (!writer.current?.keep(typed)) return
    clearTimeout(sending.current)
    sending.current = setTimeout(() => void writer.current?.send(), sendingPauseMs)
  }, [noun, typedNow, open])
  const { writeSoon, stop } = useDelayedWrite(keep)

  /** Stores and sends the latest input. */
  const flush = useCallback(async () => {
    keep()
    clearTimeout(sending.current)
    await writer.current?.send()
  }, [keep])

  /** Fills the fields with a draft; they are mounted again. */
  const show = useCallback(
    (found: OpenedDraft) => {
      open(found)
      setOpening(true)
      setPictures(found.content.pictures)
      const values = withoutPictures(valuesFrom(found.content.fields), latest.current.values)
      setResumed(({ times }) => ({ times: times + 1, values }))
    },
    [open],
  )

  /** Shows newer input from another device, unless this form has unsent input. */
  const refresh = useCallback(async () => {
    const sentDraft = () => {
      const typed = typedNow()
      return typed && writer.current?.upToDate(typed)
    }
    const before = sentDraft()
    const stored = before && (await readDraft(before.id))
    if (!stored || stored === 'gone') return
    const now = sentDraft()
    if (now && stored.revision > now.revision) show(stored)
  }, [typedNow, show])

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
    if (!begun) return
    let isUnmounted = false
    void findDraft(account, begun).then((found) => {
      if (isUnmounted) return
      if (typeof found === 'string') showToast({ ...copy[found], variant: 'destructive' })
      if (typeof found === 'string') setOpening(false)
      else show(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [account, begun, show])

  // The fields were just mounted with the content of the draft.
  useEffect(() => {
    if (resumed.times === 0) return
    const frame = requestAnimationFrame(() => {
      const typed = typedNow()
      if (typed) writer.current?.startFrom(typed)
      setOpening(false)
      if (form.current) focusField(form.current, Object.keys(typed?.fields ?? {}))
    })
    return () => cancelAnimationFrame(frame)
  }, [resumed.times, typedNow, form])

  /** Sends the draft when the form is left, so that lists show it. */
  const leave = useCallback(() => {
    stop()
    void flush().then(() => revalidate())
  }, [stop, flush, revalidate])

  /** The draft's id once everything was sent, to be removed with the save. */
  async function settled(): Promise<string | undefined> {
    stop()
    clearTimeout(sending.current)
    return writer.current?.settled()
  }

  function end() {
    stop()
    clearTimeout(sending.current)
    writer.current?.end()
    writer.current = undefined
  }

  return noun && { resumed, isOpening, pictures, writeSoon, leave, settled, end }
}

const reports = {
  onNamed: putDraftInUrl,
  onConflict: () => showToast(copy.apart),
  onRefused: (reason: 'full' | 'tooLarge') =>
    showToast({ ...copy[reason], variant: 'destructive' }),
}

/** Adds the draft to the URL, so that a reload continues it, without a navigation of the router. */
function putDraftInUrl(id: string) {
  if (!newItemAt(location.pathname)) return
  const url = new URL(location.href)
  url.searchParams.set(draftParameter, id)
  history.replaceState(history.state, '', url)
}

function queryWithout(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(draftParameter)
  return parameters.toString()
}
