import { useEffect } from 'react'
import { retryUntilDone } from './connection'
import { fetchCode } from './fetch-code'
import { isPlainClick } from './held-click'
import { missingCode } from './route-code'

/**
 * Fetches the code of a page before the router follows a link to it, and retries while the connection is
 * down. If the router could not load the code, it would reload the open page, and the browser would show its
 * error page.
 */
export function AwaitPageCode() {
  useEffect(interceptLinks, [])
  return null
}

/** @returns a function that removes the listener */
export function interceptLinks(): () => void {
  const fetched = new Set<string>()
  let request = new AbortController()
  async function interceptClick(event: MouseEvent) {
    const link = followedLink(event)
    if (!link) return
    request.abort()
    const missing = missingCode(link.pathname).filter((path) => !fetched.has(path))
    if (missing.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    request = new AbortController()
    const { signal } = request
    const isFetched = await retryUntilDone(() => fetchCode(missing), signal).catch(() => false)
    if (!isFetched) return
    for (const path of missing) fetched.add(path)
    link.click()
  }
  addEventListener('click', interceptClick, { capture: true })
  return () => removeEventListener('click', interceptClick, { capture: true })
}

/** Returns the link that the router follows. Those with `data-loads-document` are the browser's. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || !isPlainClick(event)) return undefined
  const { origin, target, download, dataset } = link
  const isOfRouter = origin === location.origin && !target && !download
  return isOfRouter && dataset.loadsDocument === undefined ? link : undefined
}
