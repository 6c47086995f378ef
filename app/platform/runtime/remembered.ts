/** The total length of inputs and results at which the cache is cleared. */
const maxLetters = 500_000

/** Memoizes a pure function of a text. */
export function remembered(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  let letters = 0
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = work(text)
    const more = text.length + result.length
    if (more > maxLetters) return result
    if (letters + more > maxLetters) {
      known.clear()
      letters = 0
    }
    known.set(text, result)
    letters += more
    return result
  }
}
