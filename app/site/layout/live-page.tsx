import { startTransition, useEffect, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { followDay, followVersion } from '~/ui/content-version'

const maxFirstDelayMs = 300

interface LivePageProps {
  version: number
  /** The end of the day in Copenhagen, when the calendar changes, in milliseconds since 1970. */
  dayEnd: number
  isPaused: boolean
}

/**
 * Reloads the data of an open page when the site's content has a new version
 * (docs/decisions/0012-live.md). The delay is random, so that not all open pages reload at once, and grows
 * while the response is older than that version.
 */
export function LivePage({ version, dayEnd, isPaused }: LivePageProps) {
  const [latestVersion, setLatest] = useState<number>()
  const [attempts, setAttempts] = useState(0)
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const isLoading = [{ state }, navigation, ...fetchers].some((request) => request.state !== 'idle')

  useEffect(() => followVersion(setLatest), [])
  useEffect(() => {
    if (isPaused) return
    return followDay(dayEnd, () => void revalidate())
  }, [dayEnd, isPaused, revalidate])
  useEffect(() => {
    if (latestVersion === version) setAttempts(0)
    if (latestVersion === undefined || latestVersion === version || isLoading || isPaused) return
    const delayMs = Math.random() * maxFirstDelayMs * 2 ** attempts
    const timer = setTimeout(() => {
      // In a transition, as the answer is shown in one: before it the version is still the former.
      void revalidate().then(() => startTransition(() => setAttempts(attempts + 1)))
    }, delayMs)
    return () => clearTimeout(timer)
  }, [latestVersion, version, isLoading, isPaused, attempts, revalidate])
  return null
}
