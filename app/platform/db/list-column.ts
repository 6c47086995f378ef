export function parseList(stored: string): string[] {
  const values: unknown = JSON.parse(stored)
  return Array.isArray(values) ? values.map(String).filter(Boolean) : []
}
