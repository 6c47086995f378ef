import type { Noun } from '~/platform/changes/noun'
import { isPart, type Nouns, namingColumns } from '~/platform/changes/nouns'

/** The main row of a change: preferably not a part of another row, and not a deleted row. */
export function headOf<Row extends { noun: Noun; action: string }>(
  nouns: Nouns,
  rows: readonly Row[],
): Row | undefined {
  // Rows that only make room for a new one come last.
  const rank = ({ noun, action }: Row) =>
    (isPart(nouns, noun) ? 2 : 0) + (action === 'delete' ? 1 : 0)
  const candidates = rows.filter((row) => !isEmptiedReference(nouns, rows, row))
  return candidates.sort((a, b) => rank(a) - rank(b))[0]
}

/** Whether a change only cleared a row's reference to the deleted row. */
export function isEmptiedReference(
  nouns: Nouns,
  rows: readonly { noun: Noun; action: string }[],
  { noun, action }: { noun: Noun; action: string },
): boolean {
  if (action !== 'update') return false
  const named = namingColumns(nouns, 'emptied').filter((naming) => naming.noun === noun)
  return rows.some((row) => row.action === 'delete' && named.some(({ to }) => to === row.noun))
}
