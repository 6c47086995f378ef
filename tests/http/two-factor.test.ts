import { expect, test } from 'vitest'
import { openSite, postForm } from '#tests/support/account-requests'
import { admin, cookiesOf, fromOurPage, signIn } from '#tests/support/admin-site'
import { appCode } from '#tests/support/totp'

const { password } = admin
const section = '/admin/konto/totrinslogin'

test('the second step is turned on, asked for at sign-in, and turned off', async () => {
  const site = await openSite()
  const cookie = await signIn(site)
  const elsewhere = await signIn(site)
  const isSignedIn = async (Cookie: string) =>
    (await fetch(`${site.url}/admin/session`, { headers: { Cookie } })).status === 204
  expect(await isSignedIn(elsewhere)).toBe(true)
  expect((await postForm(site, section, { intent: 'begin', password })).status).toBe(401)
  const wrong = await postForm(site, section, { intent: 'begin', password: 'forkert' }, cookie)
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toEqual({ errors: { password: 'Adgangskoden er ikke rigtig.' } })
  const begun = await postForm(site, section, { intent: 'begin', password }, cookie)
  expect(begun.headers.get('Cache-Control')).toContain('no-store')
  const { setup } = (await begun.json()) as {
    setup: { sealed: string; secret: string; qr: boolean[][] }
  }
  expect(setup.secret).toMatch(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)
  expect(setup.qr.length).toBeGreaterThan(20)
  const code = appCode(setup.secret)
  const turnOn = { intent: 'turn-on', password, sealed: setup.sealed }
  const refused = await postForm(site, section, { ...turnOn, code: 'abc' }, cookie)
  expect(await refused.json()).toEqual({
    errors: { code: 'Koden er ikke rigtig. Skriv den, appen viser lige nu.' },
  })
  const on = await postForm(site, section, { ...turnOn, code }, cookie)
  const { codes } = (await on.json()) as { codes: string[] }
  expect(codes).toHaveLength(10)
  const renewed = cookiesOf(on)
  expect(await Promise.all([cookie, elsewhere, renewed].map(isSignedIn))).toEqual([
    false,
    false,
    true,
  ])

  const half = await postForm(site, '/admin/log-ind', admin)
  expect(half.status).toBe(401)
  expect(half.headers.getSetCookie()).toEqual([])
  expect(await half.json()).toEqual({ errors: {}, needsCode: true })
  const used = await postForm(site, '/admin/log-ind', { ...admin, code })
  expect(await used.json()).toEqual({
    errors: { code: 'Koden er ikke rigtig, eller den er brugt.' },
    needsCode: true,
  })
  const headers = { ...fromOurPage, Accept: 'text/html' }
  const withoutScript = (fields: Record<string, string>) =>
    fetch(`${site.url}/admin/log-ind`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const form = await (await withoutScript(admin)).text()
  expect(form).toContain('name="code"')
  expect(form).not.toContain(admin.password)
  const empty = { email: admin.email, password: '', code: '' }
  expect(await (await withoutScript(empty)).text()).toContain('name="code"')

  const whole = await postForm(site, '/admin/log-ind', { ...admin, code: codes[0] ?? '' })
  expect(whole.status).toBe(200)
  expect(await whole.json()).toMatchObject({ toast: { title: 'Login succesfuld' } })

  const third = cookiesOf(whole)
  expect(await isSignedIn(third)).toBe(true)
  const off = await postForm(site, section, { intent: 'turn-off', password }, renewed)
  expect(off.status).toBe(200)
  expect(await Promise.all([third, renewed, cookiesOf(off)].map(isSignedIn))).toEqual([
    false,
    false,
    true,
  ])
  expect((await postForm(site, '/admin/log-ind', admin)).status).toBe(200)
})
