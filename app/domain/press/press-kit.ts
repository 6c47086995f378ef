import type { ContentKey } from '~/domain/content/content'
import { facts as homeFacts } from '~/domain/content/facts'
import type { PressPicture } from '~/domain/images/gallery/gallery'

export const biographies = [
  { text: 'presse.biography_short', name: 'presse.short' },
  { text: 'presse.biography_middle', name: 'presse.middle' },
  { text: 'presse.biography_long', name: 'presse.long' },
] as const satisfies { text: ContentKey; name: ContentKey }[]

export interface Fact {
  /** Null if the line has no name. */
  name: string | null
  value: string
}

export type PublicCover = PressPicture & { title: string; year: number }

/** Parses the author's facts, one per line: 'Født: 1971'. Without any, returns those of the front page. */
export function parseFacts(
  text: string,
  home: Partial<Record<(typeof homeFacts)[number]['key'], string>>,
): Fact[] {
  const lines = text.split('\n').map((line) => line.trim())
  const own = lines.filter((line) => line !== '').map(parseFact)
  if (own.length > 0) return own
  return homeFacts.flatMap(({ key, label }) => {
    const value = home[key]?.trim()
    return value ? [{ name: label, value }] : []
  })
}

/** A name ends with a colon and a space. A colon without a space may be part of a URL. */
function parseFact(line: string): Fact {
  const [, name, value] = /^([^:]{1,60}):\s+(.+)$/.exec(line) ?? []
  return name && value ? { name: name.trim(), value } : { name: null, value: line }
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
