import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { isAdmin } from '~/domain/admins/accounts.server'
import {
  admit,
  forgetAttemptsOf,
  recordRefused,
  type SignIn,
  subjectsOfAttempt,
} from '~/domain/admins/admission.server'
import { countAttempt } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import {
  base64urlOf,
  challengeIn,
  readUsedPasskey,
  relyingParty,
  textOf,
  type UsedPasskey,
} from './passkey-answers.server'
import { newChallenge, useChallenge } from './passkey-challenges.server'

const purpose = 'sign-in'

interface Attempt {
  /** The browser's response, as text. */
  answer: string
  headers: Headers
  /** The address of the client. */
  ip: string
}

/** The browser's options for signing in with any passkey for this site. */
export async function passkeyOptions(
  backend: Backend,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: relyingParty(backend).id,
    challenge: newChallenge(backend, purpose),
    userVerification: 'required',
  })
}

/**
 * Signs an admin in with a passkey instead of password and code: the device verifies the user. The
 * limits are as strict as for passwords, and counted separately.
 */
export async function signInWithPasskey(backend: Backend, attempt: Attempt): Promise<SignIn> {
  const used = readUsedPasskey(attempt.answer)
  const passkey = used && (await passkeyNamed(backend, used.id))
  const counted = { ...attempt, email: passkey?.email }
  const subjects = await subjectsOfAttempt(backend, counted, 'passkey')
  const until = await countAttempt(backend, subjects)
  const result = until
    ? ({ kind: 'too-many', until } as const)
    : await verifyAndAdmit(backend, attempt.headers, used, passkey)
  await recordRefused(backend, passkey?.user_id, result)
  if (result.kind === 'signed-in') await forgetAttemptsOf(backend, counted)
  return result
}

type Passkey = NonNullable<Awaited<ReturnType<typeof passkeyNamed>>>

async function passkeyNamed({ db }: Backend, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'email', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

async function verifyAndAdmit(
  backend: Backend,
  headers: Headers,
  used: UsedPasskey | undefined,
  passkey: Passkey | undefined,
): Promise<SignIn> {
  if (!used || !passkey || !(await isUsedRightly(backend, used, passkey))) {
    return { kind: 'passkey-refused' }
  }
  const account = { id: passkey.user_id, email: passkey.email }
  if (!(await isAdmin(backend, account.id))) return { kind: 'not-admin' }
  return admit(backend, account, headers)
}

async function isUsedRightly(
  backend: Backend,
  used: UsedPasskey,
  passkey: Passkey,
): Promise<boolean> {
  const { userHandle } = used.response
  if (userHandle !== undefined && textOf(userHandle) !== passkey.user_id) return false
  const challenge = challengeIn(used)
  if (!(await useChallenge(backend, purpose, challenge))) return false
  const counter = await verifiedCounter(backend, used, challenge, passkey)
  return counter !== undefined && storeUse(backend, passkey, counter)
}

/** The device's use counter; undefined if the response is not valid for the passkey. */
async function verifiedCounter(
  backend: Backend,
  response: UsedPasskey,
  challenge: string,
  { credential_id, public_key, counter }: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty(backend)
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'))
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: base64urlOf(challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: credential_id, publicKey, counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    backend.log.info({ err: error }, 'a sign-in with a passkey was refused')
    return undefined
  }
}

/** Fails if it was used elsewhere meanwhile: then the counter that was checked is out of date. */
async function storeUse({ db, clock }: Backend, { id, counter }: Passkey, next: number) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: next, last_used_at: clock.now().toISOString() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
