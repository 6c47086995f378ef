import type { Noun } from '~/platform/changes/noun'
import { isPart, type Nouns, referencingColumns } from '~/platform/changes/nouns'

/** The main row of a change. Prefers rows that are not part of another row, then rows that were not deleted. */
export function mainRow<Row extends { noun: Noun; action: string }>(
  nouns: Nouns,
  rows: readonly Row[],
): Row | undefined {
  const rank = ({ noun, action }: Row) =>
    (isPart(nouns, noun) ? 2 : 0) + (action === 'delete' ? 1 : 0)
  const candidates = rows.filter((row) => !isClearedReference(nouns, rows, row))
  return candidates.sort((a, b) => rank(a) - rank(b))[0]
}

/** Whether a change only cleared a row's reference to the deleted row. */
export function isClearedReference(
  nouns: Nouns,
  rows: readonly { noun: Noun; action: string }[],
  { noun, action }: { noun: Noun; action: string },
): boolean {
  if (action !== 'update') return false
  const references = referencingColumns(nouns, 'set-null').filter((naming) => naming.noun === noun)
  return rows.some((row) => row.action === 'delete' && references.some(({ to }) => to === row.noun))
}
