import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { StoredEntry } from '~/domain/content/content'
import { keptWhen } from './kept-input.copy'
import { isOutdated, type KeptInput, keptHere, timeNow } from './kept-inputs'
import { useDelayedWrite } from './use-delayed-write'

interface TypedText {
  /** Empty if nobody is signed in; then nothing is stored. */
  account: string
  key: string
  /** The stored text when editing began. */
  base: StoredEntry
  value: string
}

/** Stores unsaved input of a text that is edited in place, as `useKeptInput` does for a form. */
export function useKeptText({ account, key, base, value }: TypedText) {
  const [offered, setOffered] = useState(() => {
    const found = keptHere.read(keyOf(account, key))
    return found && textOf(found) !== base.value ? found : undefined
  })
  const latest = useRef({ base, value, offered })
  useLayoutEffect(() => {
    latest.current = { base, value, offered }
  })
  const keep = useCallback(() => {
    const { base: stored, value: typed, offered: waiting } = latest.current
    const input = typed === stored.value ? waiting : inputOf(stored, typed)
    if (account && input) keptHere.write(keyOf(account, key), input)
    else keptHere.remove(keyOf(account, key))
  }, [account, key])
  const { writeSoon, stop } = useDelayedWrite(keep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every keystroke
  useEffect(writeSoon, [value])

  /** Removes the input after a save. */
  function forget() {
    stop()
    keptHere.remove(keyOf(account, key))
  }
  /** Discards the current input, but not the input that is still offered. */
  const discard = useCallback(() => {
    stop()
    const { offered: waiting } = latest.current
    if (waiting) keptHere.write(keyOf(account, key), waiting)
    else keptHere.remove(keyOf(account, key))
  }, [account, key, stop])
  /** Ends the offer. From now on the typed text is stored instead of it. */
  function hideOffer() {
    setOffered(undefined)
    writeSoon()
  }
  const offer = offered && {
    when: keptWhen(offered.keptAt, timeNow()),
    text: textOf(offered),
    isOutdated: isOutdated(offered, { revision: String(base.revision) }),
  }
  return { offer, hideOffer, discard, forget }
}

const keyOf = (account: string, key: string) => ({
  account,
  form: JSON.stringify(['in place', key]),
})

const textOf = ({ fields }: KeptInput) => fields.value?.[0] ?? ''

function inputOf({ revision }: StoredEntry, value: string): KeptInput {
  const revisions = { revision: String(revision) }
  return { keptAt: timeNow(), revisions, fields: { value: [value] }, pictures: [] }
}
