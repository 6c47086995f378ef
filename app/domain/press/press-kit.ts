import type { ContentKey } from '~/domain/content/content'
import { facts as factsOfHome } from '~/domain/content/facts'
import type { PressImage } from '~/domain/images/press-images'

/** The biography in its three lengths, the shortest first. */
export const biographies = [
  { text: 'presse.biography_short', name: 'presse.short' },
  { text: 'presse.biography_middle', name: 'presse.middle' },
  { text: 'presse.biography_long', name: 'presse.long' },
] as const satisfies { text: ContentKey; name: ContentKey }[]

/** Something that newspapers ask about. */
export interface Fact {
  /** Null where there are only words. */
  name: string | null
  value: string
}

/** A cover for the press, with the book it is of. */
export type ShownCover = PressImage & { title: string; year: number }

/**
 * The facts as the author writes them, one to a line: 'Født: 1971'. While there are none, those of the
 * front page stand for them.
 */
export function factsOf(
  written: string,
  home: Partial<Record<(typeof factsOfHome)[number]['of'], string>>,
): Fact[] {
  const lines = written.split('\n').map((line) => line.trim())
  const own = lines.filter((line) => line !== '').map(factOf)
  if (own.length > 0) return own
  return factsOfHome.flatMap(({ of, name }) => {
    const value = home[of]?.trim()
    return value ? [{ name, value }] : []
  })
}

/** A colon without a blank after it is part of something, such as of a URL. */
function factOf(line: string): Fact {
  const [, name, value] = /^([^:]{1,60}):\s+(.+)$/.exec(line) ?? []
  return name && value ? { name: name.trim(), value } : { name: null, value: line }
}

/** How many words a text has, as a newspaper counts them. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
