import { useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'

const longestWaitMs = 300
const silenceMs = 60_000
const againMs = 10_000
/** All open pages ask within this time of midnight. */
const dayBeginsMs = 5_000
const signs = ['visibilitychange', 'pagehide', 'pageshow', 'online', 'offline']

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

  useEffect(() => follow(setTold), [])
  useNewDay(dayEnds, held, revalidate)
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

// biome-ignore lint/plugin: by the reader's own clock; a Clock is the server's
const timeNow = () => Date.now()

/** Reads the page anew when the date has changed, or as soon as it is looked at after that. */
function useNewDay(dayEnds: number, held: boolean, revalidate: () => Promise<void>) {
  useEffect(() => {
    if (held) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function wait(atLeast: number) {
      clearTimeout(timer)
      // Where this clock runs ahead of the server's, the answer is still of the old day.
      timer = setTimeout(read, Math.max(dayEnds - timeNow(), atLeast) + Math.random() * dayBeginsMs)
    }
    function read() {
      wait(againMs * 6)
      if (!document.hidden) void revalidate()
    }
    function look() {
      if (!document.hidden && timeNow() > dayEnds) read()
    }
    wait(0)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [dayEnds, held, revalidate])
}

/**
 * Listens while the page is seen, and tells the content's version, or nothing while there is no
 * connection: a page that could not be read again would be gone.
 * @returns a function that ends it.
 */
function follow(onVersion: (version: number | undefined) => void) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function close() {
    clearTimeout(timer)
    source?.close()
    source = undefined
    onVersion(undefined)
  }
  function open() {
    close()
    source = new EventSource('/haendelser')
    source.onmessage = ({ data }) => {
      openIn(silenceMs)
      onVersion(Number(data))
    }
    source.onerror = () => {
      onVersion(undefined)
      openIn(againMs)
    }
  }
  /** The browser connects again by itself, but not after a refusal, nor when it slept. */
  function openIn(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(open, delay * (1 + Math.random()))
  }
  function turn({ type }: Pick<Event, 'type'>) {
    if (type === 'pagehide' || document.hidden || !navigator.onLine) close()
    else if (!source) open()
  }

  for (const sign of signs) addEventListener(sign, turn)
  turn({ type: '' })
  return () => {
    for (const sign of signs) removeEventListener(sign, turn)
    close()
  }
}
