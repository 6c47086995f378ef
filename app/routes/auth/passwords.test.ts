import { expect, onTestFinished } from 'vitest'
import { adminPassword, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { visit } from '#tests/support/visitor'
import { newPasswordForm } from '~/domain/admins/admins.form'
import { passwordLinkForAdmin } from '~/domain/admins/passwords/new-password.server'
import { hashPassword } from '~/platform/auth/password.server'
import type { Backend } from '~/platform/backend.server'
import { fixedClock } from '~/platform/runtime/clock'
import { DomainError } from '~/platform/runtime/domain-error'
import { answerCodeForm } from './by-code.server'
import { action as forgotten, loader as forgottenPage } from './forgotten-password'
import { action as replace, loader as replacePage } from './new-password'
import { action as signIn } from './sign-in'

const email = 'johanne@example.dk'
const forgottenPath = '/admin/glemt-adgangskode'

/** Sends a form without scripts. */
function form(fields: Record<string, string>) {
  return { method: 'POST', body: new URLSearchParams(fields) }
}

async function linkOf(backend: Backend): Promise<string> {
  const found = await passwordLinkForAdmin(backend)
  return found?.link.slice(backend.siteUrl.length) ?? ''
}

databaseTest('a forgotten password is answered alike for every address', async ({ backend }) => {
  await storeTestAdmin(backend)
  expect(await visit(backend, forgottenPage, forgottenPath)).toMatchObject({
    data: { canMail: true },
    init: { status: 200 },
  })
  const answers = [email, 'ingen@example.dk'].map((to) =>
    visit(backend, forgotten, forgottenPath, form({ email: to })),
  )
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatchObject({ data: { sent: true }, init: { status: 200 } })
  }
  expect(await visit(backend, forgotten, forgottenPath, form({ email: 'johanne' }))).toMatchObject({
    data: { sent: false, email: 'johanne', errors: { email: expect.any(String) } },
    init: { status: 422 },
  })
  const withoutMail = { ...backend, mail: undefined }
  expect(await visit(withoutMail, forgottenPage, forgottenPath)).toMatchObject({
    data: { canMail: false },
    init: { status: 404 },
  })
})

databaseTest('the wait for another mail is in whole minutes, rounded up', async ({ backend }) => {
  const ask = (at: string, to: string) =>
    visit({ ...backend, clock: fixedClock(at) }, forgotten, forgottenPath, form({ email: to }))
  for (let index = 0; index < 4; index++) await ask('2026-11-21T09:00:00Z', `${index}@example.dk`)
  // The limit is that of the client.
  for (const [at, wait, seconds] of [
    ['2026-11-21T09:00:00Z', '10 minutter', '600'],
    ['2026-11-21T09:08:59Z', '2 minutter', '120'],
    ['2026-11-21T09:09:59Z', '1 minut', '60'],
  ] as const) {
    expect(await ask(at, email), at).toMatchObject({
      data: { sent: false, email, errors: { email: `For mange forsøg. Prøv igen om ${wait}.` } },
      init: { status: 429, headers: { 'Retry-After': seconds } },
    })
  }
})

databaseTest('a link with a code sets a new password once, and signs in', async ({ backend }) => {
  await storeTestAdmin(backend)
  const link = await linkOf(backend)
  const status = (path: string) => visit(backend, replacePage, path)
  expect(await status(link)).toMatchObject({ init: { status: 200 } })
  const guessed = await visit(backend, replace, link, form({ password: email }))
  expect(guessed).toMatchObject({
    data: { errors: { password: 'Adgangskoden må ikke ligne din e-mail.' } },
    init: { status: 422 },
  })
  const password = 'en ny sætning om heden'
  const done = await visit(backend, replace, link, form({ password }))
  if (!(done instanceof Response)) throw new Error('no redirect')
  expect(done.headers.get('Location')).toBe('/admin/forside')
  expect(done.headers.getSetCookie().join()).toContain(backend.auth.cookieNames.session)

  expect(await status(link)).toMatchObject({ init: { status: 404 } })
  const again = await visit(backend, replace, link, form({ password }))
  if (!(again instanceof Response)) throw new Error('no redirect')
  // Without the code, which is of no use any more.
  expect(again.headers.get('Location')).toBe('/admin/ny-adgangskode')
  expect(again.headers.getSetCookie()).toEqual([])
})

databaseTest('a new password leads to the back-office if sign-in is busy', async ({ backend }) => {
  await storeTestAdmin(backend)
  let hashes: Promise<unknown> | undefined
  onTestFinished(async () => {
    await hashes
  })
  const action = (args: Parameters<typeof answerCodeForm>[0]) =>
    answerCodeForm(args, newPasswordForm, async () => {
      hashes = Promise.allSettled(Array.from({ length: 30 }, () => hashPassword(adminPassword)))
      return { email, password: adminPassword }
    })
  const done = await visit(backend, action, '/?kode=x', form({ password: adminPassword }))
  if (!(done instanceof Response)) throw new Error('no redirect')
  expect([done.status, done.headers.get('Location')]).toEqual([302, '/admin/forside'])
})

databaseTest('characters that PostgreSQL refuses are wrong credentials', async ({ backend }) => {
  await storeTestAdmin(backend)
  const sent = form({ email: '\0johanne@example.dk', password: 'a\0' })
  expect(await visit(backend, signIn, '/admin/log-ind', sent)).toMatchObject({
    data: { refused: { errors: { password: 'Ugyldig email eller adgangskode' } } },
    init: { status: 401 },
  })
})

databaseTest('an error of a field is shown at that field', async ({ backend }) => {
  const action = (args: Parameters<typeof answerCodeForm>[0]) =>
    answerCodeForm(args, newPasswordForm, () => Promise.reject(new DomainError('taken', 'email')))
  expect(await visit(backend, action, '/?kode=x', form({ password: adminPassword }))).toMatchObject(
    {
      data: { errors: { email: expect.any(String) } },
    },
  )
})
