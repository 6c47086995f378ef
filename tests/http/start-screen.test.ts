import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../support/admin-site.ts'
import type { RunningServer } from '../support/servers.ts'

let site: RunningServer
let cookie: string

beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
})
afterAll(() => site.stop())

async function firstScreen(): Promise<string> {
  const answer = await fetch(`${site.url}/admin/forside`, { headers: { Cookie: cookie } })
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}

test('/admin leads to the first screen', async () => {
  const headers = { Cookie: cookie }
  const answer = await fetch(`${site.url}/admin`, { headers, redirect: 'manual' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/forside'])
  const visitor = await fetch(`${site.url}/admin`, { redirect: 'manual' })
  expect(visitor.status).toBe(401)
  // The page whose scripts show the login dialog.
  expect(await visitor.text()).toContain('<h1 class="text-large">Administration</h1>')
})

test('the first screen has shortcuts, scheduled items, coming events, warnings and changes', async () => {
  let html = await firstScreen()
  for (const path of ['nyheder/ny', 'kalender/ny', 'billeder', 'salmer/ny']) {
    expect(html).toContain(`href="/admin/${path}"`)
  }
  expect(html).toContain('href="/admin/forside#field-hero.name"')
  expect(html).toContain('Der er ingen kommende arrangementer.')
  expect(html).not.toContain('Udgives senere')
  expect(html).not.toContain('Det mangler')
  const stamp = '2026-01-01T10:00:00.000Z'
  inDatabase(site, (db) => {
    const news = db.prepare(
      `insert into news (id, slug, title, content, published_date, published_at, link, created_at, updated_at)
       values (?, ?, ?, '', '2026-01-01', ?, ?, '${stamp}', '${stamp}')`,
    )
    news.run('senere', 'senere', 'Kommer senere', '2099-01-02T10:00:00.000Z', null)
    news.run('nu', 'nu', 'Er udgivet', stamp, '/findes-ikke')
    const event = db.prepare(
      `insert into calendar_events (id, slug, title, date, event_type, is_visible, created_at, updated_at)
       values (?, ?, ?, ?, 'concert', ?, '${stamp}', '${stamp}')`,
    )
    for (const day of [1, 2, 3, 4]) {
      event.run(`dag-${day}`, `dag-${day}`, `Koncert ${day}`, `2099-03-0${day}`, 1)
    }
    event.run('skjult', 'skjult', 'Skjult koncert', '2099-02-01', 0)
  })
  const body = new URLSearchParams({
    page_slug: '/nyheder',
    meta_title: 'Nyt',
    meta_description: '',
    og_image_url: '',
    revision: '0',
  })
  const saved = await fetch(`${site.url}/admin/seo`, {
    method: 'POST',
    headers: { ...fromOurPage, Cookie: cookie },
    body,
  })
  expect(saved.status).toBe(200)
  html = await firstScreen()
  expect(html).toMatch(/href="\/admin\/nyheder\/senere"[^>]*>Kommer senere/)
  expect(html).not.toContain('Er udgivet')
  expect(html).toContain('Koncert 3')
  expect(html).not.toContain('Koncert 4')
  expect(html).not.toContain('Skjult koncert')
  expect(html).toContain('Et link fører ingen steder hen')
  expect(html).toContain('aria-label="Fortryd: ')
})
