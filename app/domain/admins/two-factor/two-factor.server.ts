import { randomBytes } from 'node:crypto'
import { addMinutes } from 'date-fns/addMinutes'
import { encode } from 'uqr'
import { mailAccountChange } from '~/domain/admins/account-mails.server'
import { renewSession } from '~/domain/admins/sessions.server'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { countRows } from '~/platform/db/listing.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { recoveryHash, secretPurpose, timeStepOf, totpOf } from './second-step.server'

const setupMinutes = 15
const recoveryCodeCount = 10
const recoveryCodeBytes = 10

export type AuthenticatorSetup = ReturnType<typeof startTwoFactor>

export async function twoFactorOf({ db }: Backend, { id }: { id: string }) {
  const authenticator = await db
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', id)
    .executeTakeFirst()
  const codes = db.selectFrom('recovery_codes').where('user_id', '=', id)
  return { isOn: authenticator !== undefined, codesLeft: await countRows(codes) }
}

/** Creates a secret for an authenticator app. It is stored only after a code of it was confirmed. */
export function startTwoFactor({ auth, clock }: Backend, { id, email }: Admin) {
  const secret = randomBytes(15).toString('base64url')
  const totp = totpOf(secret, email)
  const until = addMinutes(clock.now(), setupMinutes).toISOString()
  return {
    /** The browser sends it back, but can neither read nor change it. */
    sealed: auth.seal(`authenticator setup ${id}`, JSON.stringify({ secret, until })),
    secret: totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 '),
    uri: totp.toString(),
    qr: encode(totp.toString(), { ecc: 'M', border: 0 }).data,
  }
}

/**
 * Ends all other sessions.
 * @returns the recovery codes, which are never shown again, and the `Set-Cookie` lines of the session
 * @throws DomainError at `code`: code-wrong; setup-over, when the secret has expired
 */
export async function turnTwoFactorOn(
  backend: Backend,
  { id }: Admin,
  { sealed, code, headers }: { sealed: string; code: string; headers: Headers },
): Promise<{ codes: string[]; cookies: string[] }> {
  const { auth, clock } = backend
  const setup = auth.unseal(`authenticator setup ${id}`, sealed)
  if (setup === undefined) throw new DomainError('setup-over', 'code')
  const { secret, until } = JSON.parse(setup) as { secret: string; until: string }
  if (until <= clock.now().toISOString()) throw new DomainError('setup-over', 'code')
  const step = timeStepOf(backend, secret, code.replaceAll(/\s/g, ''))
  if (step === undefined) throw new DomainError('code-wrong', 'code')
  const values = {
    secret: auth.seal(secretPurpose(id), secret),
    last_step: step,
    created_at: clock.now().toISOString(),
  }
  const session = await auth.findSession(headers, { prolong: false })
  return inTransaction(backend, async (inside) => {
    await inside.db
      .insertInto('authenticators')
      .values({ user_id: id, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute()
    await recordAudit(inside, { id }, { action: 'insert', noun: 'authenticators' })
    await mailAccountChange(inside, id, { kind: 'two-factor-on' })
    const codes = await storeRecoveryCodes(inside, id)
    return { codes, cookies: await renewSession(inside, id, session) }
  })
}

export async function renewRecoveryCodes(backend: Backend, { id }: Admin): Promise<string[]> {
  return inTransaction(backend, async (inside) => {
    await recordAudit(inside, { id }, { action: 'renew', noun: 'recovery_codes' })
    await mailAccountChange(inside, id, { kind: 'codes-renewed' })
    return storeRecoveryCodes(inside, id)
  })
}

/**
 * Ends all sessions but that of the headers.
 * @returns its `Set-Cookie` lines
 */
export async function turnTwoFactorOff(
  backend: Backend,
  { id }: { id: string },
  headers = new Headers(),
): Promise<string[]> {
  const session = await backend.auth.findSession(headers, { prolong: false })
  return inTransaction(backend, async (inside) => {
    await inside.db.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
    await inside.db.deleteFrom('authenticators').where('user_id', '=', id).execute()
    await recordAudit(inside, { id }, { action: 'delete', noun: 'authenticators' })
    await mailAccountChange(inside, id, { kind: 'two-factor-off' })
    return renewSession(inside, id, session)
  })
}

async function storeRecoveryCodes({ db }: Backend, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = codes.map((code) => ({ hash: recoveryHash(code), user_id: userId }))
  await db.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** '4f1a-…': 80 bits, in letters and digits that are easy to read aloud. */
function newRecoveryCode(): string {
  const digits = randomBytes(recoveryCodeBytes).toString('hex')
  return digits.replaceAll(/(.{5})(?=.)/g, '$1-')
}
