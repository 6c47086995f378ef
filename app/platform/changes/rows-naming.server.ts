import type { Backend } from '~/platform/backend.server'
import type { Noun } from './noun'
import { plain } from './nouns'

/** The ids of a noun's rows that refer to a row in a column. */
export async function idsNaming(
  { db }: Backend,
  { noun, column }: { noun: Noun; column: string },
  id: string,
): Promise<string[]> {
  const rows = db
    .selectFrom(plain(noun))
    .select('id')
    .where(column as 'title', '=', id)
  return (await rows.execute()).map((row) => row.id)
}
