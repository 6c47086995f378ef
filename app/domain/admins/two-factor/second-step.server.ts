import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { mailAccountChange } from '~/domain/admins/account-mails.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'

/** The number of earlier and later codes that are accepted, since clocks differ and typing takes time. */
const toleratedSteps = 1

/** 'passed' also if the account has no second step. */
type SecondStep = 'passed' | 'needed' | 'wrong'

/** Checks the second step of a sign-in: the authenticator's code, or a recovery code, which it deletes. */
export async function checkSecondStep(
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
  const normalized = normalizeCode(code)
  if (normalized === '') return 'needed'
  const secret = backend.auth.unseal(secretPurpose(userId), authenticator.secret)
  const isValid =
    (secret !== undefined && (await useAppCode(backend, userId, secret, normalized))) ||
    (await useRecoveryCode(backend, userId, normalized))
  return isValid ? 'passed' : 'wrong'
}

export async function isRecoveryCode({ db }: Backend, userId: string, code: string) {
  const row = await db
    .selectFrom('recovery_codes')
    .select('hash')
    .where('hash', '=', recoveryHash(normalizeCode(code)))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export function totpOf(secret: string, label?: string): TOTP {
  return new TOTP({ secret: Secret.fromUTF8(secret), issuer: 'Skrivestue', label })
}

/** The 30-second time step of a code, counted from 1970; undefined if the code is wrong or not current. */
export function timeStepOf({ clock }: Backend, secret: string, code: string): number | undefined {
  const totp = totpOf(secret)
  const timestamp = clock.now().getTime()
  const steps = totp.validate({ token: code, timestamp, window: toleratedSteps })
  return steps === null ? undefined : totp.counter({ timestamp }) + steps
}

export function secretPurpose(userId: string): string {
  return `authenticator ${userId}`
}

function normalizeCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}

/** A plain hash is enough for recovery codes, since nobody can try 2^80 of them. */
export function recoveryHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
}

/** A code can be used once, in case a bystander has seen it. */
async function useAppCode(backend: Backend, userId: string, secret: string, code: string) {
  const step = timeStepOf(backend, secret, code)
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
  return inTransaction(backend, async (inside) => {
    const { numDeletedRows } = await inside.db
      .deleteFrom('recovery_codes')
      .where('hash', '=', recoveryHash(code))
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await recordAudit(inside, { id: userId }, { action: 'use', noun: 'recovery_codes' })
    await mailAccountChange(inside, userId, { kind: 'code-used' })
    return true
  })
}
