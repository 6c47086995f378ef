/** Parameters that social networks, search engines and newsletters add to links. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_[ce]id|_hs\w+|li_fat_id|ttclid)$/

/** No page reads them, and each value would be cached separately. */
export function withoutTracking(url: string): string {
  const queryStart = url.indexOf('?')
  if (queryStart < 0) return url
  const parameters = url.slice(queryStart + 1).split('&')
  const remaining = parameters.filter(
    (parameter) => !tracking.test(parameter.split('=', 1)[0] ?? ''),
  )
  if (remaining.length === parameters.length) return url
  const path = url.slice(0, queryStart)
  return remaining.length > 0 ? `${path}?${remaining.join('&')}` : path
}
