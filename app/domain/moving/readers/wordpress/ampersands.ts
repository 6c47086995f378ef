/** Longer than an entity, and than either end of a CDATA. */
const longestToken = 40

interface Stretch {
  /** The text that ends it. */
  end: string
  written: (text: string) => string
}

const stretches: [outside: Stretch, cdata: Stretch] = [
  { end: '<![CDATA[', written: (text) => text.replace(/&(?!#?\w{1,32};)/g, '&amp;') },
  { end: ']]>', written: (text) => text },
]

/**
 * Escapes ampersands that begin no entity, outside CDATA: the parser would take all up to the next semicolon for an
 * entity.
 */
export async function* escapedAmpersands(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let [stretch, next] = stretches
  for await (const text of texts) {
    rest += text
    for (let end = rest.indexOf(stretch.end); end >= 0; end = rest.indexOf(stretch.end)) {
      const stop = end + stretch.end.length
      yield stretch.written(rest.slice(0, stop))
      rest = rest.slice(stop)
      ;[stretch, next] = [next, stretch]
    }
    const stop = wholeEnd(rest)
    yield stretch.written(rest.slice(0, stop))
    rest = rest.slice(stop)
  }
  yield stretch.written(rest)
}

/** Positions at which no token can be cut. */
function wholeEnd(text: string): number {
  const end = Math.max(0, text.length - longestToken)
  const ampersand = text.lastIndexOf('&', end)
  return ampersand >= 0 && ampersand > end - longestToken ? ampersand : end
}
