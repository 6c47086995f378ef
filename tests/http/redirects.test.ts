import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeForm } from '../support/admin-forms.ts'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../support/admin-site.ts'
import { manifestOf, pathOf } from '../support/routes-of-build.ts'
import type { RunningServer } from '../support/servers.ts'

let site: RunningServer
let cookie: string
beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
  inDatabase(site, (db) =>
    db.exec(`insert into lectures (id, title, slug, description, themes, created_at, updated_at)
      values ('1', 'Tro og/eller tvivl', 'tro-ogeller-tvivl', '', '[]', '2026-11-20', '2026-11-20');
      insert into hymns (id, title, slug, stanzas, themes, scripture, days, occasions, commentary,
        is_free_in_worship, sort_order, created_at, updated_at, revision)
      values ('1', 'Lys', 'lys', 'Lys', '[]', '[]', '[]', '[]', '', 0, 0, '2026-11-20', '2026-11-20', 1)`),
  )
})
afterAll(() => site.stop())

const get = (path: string) => fetch(`${site.url}${path}`, { redirect: 'manual' })

async function send(fields: Record<string, string>) {
  const answer = await fetch(`${site.url}/admin/adresser.data`, {
    method: 'POST',
    body: new URLSearchParams(wholeForm('/admin/adresser', fields)),
    headers: { ...fromOurPage, Cookie: cookie },
  })
  return answer.text()
}

async function screen(query = '') {
  const answer = await fetch(`${site.url}/admin/adresser${query}`, { headers: { Cookie: cookie } })
  return answer.text()
}

test.each([
  ['//kalender', '/kalender'],
  ['///kalender?side=2', '/kalender?side=2'],
  ['/salmer//lys', '/salmer/lys'],
  ['//evil.example/a', '/evil.example/a'],
  ['/soeg?q=a//b', null],
])('%s leads to %s', async (path, location) => {
  expect((await get(path)).headers.get('Location')).toBe(location)
})

test('the icon is found under the other names that iPhones ask for', async () => {
  for (const name of ['-precomposed', '-120x120', '-152x152-precomposed']) {
    const answer = await fetch(`${site.url}/apple-touch-icon${name}.png`)
    expect(answer.headers.get('Content-Type'), name).toBe('image/png')
  }
})

test('a missing path is listed, and redirects when the author has chosen a target', async () => {
  expect((await get('/Gammel-Presse?fra=avisen')).status).toBe(404)
  expect((await get('/bibliografi/forsvundet')).status).toBe(404)
  expect((await get('/nyheder/forsvundet')).status).toBe(404)
  expect((await get('/samarbejder/forsvundet')).status).toBe(302)
  const listed = await screen()
  expect(listed).toContain('/gammel-presse')
  expect(listed).toContain('/bibliografi/forsvundet')
  expect(listed).toContain('/nyheder/forsvundet')
  expect(listed).toContain('/samarbejder/forsvundet')
  expect(listed).not.toContain('avisen')
  await send({ path: '/gammel-presse', target: '/billeder' })
  await send({ path: '/samarbejder/forsvundet', target: '/samarbejder' })
  for (const path of ['/gammel-presse', '/Gammel-Presse/', '/gammel-presse?x=1']) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')], path).toEqual([301, '/billeder'])
  }
  expect((await get('/samarbejder/forsvundet')).status).toBe(301)
})

test('no path redirects to another site', async () => {
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', '/%5cevil']) {
    await send({ path: '/vaek', target })
    expect((await get('/vaek')).status, target).toBe(404)
  }
})

test('the earlier link to a lecture with a slash in its title redirects to it', async () => {
  const answer = await get('/foredrag/tro-og/eller-tvivl')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/foredrag/tro-ogeller-tvivl',
  ])
  expect((await get('/foredrag/og/andet')).status).toBe(404)
})

/** These pages exist only while the author has switched them on. */
const areOff = /^\/(spoerg|tilgaengelighed)(\/|$)/

test('every page of the site can be the target of a redirect', async () => {
  const manifest = await manifestOf(site)
  const fixed = Object.values(manifest.routes)
    .filter(({ id }) => id.startsWith('routes/public/'))
    .map(({ id, path, index }) => (index || path ? pathOf(manifest, id) : ''))
    .filter((path) => path !== '' && !/\/(x|ukendt)(\/|$)/.test(path) && !areOff.test(path))
  expect(fixed.length).toBeGreaterThan(8)
  for (const [number, target] of fixed.entries()) {
    await send({ path: `/til-${number}`, target })
    expect((await get(`/til-${number}`)).status, target).toBe(301)
  }
})
