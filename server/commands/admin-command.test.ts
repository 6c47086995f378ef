import { expect, test } from 'vitest'
import { storeTestAdmin } from '#tests/support/admins'
import { commandRunner } from '#tests/support/console'
import { openDatabaseTest } from '#tests/support/database'
import { adminWithPasskey, email } from '#tests/support/passkeys'
import { appCode } from '#tests/support/totp'
import {
  startTwoFactor,
  turnTwoFactorOn,
} from '../../app/domain/admins/two-factor/two-factor.server'
import { runAdminCommand } from './admin-command'

/** A site, and the command on its console. */
async function openSite() {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  const run = commandRunner(dataDir)
  return { backend, run: (...words: string[]) => run(runAdminCommand, words) }
}

test('the operator gets a link for the password of an admin, named in any case', async () => {
  const { backend, run } = await openSite()
  await storeTestAdmin(backend)
  await storeTestAdmin(backend, 'anden@example.dk')
  expect(await run('reset', ' Johanne@Example.DK ')).toMatch(
    /^johanne@example\.dk gets a new password, within an hour, at https:\/\/example\.dk\/admin\/ny-adgangskode\?kode=[\w-]{43}\n$/,
  )
})

test('the operator removes a lost authenticator app and lost passkeys', async () => {
  const { backend, run } = await openSite()
  const { admin } = await adminWithPasskey(backend)
  const { sealed, secret } = startTwoFactor(backend, admin)
  await turnTwoFactorOn(backend, admin, {
    sealed,
    code: appCode(secret, backend.clock.now()),
    headers: new Headers(),
  })
  const app = `Is the authenticator app lost too? npm run admin -- reset-authenticator ${email}`
  const passkeys = `Passkeys stay. Is one lost? npm run admin -- reset-passkeys ${email}`
  const hints = async () => (await run('reset')).trim().split('\n').slice(1)
  expect(await hints()).toEqual([app, passkeys])
  expect(await run('reset-authenticator', email)).toBe(
    `${email} signs in with the password alone from now on\n`,
  )
  expect(await hints()).toEqual([passkeys])
  expect(await run('reset-passkeys')).toBe(`${email} has no passkeys from now on\n`)
  expect(await hints()).toEqual([])
})

test('without an admin, the operator gets the link that makes the first one', async () => {
  const { run } = await openSite()
  expect(await run('reset')).toMatch(
    /^There is no admin yet\. The first one is made at https:\/\/example\.dk\/admin\/opret\?kode=[\w-]{43}\n$/,
  )
})

test('an unknown email, or none while there are several admins, is refused', async () => {
  const { backend, run } = await openSite()
  await storeTestAdmin(backend)
  await storeTestAdmin(backend, 'anden@example.dk')
  await expect(run('reset', 'ingen@example.dk')).rejects.toThrow(
    'There is no admin with the email ingen@example.dk',
  )
  await expect(run('reset')).rejects.toThrow('There are several admins. Use: npm run admin')
  for (const verb of ['reset-authenticator', 'reset-passkeys']) {
    await expect(run(verb)).rejects.toThrow('There is no such admin, or there are several. Use:')
  }
})
