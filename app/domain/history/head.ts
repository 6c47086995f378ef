import { isPart, type Noun, type Nouns, namingColumns } from '~/platform/changes/nouns'

/** The row that a change is about, of all it has written: none that is part of another, if it can be. */
export function headOf<Row extends { noun: Noun; action: string }>(
  nouns: Nouns,
  rows: readonly Row[],
): Row | undefined {
  // What makes room for something new is not what it was done for.
  const rank = ({ noun, action }: Row) =>
    (isPart(nouns, noun) ? 2 : 0) + (action === 'delete' ? 1 : 0)
  const meant = rows.filter((row) => !isEmptiedReference(nouns, rows, row))
  return meant.sort((a, b) => rank(a) - rank(b))[0]
}

/** Whether a change has only emptied a row's reference to what it deleted. */
export function isEmptiedReference(
  nouns: Nouns,
  rows: readonly { noun: Noun; action: string }[],
  { noun, action }: { noun: Noun; action: string },
): boolean {
  if (action !== 'update') return false
  const named = namingColumns(nouns, 'emptied').filter((naming) => naming.noun === noun)
  return rows.some((row) => row.action === 'delete' && named.some(({ to }) => to === row.noun))
}
