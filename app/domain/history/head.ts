import type { Noun } from '~/platform/nouns'

/** What comes with something else: a picture with its lecture, a review with its work. */
const parts: readonly Noun[] = [
  'protected_contact_info',
  'reviews',
  'collaboration_files',
  'hymn_files',
  'images',
]

export function isPart(noun: Noun): boolean {
  return parts.includes(noun)
}

/** The row that a change is about, of all it has written: none that is part of another, if it can be. */
export function headOf<Row extends { noun: Noun; action: string }>(
  rows: readonly Row[],
): Row | undefined {
  // What makes room for something new is not what it was done for.
  const rank = ({ noun, action }: Row) => parts.indexOf(noun) * 2 + (action === 'delete' ? 1 : 0)
  return [...rows].sort((a, b) => rank(a) - rank(b))[0]
}
