export interface Segment {
  text: string
  isMatch?: boolean
}

/** In characters. */
export const maxQueryLength = 100

export const searchPath = '/soeg'

/** @param name the name of one group in URLs */
export function searchPathOf(query: string, name?: string): string {
  const parameters = new URLSearchParams({ q: query })
  if (name) parameters.set('i', name)
  return `${searchPath}?${parameters}`
}
