import { createHash, randomBytes } from 'node:crypto'
import type { Backend } from '~/platform/backend.server'

/** The purpose of a one-time code. */
type Purpose = 'first-admin' | 'new-password'

interface NewCode {
  purpose: Purpose
  /** The account's id; none for the first admin. */
  userId?: string
  expires: Date
}

/** Issues a code that replaces earlier ones for the same account. Only its hash is stored. */
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

/**
 * Whether a code for this purpose was issued at or after that instant, such as by another process.
 */
export async function wasIssuedSince({ db }: Backend, purpose: Purpose, since: Date) {
  const row = await db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', 'like', `${purpose}:%`)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** The holder of a code that is still valid. Does not use it up: mail programs open links too. */
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

/** Uses the code up. Of several simultaneous attempts only one gets the holder. */
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
