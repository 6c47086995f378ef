import { publicationOf, type SavedPublication } from '~/domain/publishing/publication'
import { publishedAt } from '~/domain/publishing/publish.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, insertRow, throwAway, updateRow } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'
import type { NewsForm } from './news.form'

/**
 * Stores a news item: a new one when no id is given.
 * @returns its id, and whether visitors see it
 * @throws DomainError missing, outdated; past, at `publish_time`
 */
export async function saveNews(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, publication, ...values }: NewsForm,
): Promise<SavedPublication> {
  return commitChange(backend, ['news'], async (tx) => {
    const stored = id === undefined ? undefined : await storedPublication(tx, id)
    const published_at = publishedAt(tx, publication, stored)
    const row = { ...values, published_at }
    const saved = publicationOf(tx.clock, published_at)
    if (id === undefined) return { ...saved, id: await insertRow(tx, admin, 'news', row) }
    await updateRow(tx, admin, 'news', { id, revision }, row)
    return { ...saved, id }
  })
}

async function storedPublication({ db }: Backend, id: string) {
  return db.selectFrom('news').select('published_at').where('id', '=', id).executeTakeFirst()
}

/**
 * Moves a news item to the trash.
 * @returns the change that brings it back when it is taken back
 */
export async function deleteNews(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<string | undefined> {
  return commitChange(backend, ['news'], (tx) => throwAway(tx, admin, 'news', id))
}
