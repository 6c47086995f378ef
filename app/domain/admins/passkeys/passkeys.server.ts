import { instantText } from '~/danish/dates'
import { mailAccountChange } from '~/domain/admins/account-mails.server'
import { deviceName } from '~/domain/admins/device-name'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { DomainError } from '~/platform/runtime/domain-error'
import {
  challengeIn,
  encodeBase64url,
  issueChallenge,
  type RegistrationResponse,
  registrationResponse,
  relyingParty,
  useChallenge,
} from './passkey-answers.server'

const maxPasskeys = 10

/** EdDSA, ES256 and RS256. The library's default also has ML-DSA, for which Node logs a warning. */
const algorithms = [-8, -7, -257]

export type ListedPasskey = Awaited<ReturnType<typeof passkeysOf>>[number]

export async function passkeysOf({ db }: Backend, { id }: { id: string }) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    createdAtText: instantText(row.created_at),
    ...(row.last_used_at && {
      usedAt: row.last_used_at,
      usedAtText: instantText(row.last_used_at),
    }),
  }))
}

/**
 * Call it only after the password is confirmed: `addPasskey` takes its challenge as proof of that.
 * @throws DomainError passkeys-full
 */
export async function startPasskey(backend: Backend, { id, email }: Admin) {
  const rows = await backend.db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', id)
    .execute()
  if (rows.length >= maxPasskeys) throw new DomainError('passkeys-full')
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const party = relyingParty(backend)
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: email,
    userID: new Uint8Array(Buffer.from(id)),
    challenge: issueChallenge(backend, `make ${id}`),
    attestationType: 'none',
    // A discoverable passkey: the device stores the account, so that signing in needs no email.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: rows.map((row) => ({ id: row.credential_id })),
  })
}

/** @throws DomainError passkey-refused; passkeys-full; setup-over, when the challenge has expired */
export async function addPasskey(
  backend: Backend,
  { id }: Admin,
  { name, response, userAgent }: { name: string; response: string; userAgent: string | null },
): Promise<void> {
  const registration = registrationResponse.safeParse(response).data
  if (!registration) throw new DomainError('passkey-refused')
  const challenge = challengeIn(registration)
  if (!(await useChallenge(backend, `make ${id}`, challenge))) throw new DomainError('setup-over')
  const credential = await verifiedCredential(backend, registration, challenge)
  if (!credential) throw new DomainError('passkey-refused')
  const row = {
    id: crypto.randomUUID(),
    user_id: id,
    credential_id: credential.id,
    public_key: encodeBase64url(credential.publicKey),
    counter: credential.counter,
    name: name || deviceName(userAgent),
    created_at: backend.clock.now().toISOString(),
  }
  await inTransaction(backend, async (inside) => {
    if ((await passkeysOf(inside, { id })).length >= maxPasskeys) {
      throw new DomainError('passkeys-full')
    }
    const { numInsertedOrUpdatedRows } = await inside.db
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw new DomainError('passkey-refused')
    await recordAudit(inside, { id }, { action: 'insert', noun: 'passkeys', summary: row.name })
    await mailAccountChange(inside, id, { kind: 'passkey-added', name: row.name })
  })
}

export async function removePasskey(backend: Backend, { id }: Admin, passkey: string) {
  await inTransaction(backend, async (inside) => {
    const removed = await inside.db
      .deleteFrom('passkeys')
      .where('id', '=', passkey)
      .where('user_id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) return
    const entry = { action: 'delete', noun: 'passkeys', summary: removed.name } as const
    await recordAudit(inside, { id }, entry)
    await mailAccountChange(inside, id, { kind: 'passkey-removed', name: removed.name })
  })
}

export async function removeAllPasskeys(backend: Backend, { id }: { id: string }): Promise<void> {
  await inTransaction(backend, async (inside) => {
    await inside.db.deleteFrom('passkeys').where('user_id', '=', id).execute()
    await recordAudit(inside, { id }, { action: 'delete-all', noun: 'passkeys' })
    await mailAccountChange(inside, id, { kind: 'all-passkeys-removed' })
  })
}

async function verifiedCredential(
  backend: Backend,
  response: RegistrationResponse,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty(backend)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: encodeBase64url(challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo?.credential
  } catch (error) {
    backend.log.info({ err: error }, 'a passkey was not accepted')
    return undefined
  }
}
