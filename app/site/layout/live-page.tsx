import { useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { followDay, followVersion } from '~/ui/content-version'

const maxWaitMs = 300

interface LivePageProps {
  /** The version of the content on the page. */
  version: number
  /** The end of the day in Copenhagen, when the calendar changes, in milliseconds since 1970. */
  dayEnds: number
  /** Whether updates have to wait. */
  held: boolean
}

/**
 * Reloads the data of an open page when the site's content has a new version
 * (docs/decisions/0012-live.md). Pages reload at random delays, and retry more slowly while the response
 * is older than that version.
 */
export function LivePage({ version, dayEnds, held }: LivePageProps) {
  const [latest, setLatest] = useState<number>()
  const attempts = useRef(0)
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const busy = [{ state }, navigation, ...fetchers].some((work) => work.state !== 'idle')

  useEffect(() => followVersion(setLatest), [])
  useEffect(() => {
    if (held) return
    return followDay(dayEnds, () => void revalidate())
  }, [dayEnds, held, revalidate])
  useEffect(() => {
    if (latest === version) attempts.current = 0
    if (latest === undefined || latest === version || busy || held) return
    const wait = Math.random() * maxWaitMs * 2 ** attempts.current
    const timer = setTimeout(() => {
      attempts.current += 1
      void revalidate()
    }, wait)
    return () => clearTimeout(timer)
  }, [latest, version, busy, held, revalidate])
  return null
}
