import { createHash, randomBytes } from 'node:crypto'
import { addMinutes } from 'date-fns/addMinutes'
import { isSameSignature } from '~/platform/auth/secret.server'
import type { Backend } from '~/platform/backend.server'

const challengeMinutes = 5

/**
 * Issues a challenge: random, valid for a few minutes, and signed by the site for one purpose. Only used
 * challenges are stored, so that requests for challenges cannot fill the database.
 */
export function issueChallenge({ auth, clock }: Backend, purpose: string): string {
  const expiresAt = addMinutes(clock.now(), challengeMinutes).toISOString()
  const content = `${randomBytes(16).toString('base64url')} ${expiresAt}`
  return `${content} ${auth.sign(signaturePurpose(purpose), content)}`
}

/** Marks a challenge as used. Returns false if it is not ours, for another purpose, expired or already used. */
export async function useChallenge(
  backend: Backend,
  purpose: string,
  challenge: string,
): Promise<boolean> {
  const [random = '', expiresAt = '', signature = ''] = challenge.split(' ')
  const expected = backend.auth.sign(signaturePurpose(purpose), `${random} ${expiresAt}`)
  if (!isSameSignature(signature, expected)) return false
  if (expiresAt <= backend.clock.now().toISOString()) return false
  return markUsed(backend, random, expiresAt)
}

/** Of several simultaneous calls only one succeeds. Deletes the records of expired challenges. */
async function markUsed(
  { db, clock }: Backend,
  random: string,
  expiresAt: string,
): Promise<boolean> {
  const at = clock.now().toISOString()
  await db
    .deleteFrom('verifications')
    .where('identifier', '=', usedChallengeIdentifier)
    .where('expires_at', '<=', at)
    .execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('verifications')
    .values({
      id: createHash('sha256').update(random).digest('base64url'),
      identifier: usedChallengeIdentifier,
      value: '',
      expires_at: expiresAt,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const usedChallengeIdentifier = 'used-challenge'

function signaturePurpose(purpose: string): string {
  return `passkey challenge ${purpose}`
}
