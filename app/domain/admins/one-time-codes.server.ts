import { createHash, randomBytes } from 'node:crypto'
import type { Backend } from '~/platform/backend.server'

/** What a code may be exchanged for, once. */
export type Purpose = 'first-admin' | 'new-password'

interface NewCode {
  purpose: Purpose
  /** Whom it is for: an account's id, or nobody yet. */
  userId?: string
  expires: Date
}

/** Makes a code that replaces earlier ones for the same person. Only its hash is kept. */
export async function issueCode(
  { db, clock }: Backend,
  { purpose, userId = '', expires }: NewCode,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const at = clock.now().toISOString()
  await db
    .deleteFrom('verifications')
    .where('identifier', 'like', `${purpose}:%`)
    .where('value', '=', userId)
    .execute()
  await db
    .insertInto('verifications')
    .values({
      id: crypto.randomUUID(),
      identifier: identifierOf(purpose, code),
      value: userId,
      expires_at: expires.toISOString(),
      created_at: at,
      updated_at: at,
    })
    .execute()
  return code
}

/** Whether a code for this was made at that instant or later: by another process, where this one made none. */
export async function wasIssuedSince({ db }: Backend, purpose: Purpose, since: Date) {
  const row = await db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', 'like', `${purpose}:%`)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** Whom a code is for that could be used now. Looking does not use it: mail programs open links too. */
export async function holderOf(
  { db, clock }: Backend,
  purpose: Purpose,
  code: string,
): Promise<{ userId: string } | undefined> {
  const row = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifierOf(purpose, code))
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  return row && { userId: row.value }
}

/** Uses the code up. Of several attempts at once only one is told whom it is for. */
export async function useCode(
  { db, clock }: Backend,
  purpose: Purpose,
  code: string,
): Promise<{ userId: string } | undefined> {
  const row = await db
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(purpose, code))
    .where('expires_at', '>', clock.now().toISOString())
    .returning('value')
    .executeTakeFirst()
  return row && { userId: row.value }
}

function identifierOf(purpose: Purpose, code: string): string {
  return `${purpose}:${createHash('sha256').update(code).digest('base64url')}`
}
