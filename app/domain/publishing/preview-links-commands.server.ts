import { randomBytes } from 'node:crypto'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import type { PublishedNoun } from '~/platform/changes/noun'
import { asTable } from '~/platform/changes/nouns'
import { DomainError } from '~/platform/runtime/domain-error'
import { tokenHash } from './preview-links.server'
import { isDraft } from './visibility.server'

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

/**
 * @returns the token for its URL, of which only the hash is stored, and its expiry (ISO 8601 in UTC)
 * @throws DomainError missing, when there is no such draft
 */
export async function openPreviewLink(
  backend: Backend,
  admin: Admin,
  noun: PublishedNoun,
  id: string,
) {
  return inTransaction(backend, async (tx) => {
    const summary = await draftTitle(tx, noun, id)
    const now = tx.clock.now()
    const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString()
    const token = randomBytes(32).toString('base64url')
    const values = {
      token_hash: tokenHash(token),
      expires_at: expiresAt,
      created_at: now.toISOString(),
    }
    await tx.db.deleteFrom('preview_links').where('expires_at', '<=', now.toISOString()).execute()
    await tx.db
      .insertInto('preview_links')
      .values({ noun, row_id: id, ...values })
      .onConflict((former) => former.columns(['noun', 'row_id']).doUpdateSet(values))
      .execute()
    await recordAudit(tx, admin, { action: 'insert', noun: 'preview_links', summary })
    return { token, expiresAt }
  })
}

/** @throws DomainError missing, when there is no such draft */
export async function closePreviewLink(
  backend: Backend,
  admin: Admin,
  noun: PublishedNoun,
  id: string,
): Promise<void> {
  await inTransaction(backend, async (tx) => {
    const summary = await draftTitle(tx, noun, id)
    const { numDeletedRows } = await tx.db
      .deleteFrom('preview_links')
      .where('noun', '=', noun)
      .where('row_id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await recordAudit(tx, admin, { action: 'delete', noun: 'preview_links', summary })
  })
}

async function draftTitle(backend: Backend, noun: PublishedNoun, id: string): Promise<string> {
  const row = await backend.db
    .selectFrom(asTable(noun))
    .select('title')
    .where('id', '=', id)
    .where(isDraft(backend, noun))
    .executeTakeFirst()
  if (!row) throw new DomainError('missing')
  return row.title
}
