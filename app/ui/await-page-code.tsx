import { useEffect } from 'react'
import { untilDone } from './connection'
import { isPlain } from './held-click'
import { fetchCode, missingCode } from './route-code'

/**
 * Fetches the code of a page before the router follows a link to it, and retries while the connection
 * is down. The router itself would reload the open page if it could not load the code, and the browser
 * would show its error page.
 */
export function AwaitPageCode() {
  useEffect(holdLinks, [])
  return null
}

/** @returns a function that stops it */
export function holdLinks(): () => void {
  const fetched = new Set<string>()
  let stop = new AbortController()
  async function hold(event: MouseEvent) {
    const link = followedLink(event)
    if (!link) return
    stop.abort()
    const missing = missingCode(link.pathname).filter((path) => !fetched.has(path))
    if (missing.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    stop = new AbortController()
    const { signal } = stop
    const isHere = await untilDone(() => fetchCode(missing), signal).catch(() => false)
    if (!isHere) return
    for (const path of missing) fetched.add(path)
    link.click()
  }
  addEventListener('click', hold, { capture: true })
  return () => removeEventListener('click', hold, { capture: true })
}

function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || !isPlain(event)) return undefined
  const { origin, target, download } = link
  return origin === location.origin && !target && !download ? link : undefined
}
