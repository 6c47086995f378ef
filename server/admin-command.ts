import { prepareFirstAdmin } from '../app/domain/admins/first-admin.server'
import { newPasswordLinkFor } from '../app/domain/admins/new-password.server'
import { type Backend, openBackend } from '../app/platform/backend.server'
import { ConfigError, type Env } from '../app/platform/env.server'

const usage = 'Use: npm run admin -- reset [email]'

/**
 * `npm run admin -- reset`: prints a one-time URL at which the admin gets a new password. The
 * site may be running meanwhile.
 * @throws ConfigError when the words are not understood or nobody fits them.
 */
export async function runAdminCommand(env: Env, [verb, email, ...more]: string[]): Promise<void> {
  if (verb !== 'reset' || more.length > 0) throw new ConfigError(usage)
  const backend = await openBackend(env)
  try {
    process.stdout.write(`${await resetLine(backend, email?.trim().toLowerCase())}\n`)
  } finally {
    await backend.db.destroy()
  }
}

async function resetLine(backend: Backend, email: string | undefined): Promise<string> {
  const found = await newPasswordLinkFor(backend, email)
  if (found) return `${found.email} gets a new password, within an hour, at ${found.link}`
  const first = await prepareFirstAdmin(backend, {
    adminEmail: undefined,
    adminPassword: undefined,
  })
  if (first) return `There is no admin yet. The first one is made at ${first}`
  throw new ConfigError(
    email ? `There is no admin with the email ${email}` : `There are several admins. ${usage}`,
  )
}
