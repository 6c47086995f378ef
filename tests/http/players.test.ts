import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase, startAdminSite } from '#tests/support/admin-site'
import { jsonLdOf } from '#tests/support/json-ld'
import type { RunningServer } from '#tests/support/servers'
import { mediaHtml } from '~/forms/media'

let site: RunningServer
beforeAll(async () => {
  site = await startAdminSite()
  await site.restart(async () => {
    add('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'film')
    add('https://soundcloud.com/johanne/vinden', 'lyd')
    add('https://www.dr.dk/lyd/p1/kulturen', 'radio')
    add(null, 'uden')
    add('https://example.dk/', 'ond')
  })
})
afterAll(() => site.stop())

function add(url: string | null, slug: string) {
  const media = url && mediaHtml({ url, title: 'Hør & "se" <her>', path: '' })
  inDatabase(site, (db) =>
    db
      .prepare(
        `insert into lectures (id, title, slug, description, themes, media, published_at, created_at, updated_at)
         values (?, ?, ?, '', '[]', ?, '2026', '2026', '2026')`,
      )
      .run(randomUUID(), slug, slug, media),
  )
}

async function page(path: string) {
  const answer = await fetch(site.url + path)
  const html = await answer.text()
  return { html, policy: answer.headers.get('content-security-policy') ?? '' }
}

const frameSource = (policy: string) => /frame-src ([^;]*)/.exec(policy)?.[1]

test('the policy of a page with a player, and no other, names exactly its host', async () => {
  const hosts = async (path: string) => frameSource((await page(path)).policy)
  expect(await hosts('/foredrag/film')).toBe('https://www.youtube-nocookie.com')
  expect(await hosts('/foredrag/lyd')).toBe('https://w.soundcloud.com')
  for (const path of ['/foredrag/radio', '/foredrag/uden', '/foredrag/ond', '/foredrag', '/']) {
    expect(await hosts(path), path).toBeUndefined()
  }
})

test('a player is a link until it is pressed, and names nothing that a browser would fetch', async () => {
  const { html } = await page('/foredrag/film')
  expect(html).toContain('Afspil (henter fra YouTube)')
  expect(html).not.toContain('<iframe')
  expect(html.match(/(?:src|href)="https:\/\/[^"]*youtube[^"]*"/g)).toEqual([
    'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"',
  ])
  expect((await page('/foredrag/radio')).html).toContain('Åbn hos DR')
  expect((await page('/foredrag/ond')).html).not.toContain('class="player"')
})

test('a player is in the JSON-LD', async () => {
  const nodes = jsonLdOf((await page('/foredrag/film')).html)
  expect(JSON.stringify(nodes)).toContain('"@type":"VideoObject"')
  const data = JSON.stringify(jsonLdOf((await page('/foredrag/lyd')).html))
  expect(data).toContain('"@type":"AudioObject"')
  expect(data).toContain(JSON.stringify('Hør & "se" <her>').slice(1, -1))
})
