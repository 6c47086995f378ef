/** U+007F, which forms and searches drop like U+0000. */
export const escapedDel = '%7F'

/** Replaces U+0000, which PostgreSQL refuses in any text. Not removed, since '%%0000' would become '%00'. */
export function withoutNul(url: string): string {
  return url.replaceAll('%00', escapedDel)
}
