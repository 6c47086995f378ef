import { type Noun, references } from '~/platform/changes/nouns'

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
  const meant = rows.filter((row) => !isEmptiedReference(rows, row))
  return meant.sort((a, b) => rank(a) - rank(b))[0]
}

/** Whether a change has only emptied a row's reference to what it deleted. */
export function isEmptiedReference(
  rows: readonly { noun: Noun; action: string }[],
  { noun, action }: { noun: Noun; action: string },
): boolean {
  if (action !== 'update') return false
  return rows.some((row) => row.action === 'delete' && references[row.noun]?.noun === noun)
}
