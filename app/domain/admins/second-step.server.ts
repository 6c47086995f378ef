import { createHash, timingSafeEqual } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'

const stepSeconds = 30
/** Clocks differ, and typing takes time: the code before and the one after are right too. */
const tolerance = [-1, 0, 1]

export type SecondStep =
  /** The account asks for none, or the code is right. */
  'passed' | 'needed' | 'wrong'

/**
 * The second step of a sign-in, where the account has an authenticator app: its code, or one of the
 * recovery codes, which is used up.
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

/** The 30 seconds that a code of the secret belongs to, if it is one of now. */
export async function stepOf(
  { clock }: Backend,
  secret: string,
  code: string,
): Promise<number | undefined> {
  const now = Math.floor(clock.now().getTime() / 1000 / stepSeconds)
  const otp = createOTP(secret)
  const typed = Buffer.from(code)
  let found: number | undefined
  for (const difference of tolerance) {
    const expected = Buffer.from(await otp.hotp(now + difference))
    if (typed.length === expected.length && timingSafeEqual(typed, expected)) {
      found = now + difference
    }
  }
  return found
}

/** What an account's authenticator secret is sealed for. */
export function purposeOf(userId: string): string {
  return `authenticator ${userId}`
}

function withoutSpaces(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}

/** Recovery codes are random enough for a plain hash: nobody tries 2^80. */
export function recoveryHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
}

/** A code that was seen over the author's shoulder is no good any more. */
async function useAppCode(backend: Backend, userId: string, secret: string, code: string) {
  const step = await stepOf(backend, secret, code)
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
