import { createHash } from 'node:crypto'
import type { Backend, Preview } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/nouns'
import { storedRow } from '~/platform/changes/rows.server'
import { linkParameter } from './publication'

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The draft that a link shows; undefined where its token is wrong, closed or expired, or the row is gone. */
export async function previewByLink(
  backend: Backend,
  token: string,
): Promise<(Preview & Required<Pick<Preview, 'link'>>) | undefined> {
  const row = await backend.db
    .selectFrom('preview_links')
    .select(['noun', 'row_id', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', backend.clock.now().toISOString())
    .executeTakeFirst()
  if (!row || !(await storedRow(backend, row.noun, row.row_id))) return undefined
  const query = `${linkParameter}=${encodeURIComponent(token)}`
  return { id: row.row_id, link: { query, until: row.expires_at } }
}

/** Until when a row may be looked at by a link: an instant, null where nobody may. */
export async function linkUntil(
  { db, clock }: Backend,
  noun: PublishedNoun,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('preview_links')
    .select('expires_at')
    .where('noun', '=', noun)
    .where('row_id', '=', id)
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  return row?.expires_at ?? null
}
