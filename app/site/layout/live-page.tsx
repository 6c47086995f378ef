import { useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { followDay, followVersion } from '~/ui/content-version'

const longestWaitMs = 300

interface LivePageProps {
  /** Of the content that the page shows. */
  version: number
  /** When Copenhagen's date changes, in milliseconds since 1970: the calendar is another then. */
  dayEnds: number
  /** Whether the page has to stay as it is for now. */
  held: boolean
}

/**
 * Reads the open page again when the site's content has another version (docs/decisions/0012-live.md).
 * Not all pages at once, and more slowly where the answer is not yet of that version.
 */
export function LivePage({ version, dayEnds, held }: LivePageProps) {
  const [told, setTold] = useState<number>()
  const attempts = useRef(0)
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const busy = [{ state }, navigation, ...fetchers].some((work) => work.state !== 'idle')

  useEffect(() => followVersion(setTold), [])
  useEffect(() => {
    if (held) return
    return followDay(dayEnds, () => void revalidate())
  }, [dayEnds, held, revalidate])
  useEffect(() => {
    if (told === version) attempts.current = 0
    if (told === undefined || told === version || busy || held) return
    const wait = Math.random() * longestWaitMs * 2 ** attempts.current
    const timer = setTimeout(() => {
      attempts.current += 1
      void revalidate()
    }, wait)
    return () => clearTimeout(timer)
  }, [told, version, busy, held, revalidate])
  return null
}
