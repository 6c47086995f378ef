import { expect, onTestFinished, test } from 'vitest'
import {
  addAccountWithoutProfile,
  admin,
  cookiesOf,
  fromOurPage,
  signIn,
  startAdminSite,
} from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'

async function openSite(variables: Record<string, string> = {}): Promise<RunningServer> {
  const site = await startAdminSite(variables)
  onTestFinished(() => site.stop())
  return site
}

const withoutAdmin = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }

function post(site: RunningServer, path: string, fields: Record<string, string>, cookie = '') {
  return fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { ...fromOurPage, Cookie: cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

const get = (site: RunningServer, path: string, cookie = '') =>
  fetch(`${site.url}${path}`, { headers: { Cookie: cookie }, redirect: 'manual' })

test('the login has exactly the specified wording', async () => {
  const site = await openSite()
  const right = await post(site, '/admin/log-ind', {
    ...admin,
    email: ` ${admin.email.toUpperCase()} `,
  })
  expect(right.status).toBe(200)
  expect(await right.json()).toEqual({
    toast: { title: 'Login succesfuld', description: 'Du er nu logget ind som administrator.' },
  })
  const wrong = await post(site, '/admin/log-ind', { ...admin, password: 'forkert' })
  expect(wrong.status).toBe(401)
  expect(wrong.headers.getSetCookie()).toEqual([])
  expect(await wrong.json()).toEqual({
    toast: { title: 'Login fejlede', description: 'Ugyldig email eller adgangskode' },
  })
  const { email } = addAccountWithoutProfile(site)
  const denied = await post(site, '/admin/log-ind', { ...admin, email })
  expect(denied.status).toBe(403)
  expect(denied.headers.getSetCookie()).toEqual([])
  expect(await denied.json()).toEqual({
    toast: {
      title: 'Adgang nægtet',
      description: 'Din konto er ikke autoriseret som administrator.',
    },
  })
})

test('a form sent without script is answered with a page or a redirect to the back-office', async () => {
  const site = await openSite()
  const send = (fields: Record<string, string>) =>
    fetch(`${site.url}/admin/log-ind`, {
      method: 'POST',
      headers: { ...fromOurPage, Accept: 'text/html,*/*;q=0.8' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const wrong = await send({ ...admin, password: 'forkert' })
  expect([wrong.status, wrong.headers.get('content-type')]).toEqual([
    401,
    'text/html; charset=utf-8',
  ])
  const page = await wrong.text()
  expect(page).toContain('Ugyldig email eller adgangskode</p>')
  expect(page).toContain(`value="${admin.email}"`)
  expect(page).not.toContain('forkert')
  const empty = await send({ email: '' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('Skriv din adgangskode.</p>')
  const right = await send(admin)
  expect([right.status, right.headers.get('location')]).toEqual([303, '/admin/forside'])
  const again = await get(site, '/admin/log-ind', cookiesOf(right))
  expect(again.headers.get('location')).toBe('/admin/forside')
  expect((await get(site, '/admin/log-ind')).status).toBe(200)
})

test('email and password are both required, with errors beside the fields', async () => {
  const site = await openSite()
  const answer = await post(site, '/admin/log-ind', { email: ' ' })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    errors: { email: 'Skriv din e-mail.', password: 'Skriv din adgangskode.' },
  })
})

test('after four failures there is a wait, and the answer has its length', async () => {
  const site = await openSite()
  const wrong = { ...admin, password: 'forkert' }
  for (let attempt = 0; attempt < 4; attempt++) {
    expect((await post(site, '/admin/log-ind', wrong)).status).toBe(401)
  }
  const answer = await post(site, '/admin/log-ind', admin)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('600')
  expect(await answer.json()).toEqual({
    toast: {
      title: 'Login fejlede',
      description: 'For mange forsøg. Prøv igen om 10 minutter.',
    },
  })
  const withoutScript = await fetch(`${site.url}/admin/log-ind`, {
    method: 'POST',
    headers: { ...fromOurPage, Accept: 'text/html' },
    body: new URLSearchParams(admin),
  })
  expect(withoutScript.status).toBe(429)
  expect(withoutScript.headers.get('Retry-After')).toBe('600')
  expect(await withoutScript.text()).toContain('Prøv igen om 10 minutter.</p>')
})

test('forged forwarding headers do not give a client more attempts', async () => {
  const site = await openSite()
  const statuses = []
  for (let attempt = 0; attempt < 5; attempt++) {
    const { status } = await fetch(`${site.url}/admin/log-ind`, {
      method: 'POST',
      headers: { ...fromOurPage, 'X-Forwarded-For': `203.0.113.${attempt}` },
      body: new URLSearchParams({ email: `${attempt}@example.dk`, password: 'forkert' }),
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429])
})

test('credentials of any length or kind are refused with a message, and cause no failure', async () => {
  const site = await openSite()
  const strange = { email: '\u0000', password: '\ufffd%' }
  expect([401, 422]).toContain((await post(site, '/admin/log-ind', strange)).status)
  const long = { email: `${'a'.repeat(5000)}@example.dk`, password: 'b'.repeat(10_000) }
  expect([401, 422]).toContain((await post(site, '/admin/log-ind', long)).status)
})

test('a cached page is the same for all visitors, also while an admin is signed in', async () => {
  const site = await openSite()
  const before = await get(site, '/nyheder')
  const page = await before.text()
  const cookie = await signIn(site)
  const signedIn = await get(site, '/nyheder', cookie)
  expect(signedIn.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await signedIn.text()).toContain('Dashboard')
  const after = await get(site, '/nyheder')
  expect(await after.text()).toBe(page)
  expect(page).not.toMatch(/Dashboard|isAdmin/)
  for (const answer of [before, after]) {
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  }
})

test('signing out ends the session on the server and redirects to the front page', async () => {
  const site = await openSite()
  const cookie = await signIn(site)
  const session = await get(site, '/admin/session', cookie)
  expect([session.status, session.headers.get('Cache-Control')]).toEqual([204, 'no-store'])
  // Only the form signs out, not a link.
  const visited = await get(site, '/admin/log-ud', cookie)
  expect(visited.headers.get('Location')).toBe('/admin')
  expect((await get(site, '/admin/session', cookie)).status).toBe(204)
  const out = await post(site, '/admin/log-ud', {}, cookie)
  expect(out.status).toBe(303)
  expect(out.headers.get('Location')).toBe('/')
  expect(out.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
  expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^skrivestue=; Max-Age=0;/)])
  expect((await get(site, '/admin/session', cookie)).status).toBe(401)
})

test('the account lists its sessions, and ends the other ones', async () => {
  const site = await openSite()
  const here = await signIn(site)
  const there = await signIn(site)
  const page = await (await get(site, '/admin/konto', here)).text()
  expect(page).toContain('Her er du logget ind')
  expect(page).toContain('Log ud alle andre steder')
  const out = await post(site, '/admin/konto', { intent: 'end-others' }, here)
  expect(out.status).toBe(200)
  expect((await get(site, '/admin/session', there)).status).toBe(401)
  expect((await get(site, '/admin/session', here)).status).toBe(204)
})

test('a page of another site can neither sign in nor sign out', async () => {
  const site = await openSite()
  for (const path of ['/admin/log-ind', '/admin/log-ud']) {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const body = new URLSearchParams(admin)
    const answer = await fetch(`${site.url}${path}`, { method: 'POST', headers, body })
    expect(answer.status).toBe(403)
  }
})

test('the link on the console creates the first admin, and signs in', async () => {
  const site = await openSite(withoutAdmin)
  const link = linkIn(site.output())
  expect((await get(site, '/admin/opret?kode=forkert')).status).toBe(404)
  expect(await (await get(site, '/admin/opret')).text()).toContain('Linket gælder ikke')
  const refused = await post(site, link, { email: 'johanne', password: 'for kort' })
  expect(refused.status).toBe(422)
  const words = await refused.text()
  expect(words).toContain('value="johanne"')
  expect(words).toContain('Skriv en e-mail som navn@eksempel.dk.')
  expect(words).toContain('Adgangskoden skal have mindst 15 tegn.')
  const common = await post(site, link, { ...admin, password: 'passwordpassword' })
  expect(common.status).toBe(422)
  expect(await common.text()).toContain('Adgangskoden gentager sig selv.')
  const personal = await post(site, link, { ...admin, password: admin.email })
  const personalWords = await personal.text()
  expect(personalWords).toContain(`value="${admin.email}"`)
  expect(personalWords).toContain('Adgangskoden må ikke ligne din e-mail.')
  const made = await post(site, link, admin)
  expect(made.headers.get('Location')).toBe('/admin/forside')
  expect((await get(site, '/admin/session', cookiesOf(made))).status).toBe(204)
  expect((await get(site, link)).status).toBe(404)
})

test('pages whose URL contains a code send no referrer', async () => {
  const site = await openSite(withoutAdmin)
  const withLink = await get(site, linkIn(site.output()))
  expect(withLink.headers.get('Referrer-Policy')).toBe('no-referrer')
  const reset = await get(site, '/admin/ny-adgangskode?kode=forkert')
  expect(reset.headers.get('Referrer-Policy')).toBe('no-referrer')
  for (const { headers } of [withLink, reset]) {
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  }
})

test('without a mail server a forgotten password is not offered', async () => {
  const site = await openSite()
  expect(await (await get(site, '/admin/session')).json()).toMatchObject({ canMail: false })
  expect((await get(site, '/admin/glemt-adgangskode')).status).toBe(404)
  const page = await (await get(site, '/admin/log-ind')).text()
  expect(page).toContain('Den, der passer serveren, kan lave et link til en ny adgangskode.')
})

test('after four requests for a new password the answer has the length of the wait', async () => {
  const site = await openSite()
  const ask = () => post(site, '/admin/glemt-adgangskode', { email: admin.email })
  for (let attempt = 0; attempt < 4; attempt++) expect((await ask()).status).toBe(200)
  const answer = await ask()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('600')
})

function linkIn(output: string): string {
  const [link = ''] = /\/admin\/opret\?kode=[\w-]+/.exec(output) ?? []
  expect(link).not.toBe('')
  return link
}
