const maxSilenceMs = 60_000
const retryMs = 10_000
/** The time over which the requests of all open pages are spread after midnight. */
const midnightSpreadMs = 5_000
const pageEvents = ['visibilitychange', 'pagehide', 'pageshow', 'online', 'offline']

/**
 * Reports the version of the content while the page is visible. Reports undefined without a connection, since
 * a page cannot be reloaded then (docs/decisions/0012-live.md).
 * @returns a function that stops it
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
      reopenAfter(maxSilenceMs)
      onVersion(Number(data))
    }
    source.onerror = () => {
      onVersion(undefined)
      reopenAfter(retryMs)
    }
  }
  /** Needed because EventSource does not reconnect after an error status or after the device slept. */
  function reopenAfter(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(open, delay * (1 + Math.random()))
  }
  function update({ type }: Pick<Event, 'type'>) {
    if (type === 'pagehide' || document.hidden || !navigator.onLine) close()
    else if (!source) open()
  }

  for (const event of pageEvents) addEventListener(event, update)
  update({ type: '' })
  return () => {
    for (const event of pageEvents) removeEventListener(event, update)
    close()
  }
}

// biome-ignore lint/plugin: the browser's own clock; a Clock is the server's
const timeNow = () => Date.now()

/**
 * Calls `onNewDay` when the date has changed in Copenhagen, or when the page becomes visible after that.
 * @param dayEnd in milliseconds since 1970
 * @returns a function that stops it
 */
export function followDay(dayEnd: number, onNewDay: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function schedule(minDelay: number) {
    clearTimeout(timer)
    // Calls it again later, since the server still has the old date if this clock is ahead of its clock.
    timer = setTimeout(
      notify,
      Math.max(dayEnd - timeNow(), minDelay) + Math.random() * midnightSpreadMs,
    )
  }
  function notify() {
    schedule(retryMs * 6)
    if (!document.hidden) onNewDay()
  }
  function checkDate() {
    if (!document.hidden && timeNow() > dayEnd) notify()
  }
  schedule(0)
  document.addEventListener('visibilitychange', checkDate)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', checkDate)
  }
}
