import { createHash, randomBytes } from 'node:crypto'
import { addMinutes } from 'date-fns/addMinutes'
import { z } from 'zod'
import { tryOrUndefined } from '~/http/try-or-undefined'
import { isSameSignature } from '~/platform/auth/secret.server'
import type { Backend } from '~/platform/backend.server'

const challengeMinutes = 5
const usedChallengeIdentifier = 'used-challenge'

const base64url = z.string().regex(/^[\w-]+$/)

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

const json = z.string().transform((text): unknown => tryOrUndefined(() => JSON.parse(text)))

export const registrationResponse = json.pipe(
  z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
  }),
)

export const authenticationResponse = json.pipe(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish().transform((value) => value ?? undefined),
    }),
  }),
)

export type RegistrationResponse = z.output<typeof registrationResponse>
export type AuthenticationResponse = z.output<typeof authenticationResponse>

export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  const clientData = json.pipe(z.object({ challenge: base64url }))
  const { data } = clientData.safeParse(decodeBase64url(response.clientDataJSON))
  return data ? decodeBase64url(data.challenge) : ''
}

/** The relying party of WebAuthn, from the configuration; the Host of a request cannot be trusted. */
export function relyingParty({ siteUrl }: Pick<Backend, 'siteUrl'>) {
  const { origin, hostname } = new URL(siteUrl)
  return { name: 'Skrivestue', origin, id: hostname }
}

export function encodeBase64url(value: string | Uint8Array): string {
  return Buffer.from(value).toString('base64url')
}

export function decodeBase64url(value: string): string {
  return Buffer.from(value, 'base64url').toString('utf8')
}

/** Signed by the site. Only used challenges are stored, so that requests for them cannot fill the database. */
export function issueChallenge({ auth, clock }: Backend, purpose: string): string {
  const expiresAt = addMinutes(clock.now(), challengeMinutes).toISOString()
  const content = `${randomBytes(16).toString('base64url')} ${expiresAt}`
  return `${content} ${auth.sign(`passkey challenge ${purpose}`, content)}`
}

/** Of several simultaneous calls only one succeeds. False if it is not ours, for another purpose, expired or used. */
export async function useChallenge(
  { auth, db, clock }: Backend,
  purpose: string,
  challenge: string,
) {
  const [random = '', expiresAt = '', signature = ''] = challenge.split(' ')
  const expected = auth.sign(`passkey challenge ${purpose}`, `${random} ${expiresAt}`)
  const at = clock.now().toISOString()
  if (!isSameSignature(signature, expected) || expiresAt <= at) return false
  // Deletes the records of expired challenges.
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
