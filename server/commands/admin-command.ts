import { findAdmin } from '../../app/domain/admins/accounts.server'
import { prepareFirstAdmin } from '../../app/domain/admins/first-admin.server'
import { removeAllPasskeys } from '../../app/domain/admins/passkeys/passkeys.server'
import { passwordLinkForAdmin } from '../../app/domain/admins/passwords/new-password.server'
import { turnTwoFactorOff } from '../../app/domain/admins/two-factor/two-factor.server'
import type { Backend } from '../../app/platform/backend.server'
import { ConfigError, type Env } from '../../app/platform/runtime/env.server'
import { openExistingSite, printLine } from './open-site'

const usage =
  'Use: npm run admin -- reset, reset-authenticator or reset-passkeys, and maybe an email'

export async function runAdminCommand(env: Env, [subcommand, email, ...more]: string[]) {
  const run = subcommand === undefined || more.length > 0 ? undefined : commands[subcommand]
  if (!run) throw new ConfigError(usage)
  await using backend = await openExistingSite(env)
  printLine(await run(backend, email?.trim().toLowerCase()))
  return 0
}

type Command = (backend: Backend, email: string | undefined) => Promise<string>

const commands: Record<string, Command> = {
  reset: resetPassword,
  'reset-authenticator': resetAuthenticator,
  'reset-passkeys': resetPasskeys,
}

async function resetPassword(backend: Backend, email: string | undefined): Promise<string> {
  const newPassword = await passwordLinkForAdmin(backend, email)
  if (newPassword) {
    const { email: name, link, hasAuthenticator, hasPasskeys } = newPassword
    return [
      `${name} gets a new password, within an hour, at ${link}`,
      hasAuthenticator &&
        `Is the authenticator app lost too? npm run admin -- reset-authenticator ${name}`,
      hasPasskeys && `Passkeys stay. Is one lost? npm run admin -- reset-passkeys ${name}`,
    ]
      .filter(Boolean)
      .join('\n')
  }
  const firstAdminUrl = await prepareFirstAdmin(backend, {})
  if (firstAdminUrl) return `There is no admin yet. The first one is made at ${firstAdminUrl}`
  throw new ConfigError(
    email ? `There is no admin with the email ${email}` : `There are several admins. ${usage}`,
  )
}

async function resetAuthenticator(backend: Backend, email: string | undefined): Promise<string> {
  const admin = await requireAdmin(backend, email)
  await turnTwoFactorOff(backend, admin)
  return `${admin.email} signs in with the password alone from now on`
}

async function resetPasskeys(backend: Backend, email: string | undefined): Promise<string> {
  const admin = await requireAdmin(backend, email)
  await removeAllPasskeys(backend, admin)
  return `${admin.email} has no passkeys from now on`
}

async function requireAdmin(backend: Backend, email: string | undefined) {
  const admin = await findAdmin(backend, email)
  if (!admin) throw new ConfigError(`There is no such admin, or there are several. ${usage}`)
  return admin
}
