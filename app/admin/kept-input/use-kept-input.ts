import {
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { type FormSnapshot, revisionsOf, snapshotOf } from '~/admin/form/form-snapshot'
import { AccountContext } from '~/admin/frame/contexts'
import { newItemAt } from '~/domain/unsaved-drafts/unsaved-drafts'
import { showToast } from '~/ui/toast'
import { storableInput } from './changed-fields'
import { type Difference, differencesOf, differs } from './differences'
import { focusField, focusFirstField } from './focus-field'
import { keptInputCopy, keptTimeText } from './kept-input.copy'
import {
  fieldValues,
  isOutdated,
  type KeptInput,
  keptInputStore,
  timeNow,
  withoutRemovedPreviews,
} from './kept-inputs'
import { useDelayedWrite } from './use-delayed-write'

export interface Offer {
  input: KeptInput
  timeText: string
  differences: Difference[]
  /** Whether the row was saved after this input was typed. */
  isOutdated: boolean
}

interface FormContent {
  /** The form's content when it was last saved. */
  savedSnapshot: RefObject<FormSnapshot | undefined>
  values: Record<string, unknown>
  title: string | undefined
}

/**
 * Stores unsaved input of a form in this browser until it is saved or discarded, and offers it when the
 * form is opened again (docs/architecture.md, "Forms").
 */
export function useKeptInput(form: RefObject<HTMLFormElement | null>, content: FormContent) {
  const keyOf = useKey(form, content.title)
  const [offer, setOffer] = useState<Offer>()
  const [restoredInput, setRestoredInput] = useState({
    count: 0,
    values: {} as Record<string, unknown>,
  })
  const latest = useRef({ ...content, offer })
  useLayoutEffect(() => {
    latest.current = { ...content, offer }
  })

  const writeNow = useCallback(() => {
    const key = keyOf()
    const { savedSnapshot, values, offer: offered } = latest.current
    if (!key || !form.current || !savedSnapshot.current) return
    const input = currentInput(form.current, savedSnapshot.current, values, offered?.input)
    if (input) keptInputStore.write(key, input)
    else keptInputStore.remove(key)
  }, [keyOf, form])
  const { writeSoon, stop } = useDelayedWrite(writeNow)

  // Waits one frame, until the fields are initialised.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const key = keyOf()
      const input = key && keptInputStore.read(key)
      if (!input || !form.current) return
      const newOffer = offerFor(form.current, latest.current.values, input)
      latest.current.offer = newOffer
      setOffer(newOffer)
      if (!newOffer) keptInputStore.remove(key)
    })
    return () => cancelAnimationFrame(frame)
  }, [keyOf, form])

  /** Discards the current input. Input that is still offered stays stored. */
  const discard = useCallback(() => {
    stop()
    const key = keyOf()
    const offered = latest.current.offer
    if (!key) return
    if (offered) keptInputStore.write(key, offered.input)
    else keptInputStore.remove(key)
  }, [keyOf, stop])

  function forget() {
    stop()
    setOffer(undefined)
    setRestoredInput(({ count }) => ({ count, values: {} }))
    const key = keyOf()
    if (key) keptInputStore.remove(key)
  }

  function resume() {
    const { savedSnapshot, values } = latest.current
    if (!offer || !form.current || !savedSnapshot.current) return
    const { fields } = storableInput(form.current, savedSnapshot.current)
    const input = fieldValues({ ...fields, ...offer.input.fields })
    setRestoredInput(({ count }) => ({
      count: count + 1,
      values: withoutRemovedPreviews(input, values),
    }))
    setOffer(undefined)
    focusField(form.current, Object.keys(offer.input.fields))
  }

  function discardOffer() {
    const key = keyOf()
    if (!offer || !key) return
    setOffer(undefined)
    latest.current.offer = undefined
    writeNow()
    if (form.current) focusFirstField(form.current)
    const onClick = () => {
      keptInputStore.write(key, offer.input)
      setOffer(offer)
      writeSoon()
    }
    showToast({ title: keptInputCopy.discarded, actions: [{ label: keptInputCopy.undo, onClick }] })
  }

  return { offer, restoredInput, writeSoon, discard, forget, resume, discardOffer }
}

/** Returns the key of a form's input: the account, the screen, the dialog and the row. */
function useKey(form: RefObject<HTMLFormElement | null>, title: string | undefined) {
  const account = useContext(AccountContext)
  const { pathname } = useLocation()
  return useCallback(() => {
    // The input of new items is stored as unsaved drafts.
    if (!account || newItemAt(pathname) || !form.current) return undefined
    const subjects = form.current.querySelectorAll<HTMLInputElement>('input[data-subject]')
    const parts = [pathname, title ?? '', ...Array.from(subjects, ({ value }) => value)]
    return { account, form: JSON.stringify(parts) }
  }, [account, pathname, title, form])
}

/** Returns the input to store: the current changes, merged into input that is still offered. */
function currentInput(
  form: HTMLFormElement,
  saved: FormSnapshot,
  values: FormContent['values'],
  offered: KeptInput | undefined,
): KeptInput | undefined {
  const { fields, pictures } = storableInput(form, saved)
  if (Object.keys(fields).length + pictures.length === 0) return offered
  return {
    keptAt: timeNow(),
    revisions: offered?.revisions ?? Object.fromEntries(revisionsOf(values)),
    fields: { ...offered?.fields, ...fields },
    pictures: pictures.length > 0 ? pictures : (offered?.pictures ?? []),
  }
}

/** Returns undefined if the form already has all of the input. */
function offerFor(
  form: HTMLFormElement,
  values: FormContent['values'],
  input: KeptInput,
): Offer | undefined {
  const current = snapshotOf(form)
  const isDifferent = Object.entries(input.fields).some(([name, kept]) =>
    differs(current, name, kept),
  )
  if (!isDifferent && input.pictures.length === 0) return undefined
  return {
    input,
    timeText: keptTimeText(input.keptAt, timeNow()),
    differences: differencesOf(form, current, input.fields),
    isOutdated: isOutdated(input, Object.fromEntries(revisionsOf(values))),
  }
}
