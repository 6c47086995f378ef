import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { StoredEntry } from '~/domain/content/content'
import { keptWhen } from './kept-input.copy'
import { isOutdated, type KeptInput, keptHere, timeNow } from './kept-inputs'
import { useWrittenDown } from './use-kept-input'

interface TypedText {
  /** Nothing is kept where nobody is signed in. */
  account: string
  key: string
  /** What it began with. */
  base: StoredEntry
  value: string
}

/** Keeps what is typed of a text in its place, as `useKeptInput` does of a form. */
export function useKeptText({ account, key, base, value }: TypedText) {
  const [offered, setOffered] = useState(() => {
    const found = keptHere.read(underOf(account, key))
    return found && textOf(found) !== base.value ? found : undefined
  })
  const current = useRef({ base, value, offered })
  useLayoutEffect(() => {
    current.current = { base, value, offered }
  })
  const keep = useCallback(() => {
    const { base: began, value: typed, offered: waiting } = current.current
    const input = typed === began.value ? waiting : inputOf(began, typed)
    if (account && input) keptHere.write(underOf(account, key), input)
    else keptHere.remove(underOf(account, key))
  }, [account, key])
  const { keepSoon, stop } = useWrittenDown(keep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every letter
  useEffect(keepSoon, [value])

  /** It is given up, or stored: what was offered and never looked at stays. */
  const forget = useCallback(
    (isStored: boolean) => {
      stop()
      const { offered: waiting } = current.current
      if (waiting && !isStored) keptHere.write(underOf(account, key), waiting)
      else keptHere.remove(underOf(account, key))
    },
    [account, key, stop],
  )
  const offer = offered && {
    when: keptWhen(offered.keptAt, timeNow()),
    text: textOf(offered),
    isOutdated: isOutdated(offered, { revision: String(base.revision) }),
  }
  return { offer, withdraw: () => setOffered(undefined), forget }
}

const underOf = (account: string, key: string) => ({
  account,
  form: JSON.stringify(['in place', key]),
})

const textOf = ({ fields }: KeptInput) => fields.value?.[0] ?? ''

function inputOf({ revision }: StoredEntry, value: string): KeptInput {
  const revisions = { revision: String(revision) }
  return { keptAt: timeNow(), revisions, fields: { value: [value] }, pictures: [] }
}
