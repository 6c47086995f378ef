import Negotiator from 'negotiator'

type Encoding = 'br' | 'gzip' | 'identity'

/** What we can answer in, the best first: it decides where the asker has no preference. */
const available: Encoding[] = ['br', 'gzip', 'identity']

/** Browsers send a handful of headers, and a kept page is sent faster than one is worked out. */
const remembered = new Map<string, Encoding>()
const mostRemembered = 100

/** The best encoding for an Accept-Encoding header; who accepts none at all gets `identity`. */
export function acceptedEncoding(header: string): Encoding {
  const known = remembered.get(header)
  if (known !== undefined) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const encoding = negotiator.encoding(available, { preferred: available }) ?? 'identity'
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(header, encoding)
  return encoding
}
