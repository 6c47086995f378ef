import { type RefObject, useCallback, useContext, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { type FormSnapshot, revisionsOf, snapshotOf } from '~/admin/form-state/form-snapshot'
import { AccountContext } from '~/admin/screen/contexts'
import { newItemAt } from '~/domain/unsaved-drafts/unsaved-drafts'
import { showToast } from '~/ui/toast'
import { storableInput } from './changed-fields'
import { differencesOf, differs } from './differences'
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

export type Offer = NonNullable<ReturnType<typeof offerFor>>

interface FormContent {
  /** The form's content when it was last saved. */
  savedSnapshot: RefObject<FormSnapshot | undefined>
  values: Record<string, unknown>
  title?: string | undefined
}

/**
 * Stores unsaved input of a form in this browser until it is saved or discarded, and offers it when the
 * form is opened again (docs/architecture.md, "Forms").
 */
export function useKeptInput(
  form: RefObject<HTMLFormElement | null>,
  { savedSnapshot, values, title }: FormContent,
) {
  const keyOf = useKey(form, title)
  const [offer, setOffer] = useState<Offer>()
  const [restoredInput, setRestoredInput] = useState({
    count: 0,
    values: {} as Record<string, unknown>,
  })

  function store(input: KeptInput | undefined) {
    const key = keyOf()
    if (key && input) keptInputStore.write(key, input)
    else if (key) keptInputStore.remove(key)
  }
  function storeChanges(offered: KeptInput | undefined) {
    if (!form.current || !savedSnapshot.current) return
    store(currentInput(form.current, savedSnapshot.current, values, offered))
  }
  const { writeSoon, stop } = useDelayedWrite(() => storeChanges(offer?.input))

  const readOffer = useEffectEvent(() => {
    const key = keyOf()
    const input = key && keptInputStore.read(key)
    if (!input || !form.current) return
    const newOffer = offerFor(form.current, values, input)
    setOffer(newOffer)
    if (!newOffer) keptInputStore.remove(key)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another form
  useEffect(() => {
    // Waits one frame, until the fields are initialised.
    const frame = requestAnimationFrame(readOffer)
    return () => cancelAnimationFrame(frame)
  }, [keyOf])

  /** Discards the current input. Input that is still offered stays stored. */
  function discard() {
    stop()
    store(offer?.input)
  }

  function forget() {
    stop()
    setOffer(undefined)
    setRestoredInput(({ count }) => ({ count, values: {} }))
    store(undefined)
  }

  function resume() {
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
    storeChanges(undefined)
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
function offerFor(form: HTMLFormElement, values: FormContent['values'], input: KeptInput) {
  const current = snapshotOf(form)
  const isDifferent = Object.entries(input.fields).some(([name, kept]) =>
    differs(current, name, kept),
  )
  if (!isDifferent && input.pictures.length === 0) return undefined
  return {
    input,
    timeText: keptTimeText(input.keptAt, timeNow()),
    differences: differencesOf(form, current, input.fields),
    /** Whether the row was saved after this input was typed. */
    isOutdated: isOutdated(input, Object.fromEntries(revisionsOf(values))),
  }
}
