import { createHash } from 'node:crypto'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/noun'
import { storedRow } from '~/platform/changes/rows.server'
import { linkParameter } from './publication'

declare module '~/platform/db/schema' {
  interface Schema {
    preview_links: {
      noun: PublishedNoun
      row_id: string
      /** SHA-256, in hexadecimal. */
      token_hash: string
      expires_at: string
      created_at: string
    }
  }
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export async function previewByLink(backend: Backend, token: string) {
  const row = await backend.db
    .selectFrom('preview_links')
    .select(['noun', 'row_id', 'expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', backend.clock.now().toISOString())
    .executeTakeFirst()
  if (!row || !(await storedRow(backend, row.noun, row.row_id))) return undefined
  const query = `${linkParameter}=${encodeURIComponent(token)}`
  return { id: row.row_id, link: { query, until: row.expires_at } }
}

export async function linkExpiry({ db, clock }: Backend, noun: PublishedNoun, id: string) {
  const row = await db
    .selectFrom('preview_links')
    .select('expires_at')
    .where('noun', '=', noun)
    .where('row_id', '=', id)
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  return row?.expires_at ?? null
}
