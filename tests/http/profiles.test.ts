import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'

let site: RunningServer
beforeAll(async () => {
  site = await startAdminSite()
})
afterAll(() => site.stop())

const withoutVersion = (html: string) => html.replaceAll(/data-version="\d+"|"version",\d+/g, '')

async function htmlOf(path: string) {
  return withoutVersion(await (await fetch(site.url + path)).text())
}

test('profiles are in the footer, on the pages of contact and press, and in the JSON-LD', async () => {
  const cookie = await signIn(site)
  const paths = ['/', '/kontakt', '/presse', '/nyheder']
  const before = await Promise.all(paths.map(htmlOf))
  const body = new URLSearchParams({ revision: '0', url: 'https://skole.social/@jo', name: '' })
  const headers = { ...fromOurPage, Cookie: cookie }
  const answer = await fetch(`${site.url}/admin/profiler`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  for (const path of paths) {
    const html = await htmlOf(path)
    expect(html, path).toContain('"sameAs":["https://skole.social/@jo"]')
    const links = [...html.matchAll(/<a [^>]*href="https:\/\/skole\.social\/@jo"[^>]*>/g)]
    expect(links, path).toHaveLength(path === '/kontakt' || path === '/presse' ? 2 : 1)
    for (const [link] of links) expect(link).toContain('rel="me noopener"')
  }
  const [, icons = ''] = /href="(\/assets\/[^"]+\.svg)#mastodon"/.exec(await htmlOf('/')) ?? []
  expect(await (await fetch(site.url + icons)).text()).toContain('id="mastodon"')

  inDatabase(site, (db) => db.exec('delete from profiles'))
  const row = new URLSearchParams({ intent: 'delete', id: 'none' })
  await fetch(`${site.url}/admin/profiler`, { method: 'POST', headers, body: row })
  await site.restart(async () => {})
  const after = await Promise.all(paths.map(htmlOf))
  expect(paths.filter((_, index) => after[index] !== before[index])).toEqual([])
})
