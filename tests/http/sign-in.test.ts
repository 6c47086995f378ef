import { expect, test } from 'vitest'
import { getPage, openSite, postForm } from '#tests/support/account-requests'
import { addAccountWithoutProfile, admin, cookiesOf, fromOurPage } from '#tests/support/admin-site'

test('the login has exactly the specified wording', async () => {
  const site = await openSite()
  const right = await postForm(site, '/admin/log-ind', {
    ...admin,
    email: ` ${admin.email.toUpperCase()} `,
  })
  expect(right.status).toBe(200)
  expect(await right.json()).toEqual({
    toast: { title: 'Login succesfuld', description: 'Du er nu logget ind som administrator.' },
  })
  const wrong = await postForm(site, '/admin/log-ind', { ...admin, password: 'forkert' })
  expect(wrong.status).toBe(401)
  expect(wrong.headers.getSetCookie()).toEqual([])
  expect(await wrong.json()).toEqual({
    toast: { title: 'Login fejlede', description: 'Ugyldig email eller adgangskode' },
  })
  const { email } = addAccountWithoutProfile(site)
  const denied = await postForm(site, '/admin/log-ind', { ...admin, email })
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
  const again = await getPage(site, '/admin/log-ind', cookiesOf(right))
  expect(again.headers.get('location')).toBe('/admin/forside')
  expect((await getPage(site, '/admin/log-ind')).status).toBe(200)
})

test('email and password are both required, with errors beside the fields', async () => {
  const site = await openSite()
  const answer = await postForm(site, '/admin/log-ind', { email: ' ' })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    errors: { email: 'Skriv din e-mail.', password: 'Skriv din adgangskode.' },
  })
})

test('after four failures there is a wait, and the answer has its length', async () => {
  const site = await openSite()
  const wrong = { ...admin, password: 'forkert' }
  for (let attempt = 0; attempt < 4; attempt++) {
    expect((await postForm(site, '/admin/log-ind', wrong)).status).toBe(401)
  }
  const answer = await postForm(site, '/admin/log-ind', admin)
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
  expect([401, 422]).toContain((await postForm(site, '/admin/log-ind', strange)).status)
  const long = { email: `${'a'.repeat(5000)}@example.dk`, password: 'b'.repeat(10_000) }
  expect([401, 422]).toContain((await postForm(site, '/admin/log-ind', long)).status)
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
