const differenceLength = 60
const contextLength = 20

/** Shortens long texts to excerpts that start shortly before their first difference. */
export function differingExcerpts(before: string, now: string): { before: string; now: string } {
  const length = Math.max(before.length, now.length)
  if (length <= differenceLength) return { before, now }
  const others = [...before]
  const firstDifference = [...now].findIndex((letter, at) => letter !== others[at])
  const start = firstDifference < 0 ? now.length : firstDifference
  const from = Math.max(0, Math.min(start - contextLength, length - differenceLength))
  const cut = (text: string) => {
    const letters = [...text]
    const part = letters.slice(from, from + differenceLength).join('')
    return `${from > 0 ? '… ' : ''}${part}${letters.length > from + differenceLength ? ' …' : ''}`
  }
  return { before: before && cut(before), now: now && cut(now) }
}
