import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from '#tests/support/admin-site'
import { startCrowdedSite } from '#tests/support/crowded-site'
import type { RunningServer } from '#tests/support/servers'

let site: RunningServer
beforeAll(async () => {
  site = (await startCrowdedSite()).server
})
afterAll(() => site.remove())

/** Every list with pages: its own URL, and the parameter of its pages. */
const lists: [path: string, parameter: string][] = [
  ['/nyheder', 'side'],
  ['/foredrag', 'side'],
  ['/foredrag', 'anbefalinger'],
  ['/kalender', 'side'],
  ['/kalender', 'tidligere'],
  ['/samarbejder', 'side'],
  ['/billeder', 'side'],
  ['/presse', 'omslag'],
  ['/bibliografi?fane=vaerkliste', 'side'],
  ['/bibliografi/bog-001', 'side'],
  ['/salmer?fane=enkelt', 'side'],
  ['/salmer?fane=enkelt&tema=haab', 'side'],
  ['/salmer/register/temaer?gruppe=haab', 'side'],
  ['/salmer/kirkeaar/2-soendag-i-advent', 'side'],
  ['/salmer/kirkeaar/2-soendag-i-advent', 'laesninger'],
  ['/soeg?q=om&i=nyheder', 'side'],
]

const secondPage = (path: string, parameter: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${parameter}=2`

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })

/** The targets of links with these words, without their anchors. */
function linksIn(html: string, words: string): string[] {
  const links = [...html.matchAll(/<a [^>]*?href="([^"#]*)[^>]*>((?:(?!<\/a>).)*)/gs)]
  return links
    .filter(([, , shown]) => shown?.includes(words))
    .map(([, target = '']) => target.replaceAll('&amp;', '&'))
}

test.each(lists)('the pages of %s by %s lead to each other', async (path, parameter) => {
  const next = secondPage(path, parameter)
  const first = await get(path)
  const second = await get(next)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(linksIn(await first.text(), 'Vis flere')).toContain(next)
  expect(linksIn(await second.text(), 'Vis forrige')).toContain(path)
})

test('every page of a list is cached', async () => {
  const paths = lists.map((list) => secondPage(...list)).filter((path) => !path.startsWith('/soeg'))
  const tagsOf = () =>
    Promise.all(paths.map(async (path) => [path, (await get(path)).headers.get('ETag')]))
  const tags = await tagsOf()
  const tables = [
    'news',
    'lectures',
    'testimonials',
    'calendar_events',
    'collaborations',
    'images',
    'bibliography',
    'reviews',
    'hymns',
  ]
  inDatabase(site, (db) => {
    for (const table of tables) db.exec(`alter table ${table} rename to ${table}_gone`)
  })
  const again = await tagsOf()
  inDatabase(site, (db) => {
    for (const table of tables) db.exec(`alter table ${table}_gone rename to ${table}`)
  })
  expect(again).toEqual(tags)
})
