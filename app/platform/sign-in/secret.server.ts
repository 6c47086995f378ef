import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '~/platform/clock'
import type { Database } from '~/platform/db.server'

/**
 * What this site signs with. Made when it is first asked for and kept in the database, so that every
 * node has the same and a restored backup keeps its sessions (docs/decisions/0009-sign-in.md).
 */
export async function signingSecret(db: Database, clock: Clock): Promise<string> {
  const kept = await readSecret(db)
  if (kept) return kept
  const value = randomBytes(32).toString('base64url')
  const created_at = clock.now().toISOString()
  await db
    .insertInto('secrets')
    .values({ name: 'sign-in', value, created_at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await readSecret(db)
  if (!made) throw new Error('the secret that was just stored is gone')
  return made
}

async function readSecret(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'sign-in')
    .executeTakeFirst()
  return row?.value
}

/** A hash that only who knows the secret can make; different for each purpose. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')
}
