/** The strings of a column that stores a JSON list. */
export function listIn(stored: string): string[] {
  const words: unknown = JSON.parse(stored)
  return Array.isArray(words) ? words.map(String).filter(Boolean) : []
}
