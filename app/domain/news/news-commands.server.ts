import type { Backend } from '~/platform/backend.server'
import { commitChange, deleteRow, insertRow, updateRow } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'
import type { NewsForm } from './news.form'

/**
 * Stores a news item: a new one when no id is given.
 * @throws DomainError missing, outdated
 */
export async function saveNews(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, ...values }: NewsForm,
): Promise<void> {
  await commitChange(backend, ['news'], async (tx) => {
    if (id === undefined) await insertRow(tx, admin, 'news', values)
    else await updateRow(tx, admin, 'news', { id, revision }, values)
  })
}

/** Deletes a news item for good. */
export async function deleteNews(backend: Backend, admin: Admin, id: string): Promise<void> {
  await commitChange(backend, ['news'], (tx) => deleteRow(tx, admin, 'news', id))
}
