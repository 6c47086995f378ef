/** The words of a column that holds a list of them, as JSON. */
export function listIn(stored: string): string[] {
  const words: unknown = JSON.parse(stored)
  return Array.isArray(words) ? words.map(String).filter(Boolean) : []
}
