import { createHash, randomBytes } from 'node:crypto'
import type { Backend } from '~/platform/backend.server'

type Purpose = 'first-admin' | 'new-password'

/** Issues a code, which invalidates earlier ones of the same account. Only its hash is stored. */
export async function issueCode(
  { db, clock }: Backend,
  { purpose, userId = '', expires }: { purpose: Purpose; userId?: string; expires: Date },
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

export async function wasIssuedSince({ db }: Backend, purpose: Purpose, since: Date) {
  const row = await db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', 'like', `${purpose}:%`)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** The account of a valid code. The code stays valid, because mail programs open links too. */
export async function accountOfCode({ db, clock }: Backend, purpose: Purpose, code: string) {
  return db
    .selectFrom('verifications')
    .select('value as userId')
    .where('identifier', '=', identifierOf(purpose, code))
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
}

/** Invalidates a code and returns its account. Of several simultaneous calls only one succeeds. */
export async function useCode({ db, clock }: Backend, purpose: Purpose, code: string) {
  return db
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(purpose, code))
    .where('expires_at', '>', clock.now().toISOString())
    .returning('value as userId')
    .executeTakeFirst()
}

function identifierOf(purpose: Purpose, code: string): string {
  return `${purpose}:${createHash('sha256').update(code).digest('base64url')}`
}
