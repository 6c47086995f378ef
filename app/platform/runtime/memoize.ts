const maxCachedLength = 500_000

export function memoize(compute: (text: string) => string): (text: string) => string {
  const cache = new Map<string, string>()
  let cachedLength = 0
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const result = compute(text)
    const length = text.length + result.length
    if (length > maxCachedLength) return result
    if (cachedLength + length > maxCachedLength) {
      cache.clear()
      cachedLength = 0
    }
    cache.set(text, result)
    cachedLength += length
    return result
  }
}
