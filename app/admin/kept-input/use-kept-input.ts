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
import { AccountContext } from '~/admin/frame/account'
import { showToast } from '~/ui/toast'
import { changedFields } from './changed-fields'
import { type Difference, differencesOf, differs } from './differences'
import { focusField, focusFirst } from './focus-field'
import { keptInputCopy, keptWhen } from './kept-input.copy'
import { isOutdated, type KeptInput, keptHere, timeNow, valuesFrom } from './kept-inputs'

/** What is offered to go on with. */
export interface Offer {
  input: KeptInput
  when: string
  differences: Difference[]
  /** The row was stored since. */
  isOutdated: boolean
}

interface KeptForm {
  /** What the form held when it was last saved. */
  saved: RefObject<FormSnapshot | undefined>
  values: Record<string, unknown>
  title: string | undefined
}

/** How long nobody types before it is written down, in milliseconds. */
const pause = 400

/**
 * Keeps what is typed in a form in this browser until it is saved or given up, and offers it when the
 * form is opened again (docs/architecture.md, "Forms").
 */
export function useKeptInput(form: RefObject<HTMLFormElement | null>, of: KeptForm) {
  const place = usePlace(form, of.title)
  const [offer, setOffer] = useState<Offer>()
  const [resumed, setResumed] = useState({ times: 0, values: {} as Record<string, unknown> })
  const current = useRef({ ...of, offer })
  useLayoutEffect(() => {
    current.current = { ...of, offer }
  })

  const keep = useCallback(() => {
    const under = place()
    const { saved, values, offer: offered } = current.current
    if (!under || !form.current || !saved.current) return
    const input = inputNow(form.current, saved.current, values, offered?.input)
    if (input) keptHere.write(under, input)
    else keptHere.remove(under)
  }, [place, form])
  const { keepSoon, stop } = useWrittenDown(keep)

  // After the frame in which the form settled.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const under = place()
      const input = under && keptHere.read(under)
      if (!input || !form.current) return
      const found = offerOf(form.current, current.current.values, input)
      current.current.offer = found
      setOffer(found)
      if (!found) keptHere.remove(under)
    })
    return () => cancelAnimationFrame(frame)
  }, [place, form])

  /** What was typed is given up; what is still offered stays. */
  const discard = useCallback(() => {
    stop()
    const under = place()
    const offered = current.current.offer
    if (!under) return
    if (offered) keptHere.write(under, offered.input)
    else keptHere.remove(under)
  }, [place, stop])

  /** It is stored. */
  function forget() {
    stop()
    setOffer(undefined)
    setResumed(({ times }) => ({ times, values: {} }))
    const under = place()
    if (under) keptHere.remove(under)
  }

  function resume() {
    const { saved, values } = current.current
    if (!offer || !form.current || !saved.current) return
    const { fields } = changedFields(form.current, saved.current)
    const begun = valuesFrom({ ...fields, ...offer.input.fields })
    setResumed(({ times }) => ({ times: times + 1, values: withoutPictures(begun, values) }))
    setOffer(undefined)
    focusField(form.current, Object.keys(offer.input.fields))
  }

  /** The author does not want what is offered. */
  function dismiss() {
    const under = place()
    if (!offer || !under) return
    setOffer(undefined)
    current.current.offer = undefined
    keep()
    if (form.current) focusFirst(form.current)
    const onClick = () => {
      keptHere.write(under, offer.input)
      setOffer(offer)
      keepSoon()
    }
    showToast({ title: keptInputCopy.discarded, action: { label: keptInputCopy.undo, onClick } })
  }

  return { offer, resumed, keepSoon, discard, forget, resume, dismiss }
}

/** Under which a form's input is kept: the screen, the dialog on it, the row it is about. */
function usePlace(form: RefObject<HTMLFormElement | null>, title: string | undefined) {
  const account = useContext(AccountContext)
  const { pathname } = useLocation()
  return useCallback(() => {
    if (!account || !form.current) return undefined
    const subjects = form.current.querySelectorAll<HTMLInputElement>('input[data-subject]')
    const about = [pathname, title ?? '', ...Array.from(subjects, ({ value }) => value)]
    return { account, form: JSON.stringify(about) }
  }, [account, pathname, title, form])
}

/** Writes down after a pause, and at once where the page may not be there after it. */
export function useWrittenDown(keep: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const keepSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      keep()
    }, pause)
  }, [keep])
  // In the layout phase the fields are still there when the form is taken away.
  useLayoutEffect(() => {
    const flush = () => {
      if (timer.current === undefined) return
      stop()
      keep()
    }
    const hidden = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', hidden)
      flush()
    }
  }, [keep, stop])
  return { keepSoon, stop }
}

/** What there is to keep, laid over what is still offered: neither may go for the other. */
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

/** Undefined where the form holds all of it already. */
function offerOf(
  form: HTMLFormElement,
  values: KeptForm['values'],
  input: KeptInput,
): Offer | undefined {
  const held = snapshotOf(form)
  const isLeft = Object.entries(input.fields).some(([name, kept]) => differs(held, name, kept))
  if (!isLeft && input.pictures.length === 0) return undefined
  return {
    input,
    when: keptWhen(input.keptAt, timeNow()),
    differences: differencesOf(form, held, input.fields),
    isOutdated: isOutdated(input, Object.fromEntries(revisionsOf(values))),
  }
}

/** A picture that was removed is not shown either. */
function withoutPictures(begun: Record<string, unknown>, values: Record<string, unknown>) {
  const removed = Object.keys(begun).filter((name) => begun[name] === '')
  const pictures = removed.map((name) => `${name}_picture`).filter((name) => name in values)
  return { ...begun, ...Object.fromEntries(pictures.map((name) => [name, undefined])) }
}
