import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'

/** The number of earlier and later codes that are accepted: clocks differ, typing takes time. */
const tolerance = 1

type SecondStep =
  /** The account has no second step, or the code is right. */
  'passed' | 'needed' | 'wrong'

/**
 * The second step of a sign-in for accounts with an authenticator app: checks its code, or a
 * recovery code, which is used up.
 */
export async function secondStep(
  backend: Backend,
  userId: string,
  code: string,
): Promise<SecondStep> {
  const authenticator = await backend.db
    .selectFrom('authenticators')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!authenticator) return 'passed'
  const typed = withoutSpaces(code)
  if (typed === '') return 'needed'
  const secret = backend.auth.unseal(purposeOf(userId), authenticator.secret)
  const right =
    (secret !== undefined && (await useAppCode(backend, userId, secret, typed))) ||
    (await useRecoveryCode(backend, userId, typed))
  return right ? 'passed' : 'wrong'
}

/** Whether the text is one of the account's unused recovery codes. Does not use it up. */
export async function isRecoveryCode(
  { db }: Backend,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('hash')
    .where('hash', '=', recoveryHash(withoutSpaces(code)))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** The counterpart of the authenticator app: our secret is text, the app stores its bytes. */
export function totpOf(secret: string, label?: string): TOTP {
  return new TOTP({ secret: Secret.fromUTF8(secret), issuer: 'Skrivestue', label })
}

/** The 30-second step of the code, counted from 1970; undefined if it is wrong or not current. */
export function stepOf({ clock }: Backend, secret: string, code: string): number | undefined {
  const totp = totpOf(secret)
  const timestamp = clock.now().getTime()
  const steps = totp.validate({ token: code, timestamp, window: tolerance })
  return steps === null ? undefined : totp.counter({ timestamp }) + steps
}

/** The purpose for which an account's authenticator secret is sealed. */
export function purposeOf(userId: string): string {
  return `authenticator ${userId}`
}

function withoutSpaces(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}

/** Recovery codes are random enough for a plain hash: 2^80 cannot be searched. */
export function recoveryHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
}

/** A code can be used once, in case it was seen on the author's screen. */
async function useAppCode(backend: Backend, userId: string, secret: string, code: string) {
  const step = stepOf(backend, secret, code)
  if (step === undefined) return false
  const { numUpdatedRows } = await backend.db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function useRecoveryCode(backend: Backend, userId: string, code: string) {
  const { numDeletedRows } = await backend.db
    .deleteFrom('recovery_codes')
    .where('hash', '=', recoveryHash(code))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await recordAudit(backend, { id: userId }, { action: 'use', noun: 'recovery_codes' })
  return true
}
