import { addHours } from 'date-fns/addHours'
import { mailPasswordLink } from '~/domain/admins/account-mails.server'
import { accountByEmail, emailsOf, findAdmin } from '~/domain/admins/accounts.server'
import { accountOfCode, issueCode, useCode } from '~/domain/admins/one-time-codes.server'
import { passkeysOf } from '~/domain/admins/passkeys/passkeys.server'
import { twoFactorOf } from '~/domain/admins/two-factor/two-factor.server'
import { isHashQueueFull } from '~/platform/auth/password.server'
import { countAttempt, limitKeys } from '~/platform/auth/sign-in-limits.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { replacePassword } from './change-password.server'
import { rejectGuessablePassword } from './password-rules.server'

const linkHours = 1

async function createPasswordLink(backend: Backend, userId: string) {
  const expires = addHours(backend.clock.now(), linkHours)
  const code = await issueCode(backend, { purpose: 'new-password', userId, expires })
  return { link: `${backend.siteUrl}/admin/ny-adgangskode?kode=${code}`, expires }
}

/** The link that the operator's command prints. Undefined if there is no such admin, or several and no email. */
export async function passwordLinkForAdmin(backend: Backend, email?: string) {
  const admin = await findAdmin(backend, email)
  if (!admin) return undefined
  const { link } = await createPasswordLink(backend, admin.id)
  const { isOn } = await twoFactorOf(backend, admin)
  const hasPasskeys = (await passkeysOf(backend, admin)).length > 0
  return { email: admin.email, link, hasAuthenticator: isOn, hasPasskeys }
}

/**
 * An account gets at most five mails an hour, however many clients ask for them.
 * The result and its duration are the same for an unknown email, so that they do not reveal which accounts exist.
 * @returns when the next mail is allowed, if there were too many attempts
 */
export async function requestPasswordLink(backend: Backend, email: string, ip: string) {
  const nextAllowed = await countAttempt(backend, [
    ...limitKeys(ip, 'mail '),
    { kind: 'mails', value: email },
  ])
  if (!nextAllowed) void queuePasswordLink(backend, email)
  return nextAllowed
}

/** Not awaited, so that the duration of the request does not reveal whether the account exists. */
async function queuePasswordLink(backend: Backend, email: string): Promise<void> {
  try {
    await inTransaction(backend, async (inside) => {
      const account = await accountByEmail(inside, email)
      if (!account) return
      const { link, expires } = await createPasswordLink(inside, account.id)
      await mailPasswordLink(inside, email, link, expires)
    })
  } catch (error) {
    backend.log.error({ err: error }, 'a link to a new password could not be stored')
  }
}

export async function isPasswordCodeValid(backend: Backend, code: string): Promise<boolean> {
  return (await accountOfCode(backend, 'new-password', code)) !== undefined
}

/**
 * @returns the account's email; undefined if the code is invalid
 * @throws DomainError busy; at `password`, if it is easy to guess. The code then stays valid.
 */
export async function replaceForgottenPassword(backend: Backend, code: string, password: string) {
  if (isHashQueueFull()) throw new DomainError('busy')
  const account = await accountOfCode(backend, 'new-password', code)
  const email = account && (await emailsOf(backend, [account.userId])).get(account.userId)
  if (!email) return undefined
  await rejectGuessablePassword(backend, { email, password })
  const used = await useCode(backend, 'new-password', code)
  if (!used) return undefined
  await replacePassword(backend, used.userId, password)
  return email
}
