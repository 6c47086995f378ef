import { isAdmin } from '~/domain/admins/accounts.server'
import {
  type Attempt,
  limitSubjects,
  recordFailedSignIn,
  resetAttempts,
  type SignInResult,
  startSession,
} from '~/domain/admins/admission.server'
import { countAttempt } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import {
  type AuthenticationResponse,
  authenticationResponse,
  challengeIn,
  decodeBase64url,
  encodeBase64url,
  issueChallenge,
  relyingParty,
  useChallenge,
} from './passkey-answers.server'

const purpose = 'sign-in'

export async function passkeyOptions(backend: Backend) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: relyingParty(backend).id,
    challenge: issueChallenge(backend, purpose),
    userVerification: 'required',
  })
}

/** Needs neither password nor code, since the device verifies the user. */
export async function signInWithPasskey(
  backend: Backend,
  attempt: Omit<Attempt, 'email'> & { response: string },
) {
  await backend.disk.makeRoom()
  const authentication = authenticationResponse.safeParse(attempt.response).data
  const passkey = authentication && (await findPasskey(backend, authentication.id))
  const namedAttempt = { ...attempt, email: passkey?.email }
  const subjects = await limitSubjects(backend, namedAttempt, 'passkey')
  const until = await countAttempt(backend, subjects)
  const result = until
    ? ({ kind: 'too-many', until } as const)
    : await verifyAndSignIn(backend, attempt.headers, authentication, passkey)
  await recordFailedSignIn(backend, passkey?.user_id, result)
  if (result.kind === 'signed-in') await resetAttempts(backend, namedAttempt)
  return result
}

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

async function findPasskey({ db }: Backend, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'email', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

async function verifyAndSignIn(
  backend: Backend,
  headers: Headers,
  authentication: AuthenticationResponse | undefined,
  passkey: Passkey | undefined,
): Promise<SignInResult> {
  if (!authentication || !passkey || !(await isValidUse(backend, authentication, passkey))) {
    return { kind: 'passkey-refused' }
  }
  const account = { id: passkey.user_id, email: passkey.email }
  if (!(await isAdmin(backend, account.id))) return { kind: 'not-admin' }
  return startSession(backend, account, headers)
}

async function isValidUse(
  backend: Backend,
  authentication: AuthenticationResponse,
  passkey: Passkey,
): Promise<boolean> {
  const { userHandle } = authentication.response
  if (userHandle !== undefined && decodeBase64url(userHandle) !== passkey.user_id) return false
  const challenge = challengeIn(authentication)
  if (!(await useChallenge(backend, purpose, challenge))) return false
  const counter = await verifiedCounter(backend, authentication, challenge, passkey)
  if (counter === undefined) return false
  // If the passkey was used meanwhile, the counter that was checked is outdated.
  const { numUpdatedRows } = await backend.db
    .updateTable('passkeys')
    .set({ counter, last_used_at: backend.clock.now().toISOString() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function verifiedCounter(
  backend: Backend,
  authentication: AuthenticationResponse,
  challenge: string,
  { credential_id, public_key, counter }: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty(backend)
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'))
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: authentication,
      expectedChallenge: encodeBase64url(challenge),
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
