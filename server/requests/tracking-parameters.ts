/** What social networks, searches and newsletters hang on the links that lead to a site. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_[ce]id|_hs\w+|li_fat_id|ttclid)$/

/**
 * A URL without the parameters that only tell where its visitor comes from: no page reads them, and
 * each click would have a page made of its own. The rest stays as it was written.
 */
export function withoutTracking(url: string): string {
  const begin = url.indexOf('?')
  if (begin < 0) return url
  const parameters = url.slice(begin + 1).split('&')
  const read = parameters.filter((parameter) => !tracking.test(parameter.split('=', 1)[0] ?? ''))
  if (read.length === parameters.length) return url
  const path = url.slice(0, begin)
  return read.length > 0 ? `${path}?${read.join('&')}` : path
}
