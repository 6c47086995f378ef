import { expect, test } from 'vitest'
import { openSite, postForm } from '#tests/support/account-requests'
import { admin, cookiesOf, inDatabase, signIn } from '#tests/support/admin-site'
import { Authenticator } from '#tests/support/authenticator'

const section = '/admin/konto/adgangsnoegler'
const signInPath = '/admin/log-ind/adgangsnoegle'

test('a passkey is added with the password, and then signs in without it', async () => {
  const site = await openSite()
  const cookie = await signIn(site)
  const begin = { intent: 'begin', password: admin.password }
  expect((await postForm(site, section, begin)).status).toBe(401)
  const wrong = await postForm(site, section, { ...begin, password: 'forkert' }, cookie)
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toEqual({ errors: { password: 'Adgangskoden er ikke rigtig.' } })
  const begun = await postForm(site, section, begin, cookie)
  expect(begun.headers.get('Cache-Control')).toContain('no-store')
  const { options } = (await begun.json()) as { options: Parameters<Authenticator['make']>[0] }
  expect(options.rp.id).toBe('localhost')
  const device = new Authenticator(site.url)
  const made = { intent: 'add', name: 'Min telefon', answer: device.make(options) }
  expect((await postForm(site, section, made, cookie)).status).toBe(200)
  const again = await postForm(site, section, made, cookie)
  expect(again.status).toBe(422)
  expect(await again.json()).toEqual({
    errors: { password: 'Det tog for lang tid. Begynd forfra.' },
  })

  const offer = await fetch(`${site.url}${signInPath}`)
  expect(offer.headers.get('Cache-Control')).toContain('no-store')
  expect(offer.headers.getSetCookie()).toEqual([])
  const answer = device.use((await offer.json()) as Parameters<Authenticator['use']>[0])
  const entered = await postForm(site, signInPath, { answer })
  expect(entered.status).toBe(200)
  expect(await entered.json()).toMatchObject({ toast: { title: 'Login succesfuld' } })
  const headers = { Cookie: cookiesOf(entered) }
  const account = await (await fetch(`${site.url}/admin/konto`, { headers })).text()
  expect(account).toContain('Min telefon')
  const replayed = await postForm(site, signInPath, { answer })
  expect(replayed.status).toBe(401)
  expect(replayed.headers.getSetCookie()).toEqual([])
  expect(await replayed.json()).toEqual({
    toast: { title: 'Login fejlede', description: 'Adgangsnøglen blev ikke godkendt.' },
  })

  const count = () => inDatabase(site, (db) => db.prepare('select id from passkeys').all())
  const [{ id } = {}] = count()
  const remove = { intent: 'remove', id: String(id) }
  expect((await postForm(site, section, remove, cookie)).status).toBe(422)
  expect((await postForm(site, section, { ...remove, password: 'forkert' }, cookie)).status).toBe(
    422,
  )
  expect(count()).toHaveLength(1)
  const { password } = admin
  expect((await postForm(site, section, { ...remove, password }, cookie)).status).toBe(200)
  expect(count()).toHaveLength(0)
})

test('a body that is not a passkey response is refused with a message, and causes no failure', async () => {
  const site = await openSite()
  const clientDataJSON = Buffer.from('{"challenge":"e30"}').toString('base64url')
  const response = { clientDataJSON, authenticatorData: 'AA', signature: 'AA' }
  const answers = ['', JSON.stringify({ id: 'AA', rawId: 'AA', type: 'public-key', response })]
  for (const answer of answers) {
    const refused = await postForm(site, signInPath, { answer })
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ toast: { title: 'Login fejlede' } })
  }
  expect((await postForm(site, signInPath, { answer: 'x'.repeat(17_000) })).status).toBe(413)
  const foreign = await fetch(`${site.url}${signInPath}`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    body: new URLSearchParams({ answer: '' }),
  })
  expect(foreign.status).toBe(403)
})
