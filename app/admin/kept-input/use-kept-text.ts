import { useEffect, useState } from 'react'
import type { StoredEntry } from '~/domain/content/content'
import { keptTimeText } from './kept-input.copy'
import { isOutdated, type KeptInput, keptInputStore, timeNow } from './kept-inputs'
import { useDelayedWrite } from './use-delayed-write'

interface TypedText {
  /** Empty if nobody is signed in; then nothing is stored. */
  account: string
  key: string
  base: StoredEntry
  value: string
}

/** Stores unsaved input of a text that is edited in place, as `useKeptInput` does for a form. */
export function useKeptText({ account, key, base, value }: TypedText) {
  const [offered, setOffered] = useState(() => {
    const input = keptInputStore.read(keyOf(account, key))
    return input && textOf(input) !== base.value ? input : undefined
  })
  function store(input: KeptInput | undefined) {
    if (account && input) keptInputStore.write(keyOf(account, key), input)
    else keptInputStore.remove(keyOf(account, key))
  }
  const { writeSoon, stop } = useDelayedWrite(() =>
    store(value === base.value ? offered : inputOf(base, value)),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every keystroke
  useEffect(writeSoon, [value])

  function forget() {
    stop()
    store(undefined)
  }
  /** Discards the current input. Input that is still offered stays stored. */
  function discard() {
    stop()
    store(offered)
  }
  function hideOffer() {
    setOffered(undefined)
    writeSoon()
  }
  const offer = offered && {
    timeText: keptTimeText(offered.keptAt, timeNow()),
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
