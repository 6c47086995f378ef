const silenceMs = 60_000
const againMs = 10_000
/** All open pages ask within this time of midnight. */
const dayBeginsMs = 5_000
const signs = ['visibilitychange', 'pagehide', 'pageshow', 'online', 'offline']

/**
 * Listens while the page is seen, and tells the content's version, or nothing while there is no
 * connection: a page that could not be read again would be gone (docs/decisions/0012-live.md).
 * @returns a function that ends it.
 */
export function followVersion(onVersion: (version: number | undefined) => void): () => void {
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

// biome-ignore lint/plugin: by the reader's own clock; a Clock is the server's
const timeNow = () => Date.now()

/**
 * Tells when Copenhagen's date has changed, or as soon as the page is looked at after that.
 * @param dayEnds in milliseconds since 1970
 * @returns a function that ends it.
 */
export function followDay(dayEnds: number, onNewDay: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(atLeast: number) {
    clearTimeout(timer)
    // Where this clock runs ahead of the server's, the answer is still of the old day.
    timer = setTimeout(tell, Math.max(dayEnds - timeNow(), atLeast) + Math.random() * dayBeginsMs)
  }
  function tell() {
    wait(againMs * 6)
    if (!document.hidden) onNewDay()
  }
  function look() {
    if (!document.hidden && timeNow() > dayEnds) tell()
  }
  wait(0)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
