import { expect, test } from 'vitest'
import { getPage, openSite, postForm } from '#tests/support/account-requests'
import { signIn } from '#tests/support/admin-site'

test('a cached page is the same for all visitors, also while an admin is signed in', async () => {
  const site = await openSite()
  const before = await getPage(site, '/nyheder')
  const page = await before.text()
  const cookie = await signIn(site)
  const signedIn = await getPage(site, '/nyheder', cookie)
  expect(signedIn.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await signedIn.text()).toContain('Dashboard')
  const after = await getPage(site, '/nyheder')
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
  const session = await getPage(site, '/admin/session', cookie)
  expect([session.status, session.headers.get('Cache-Control')]).toEqual([204, 'no-store'])
  // Only the form signs out, not a link.
  const visited = await getPage(site, '/admin/log-ud', cookie)
  expect(visited.headers.get('Location')).toBe('/admin')
  expect((await getPage(site, '/admin/session', cookie)).status).toBe(204)
  const out = await postForm(site, '/admin/log-ud', {}, cookie)
  expect(out.status).toBe(303)
  expect(out.headers.get('Location')).toBe('/')
  expect(out.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
  expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^skrivestue=; Max-Age=0;/)])
  expect((await getPage(site, '/admin/session', cookie)).status).toBe(401)
})

test('the account lists its sessions, and ends the other ones', async () => {
  const site = await openSite()
  const here = await signIn(site)
  const there = await signIn(site)
  const page = await (await getPage(site, '/admin/konto', here)).text()
  expect(page).toContain('Her er du logget ind')
  expect(page).toContain('Log ud alle andre steder')
  const out = await postForm(site, '/admin/konto', { intent: 'end-others' }, here)
  expect(out.status).toBe(200)
  expect((await getPage(site, '/admin/session', there)).status).toBe(401)
  expect((await getPage(site, '/admin/session', here)).status).toBe(204)
})
