import type { Backend } from '~/platform/backend.server'
import type { Noun } from './noun'
import type { StoredRow } from './open-change'

export async function slugsInTrash({ db }: Pick<Backend, 'db'>, noun: Noun): Promise<string[]> {
  const trashed = await db
    .selectFrom('trash')
    .innerJoin('row_versions', 'row_versions.change_id', 'trash.change_id')
    .select('content')
    .where('row_versions.noun', '=', noun)
    .where('action', '=', 'delete')
    .execute()
  return trashed.map(({ content }) => String((JSON.parse(content) as StoredRow).slug))
}
