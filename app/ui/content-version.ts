const maxSilenceMs = 60_000
const retryMs = 10_000
/** In milliseconds: open pages spread their requests after midnight over this time. */
const midnightSpreadMs = 5_000
const pageEvents = ['visibilitychange', 'pagehide', 'pageshow', 'online', 'offline']

/**
 * Reports the content's version while the page is visible; undefined without a connection, since a page
 * that cannot be reloaded must stay (docs/decisions/0012-live.md).
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
      openIn(maxSilenceMs)
      onVersion(Number(data))
    }
    source.onerror = () => {
      onVersion(undefined)
      openIn(retryMs)
    }
  }
  /** EventSource reconnects by itself, but not after a refusal or after the device slept. */
  function openIn(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(open, delay * (1 + Math.random()))
  }
  function update({ type }: Pick<Event, 'type'>) {
    if (type === 'pagehide' || document.hidden || !navigator.onLine) close()
    else if (!source) open()
  }

  for (const sign of pageEvents) addEventListener(sign, update)
  update({ type: '' })
  return () => {
    for (const sign of pageEvents) removeEventListener(sign, update)
    close()
  }
}

// biome-ignore lint/plugin: the browser's own clock; a Clock is the server's
const timeNow = () => Date.now()

/**
 * Calls `onNewDay` when Copenhagen's date has changed, or once the page becomes visible after that.
 * @param dayEnds in milliseconds since 1970
 * @returns a function that stops it
 */
export function followDay(dayEnds: number, onNewDay: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(atLeast: number) {
    clearTimeout(timer)
    // If this clock is ahead of the server's, the server still answers with the old date.
    timer = setTimeout(
      notify,
      Math.max(dayEnds - timeNow(), atLeast) + Math.random() * midnightSpreadMs,
    )
  }
  function notify() {
    wait(retryMs * 6)
    if (!document.hidden) onNewDay()
  }
  function checkDate() {
    if (!document.hidden && timeNow() > dayEnds) notify()
  }
  wait(0)
  document.addEventListener('visibilitychange', checkDate)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', checkDate)
  }
}
