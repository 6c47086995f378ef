import { addHours } from 'date-fns/addHours'
import { mailPasswordLink } from '~/domain/admins/account-mails.server'
import { accountByEmail, adminNamed, emailsOf } from '~/domain/admins/accounts.server'
import { holderOf, issueCode, useCode } from '~/domain/admins/one-time-codes.server'
import { passkeysOf } from '~/domain/admins/passkeys/passkeys.server'
import { twoFactorOf } from '~/domain/admins/two-factor/two-factor.server'
import { isBusyHashing } from '~/platform/auth/password.server'
import { countAttempt, subjectsOf } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { replacePassword } from './change-password.server'
import { refuseGuessable } from './password-rules.server'

const linkHours = 1

/** A URL for setting a new password, valid once, for an hour. */
async function newPasswordLink(backend: Backend, userId: string): Promise<string> {
  const expires = addHours(backend.clock.now(), linkHours)
  const code = await issueCode(backend, { purpose: 'new-password', userId, expires })
  return `${backend.siteUrl}/admin/ny-adgangskode?kode=${code}`
}

interface NewPasswordLink {
  email: string
  link: string
  /** The sign-in methods that a new password leaves unchanged. */
  hasAuthenticator: boolean
  hasPasskeys: boolean
}

/**
 * For the command on the server: a link for the admin with this email, or for the only admin.
 * @returns undefined if there is no such admin, or several and none was named
 */
export async function newPasswordLinkFor(
  backend: Backend,
  email?: string,
): Promise<NewPasswordLink | undefined> {
  const admin = await adminNamed(backend, email)
  if (!admin) return undefined
  const link = await newPasswordLink(backend, admin.id)
  const { on } = await twoFactorOf(backend, admin)
  const hasPasskeys = (await passkeysOf(backend, admin)).length > 0
  return { email: admin.email, link, hasAuthenticator: on, hasPasskeys }
}

/**
 * Sends a link for a new password to an account's address. An unknown address gets the same answer
 * in the same time, so that the response does not reveal which accounts exist.
 * @returns when the next mail is allowed, if it is too early for this one
 */
export async function mailNewPassword(
  backend: Backend,
  email: string,
  ip: string,
): Promise<Date | undefined> {
  const wait = await countAttempt(backend, [
    ...subjectsOf(ip, 'mail '),
    { kind: 'account', value: `mail ${email}` },
  ])
  if (!wait) {
    mailPasswordLink(backend, email, async () => {
      const account = await accountByEmail(backend, email)
      return account && newPasswordLink(backend, account.id)
    })
  }
  return wait
}

export async function mayReplacePassword(backend: Backend, code: string): Promise<boolean> {
  return (await holderOf(backend, 'new-password', code)) !== undefined
}

/**
 * Sets the new password of the code's account and ends all its sessions.
 * @returns the account's email, or undefined for a bad code
 * @throws DomainError busy; for the password, if it is easy to guess; the code stays valid
 */
export async function replaceForgottenPassword(
  backend: Backend,
  code: string,
  password: string,
): Promise<string | undefined> {
  if (isBusyHashing()) throw new DomainError('busy')
  const holder = await holderOf(backend, 'new-password', code)
  const email = holder && (await emailsOf(backend, [holder.userId])).get(holder.userId)
  if (!email) return undefined
  await refuseGuessable(backend, { email, password })
  const used = await useCode(backend, 'new-password', code)
  if (!used) return undefined
  await replacePassword(backend, used.userId, password)
  return email
}
