import { createHash, randomBytes } from 'node:crypto'
import { addMinutes } from 'date-fns/addMinutes'
import { isSameSignature } from '~/platform/auth/secret.server'
import type { Backend } from '~/platform/backend.server'

const challengeMinutes = 5

/**
 * A challenge for a device to sign: random, signed by this site for one purpose, valid for some
 * minutes. It is stored only when it is used, so that requests for challenges cannot fill the
 * database.
 */
export function newChallenge({ auth, clock }: Backend, purpose: string): string {
  const until = addMinutes(clock.now(), challengeMinutes).toISOString()
  const content = `${randomBytes(16).toString('base64url')} ${until}`
  return `${content} ${auth.sign(purposeOf(purpose), content)}`
}

/** Uses a challenge up. Returns whether it is ours, for this purpose, current and unused. */
export async function useChallenge(
  backend: Backend,
  purpose: string,
  challenge: string,
): Promise<boolean> {
  const [random = '', until = '', signature = ''] = challenge.split(' ')
  const expected = backend.auth.sign(purposeOf(purpose), `${random} ${until}`)
  if (!isSameSignature(signature, expected)) return false
  if (until <= backend.clock.now().toISOString()) return false
  return markUsed(backend, random, until)
}

/** Of several simultaneous attempts only one succeeds. Expired challenges need not be recorded. */
async function markUsed({ db, clock }: Backend, random: string, until: string): Promise<boolean> {
  const at = clock.now().toISOString()
  await db
    .deleteFrom('verifications')
    .where('identifier', '=', usedChallenge)
    .where('expires_at', '<=', at)
    .execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('verifications')
    .values({
      id: createHash('sha256').update(random).digest('base64url'),
      identifier: usedChallenge,
      value: '',
      expires_at: until,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const usedChallenge = 'used-challenge'

function purposeOf(purpose: string): string {
  return `passkey challenge ${purpose}`
}
