import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from './noun'
import type { StoredRow } from './open-change'
import { deleteRow } from './rows.server'

/** @returns the change to undo; undefined if the row is already gone */
export async function moveToTrash(backend: Backend, admin: Admin, noun: Noun, id: string) {
  await deleteRow(backend, admin, noun, id)
  return recordInTrash(backend, noun, id)
}

/** Lists a row that the change has hidden in the trash: see `moveToTrash`. */
export function recordInTrash({ change }: Backend, noun: Noun, id: string): string | undefined {
  if (!change?.rows.has(`${noun} ${id}`)) return undefined
  change.trashedRow = { noun, id }
  return change.id
}

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
