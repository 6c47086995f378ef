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
import { changedFields } from './changed-fields'
import { type Difference, differencesOf, differs } from './differences'
import { focusField, focusFirst } from './focus-field'
import { keptInputCopy, keptWhen } from './kept-input.copy'
import {
  isOutdated,
  type KeptInput,
  keptHere,
  timeNow,
  valuesFrom,
  withoutPictures,
} from './kept-inputs'
import { useDelayedWrite } from './use-delayed-write'

/** Unsaved input that can be restored. */
export interface Offer {
  input: KeptInput
  when: string
  differences: Difference[]
  /** Whether the row was saved since. */
  isOutdated: boolean
}

interface KeptForm {
  /** The form's content when it was last saved. */
  saved: RefObject<FormSnapshot | undefined>
  values: Record<string, unknown>
  title: string | undefined
}

/**
 * Stores unsaved input of a form in this browser until it is saved or discarded, and offers it when the
 * form is opened again (docs/architecture.md, "Forms").
 */
export function useKeptInput(form: RefObject<HTMLFormElement | null>, kept: KeptForm) {
  const keyOf = useKey(form, kept.title)
  const [offer, setOffer] = useState<Offer>()
  const [resumed, setResumed] = useState({ times: 0, values: {} as Record<string, unknown> })
  const latest = useRef({ ...kept, offer })
  useLayoutEffect(() => {
    latest.current = { ...kept, offer }
  })

  const keep = useCallback(() => {
    const key = keyOf()
    const { saved, values, offer: offered } = latest.current
    if (!key || !form.current || !saved.current) return
    const input = inputNow(form.current, saved.current, values, offered?.input)
    if (input) keptHere.write(key, input)
    else keptHere.remove(key)
  }, [keyOf, form])
  const { writeSoon, stop } = useDelayedWrite(keep)

  // One frame later, once the fields are initialised.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const key = keyOf()
      const input = key && keptHere.read(key)
      if (!input || !form.current) return
      const found = offerFor(form.current, latest.current.values, input)
      latest.current.offer = found
      setOffer(found)
      if (!found) keptHere.remove(key)
    })
    return () => cancelAnimationFrame(frame)
  }, [keyOf, form])

  /** Discards the current input, but not the input that is still offered. */
  const discard = useCallback(() => {
    stop()
    const key = keyOf()
    const offered = latest.current.offer
    if (!key) return
    if (offered) keptHere.write(key, offered.input)
    else keptHere.remove(key)
  }, [keyOf, stop])

  /** Removes the input after a save. */
  function forget() {
    stop()
    setOffer(undefined)
    setResumed(({ times }) => ({ times, values: {} }))
    const key = keyOf()
    if (key) keptHere.remove(key)
  }

  function resume() {
    const { saved, values } = latest.current
    if (!offer || !form.current || !saved.current) return
    const { fields } = changedFields(form.current, saved.current)
    const begun = valuesFrom({ ...fields, ...offer.input.fields })
    setResumed(({ times }) => ({ times: times + 1, values: withoutPictures(begun, values) }))
    setOffer(undefined)
    focusField(form.current, Object.keys(offer.input.fields))
  }

  /** Discards the offered input. */
  function dismiss() {
    const key = keyOf()
    if (!offer || !key) return
    setOffer(undefined)
    latest.current.offer = undefined
    keep()
    if (form.current) focusFirst(form.current)
    const onClick = () => {
      keptHere.write(key, offer.input)
      setOffer(offer)
      writeSoon()
    }
    showToast({ title: keptInputCopy.discarded, actions: [{ label: keptInputCopy.undo, onClick }] })
  }

  return { offer, resumed, writeSoon, discard, forget, resume, dismiss }
}

/** Returns the key of a form's input: the account, the screen, the dialog and the row. */
function useKey(form: RefObject<HTMLFormElement | null>, title: string | undefined) {
  const account = useContext(AccountContext)
  const { pathname } = useLocation()
  return useCallback(() => {
    // The input of new items is stored as drafts.
    if (!account || newItemAt(pathname) || !form.current) return undefined
    const subjects = form.current.querySelectorAll<HTMLInputElement>('input[data-subject]')
    const about = [pathname, title ?? '', ...Array.from(subjects, ({ value }) => value)]
    return { account, form: JSON.stringify(about) }
  }, [account, pathname, title, form])
}

/** Returns the input to store: the current changes, merged over input that is still offered. */
function inputNow(
  form: HTMLFormElement,
  saved: FormSnapshot,
  values: KeptForm['values'],
  offered: KeptInput | undefined,
): KeptInput | undefined {
  const { fields, pictures } = changedFields(form, saved)
  if (Object.keys(fields).length + pictures.length === 0) return offered
  return {
    keptAt: timeNow(),
    revisions: offered?.revisions ?? Object.fromEntries(revisionsOf(values)),
    fields: { ...offered?.fields, ...fields },
    pictures: pictures.length > 0 ? pictures : (offered?.pictures ?? []),
  }
}

/** Undefined if the form already contains all of the input. */
function offerFor(
  form: HTMLFormElement,
  values: KeptForm['values'],
  input: KeptInput,
): Offer | undefined {
  const held = snapshotOf(form)
  const isDifferent = Object.entries(input.fields).some(([name, kept]) => differs(held, name, kept))
  if (!isDifferent && input.pictures.length === 0) return undefined
  return {
    input,
    when: keptWhen(input.keptAt, timeNow()),
    differences: differencesOf(form, held, input.fields),
    isOutdated: isOutdated(input, Object.fromEntries(revisionsOf(values))),
  }
}
