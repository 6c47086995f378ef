import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import {
  adminScreens,
  crawlers,
  formerSlugs,
  lectureSlug,
  navigation,
  orders,
  slugTitle,
  staticSitemapEntries,
  tabs,
  themes,
} from '#tests/support/customer-facts'
import { startedAt } from '#tests/support/outlined-site'
import { startSampleSite } from '#tests/support/sample-site'
import type { RunningServer } from '#tests/support/servers'

let empty: RunningServer
let sample: RunningServer
let filled: RunningServer
let cookie: string
beforeAll(async () => {
  ;[empty, sample, filled] = await Promise.all([
    startAdminSite(),
    startSampleSite(),
    startAdminSite(startedAt),
  ])
  inDatabase(filled, fill)
  cookie = await signIn(empty)
})
afterAll(() => Promise.all([empty.remove(), sample.remove(), filled.remove()]))

/** The author writes the headings of these pages. */
const hasOwnHeading = ['/', '/kontakt']

const sites = [
  ['an empty site', () => empty],
  ['the sample', () => sample],
] as const

const get = (site: RunningServer, path: string, headers = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers })

const htmlOf = async (site: RunningServer, path: string, headers = {}) =>
  (await get(site, path, headers)).text()

/** The paths that a part of a page links to. */
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map((m) => m[1])

const partOf = (html: string, start: string, end: string) =>
  html.slice(html.indexOf(start), html.indexOf(end, html.indexOf(start)))

const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>|­/g, '')

describe.each(sites)('%s', (_, site) => {
  test('has the eight links of the navigation on every page, with the current one marked', async () => {
    for (const { path } of navigation) {
      const html = await htmlOf(site(), path)
      const menu = partOf(html, '<nav', '</nav>')
      const specified = linksIn(menu).filter((link) =>
        navigation.some((each) => each.path === link),
      )
      expect(specified, path).toEqual(navigation.map((each) => each.path))
      expect(/<a [^>]*aria-current="page"[^>]*>/.exec(menu)?.[0], path).toContain(`href="${path}"`)
    }
  })

  test('has the quick links and the small admin button in its footer', async () => {
    const footer = partOf(await htmlOf(site(), '/'), '<footer', '</footer>')
    expect(linksIn(footer)).toEqual(
      expect.arrayContaining(['/foredrag', '/bibliografi', '/kontakt', '/admin']),
    )
  })

  test('opens every specified page with its name as the heading', async () => {
    for (const { path, name, heading = name } of navigation) {
      const answer = await get(site(), path)
      expect(answer.status, path).toBe(200)
      if (!hasOwnHeading.includes(path)) expect(headingOf(await answer.text())).toBe(heading)
    }
    expect(headingOf(await htmlOf(site(), '/salmer'))).toBe('Salmer &amp; Sange')
  })

  test('redirects /om, and answers other paths with the specified words', async () => {
    const about = await get(site(), '/om')
    expect([about.status, about.headers.get('location')]).toEqual([301, '/'])
    const missing = await get(site(), '/findes-ikke')
    const html = await missing.text()
    expect(missing.status).toBe(404)
    expect(html).toContain('Oops! Page not found')
    expect(html).toContain('Return to Home')
    expect(await htmlOf(site(), '/foredrag/findes-ikke')).toContain('Foredrag ikke fundet')
    expect(await htmlOf(site(), '/bibliografi/findes-ikke')).toContain('Værk ikke fundet')
    const collaboration = await get(site(), '/samarbejder/findes-ikke')
    expect(collaboration.headers.get('location')).toBe('/samarbejder')
  })

  test('lists the specified entries in the sitemap, and allows all crawlers', async () => {
    const sitemap = await htmlOf(site(), '/sitemap.xml')
    const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => {
      const value = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(entry)?.[1] ?? ''
      return [new URL(value('loc')).pathname, value('changefreq'), Number(value('priority'))]
    })
    expect(entries).toEqual(expect.arrayContaining(staticSitemapEntries))
    const robots = await htmlOf(site(), '/robots.txt')
    for (const crawler of crawlers) expect(robots).toContain(`User-agent: ${crawler}\nAllow: /\n`)
    expect(robots).toContain(`Sitemap: ${site().url}/sitemap.xml`)
  })

  test('shows no screen to a visitor, and asks for e-mail and password', async () => {
    for (const { path } of adminScreens) expect((await get(site(), path)).status, path).toBe(401)
    const form = await htmlOf(site(), '/admin/log-ind')
    for (const words of ['Email', 'Adgangskode', 'Log ind']) expect(form).toContain(words)
  })
})

test('an empty site has the specified empty texts, and all tabs with theirs', async () => {
  for (const { path, empty: texts = [] } of navigation) {
    const html = await htmlOf(empty, path)
    for (const text of texts) expect(html, path).toContain(text)
  }
  for (const [page, all] of Object.entries(tabs)) {
    for (const [, path, text = ''] of all) {
      const html = await htmlOf(empty, path)
      const main = html.slice(html.indexOf('<main'))
      const bar = partOf(main, '<nav', '</nav>')
      expect(linksIn(bar), path).toEqual(all.map(([, each]) => each))
      for (const [name] of all) expect(bar, page).toContain(name)
      expect(main, path).toContain(text)
    }
  }
})

test('the sample leaves out tabs without content, and has the four themes with their counts', async () => {
  const html = await htmlOf(sample, '/salmer?fane=enkelt')
  for (const theme of themes) expect(html).toMatch(new RegExp(`${theme}[^<]*(<[^>]*>)*[^<]*\\d`))
})

test('/admin and Dashboard lead to the front page editor, and the sidebar to all ten screens', async () => {
  const start = await get(empty, '/admin', { cookie })
  expect(start.headers.get('location')).toBe('/admin/forside')
  const html = await htmlOf(empty, '/admin/forside', { cookie })
  const sidebar = linksIn(partOf(html, '<nav', '</nav>'))
  expect(sidebar).toEqual(expect.arrayContaining(adminScreens.map(({ path }) => path)))
  expect(html).toContain('Log ud')
  for (const { path, heading } of adminScreens) {
    const answer = await get(empty, path, { cookie })
    expect(answer.status, path).toBe(200)
    if (heading) expect(headingOf(await answer.text())).toBe(heading)
  }
  expect(await htmlOf(empty, '/', { cookie })).toMatch(
    /<a [^>]*href="\/admin\/forside"[^>]*>Dashboard/,
  )
})

test('new items have the specified defaults', async () => {
  const event = await htmlOf(empty, '/admin/kalender/ny', { cookie })
  expect(event).toMatch(/name="is_visible" checked/)
  expect(event).toMatch(/name="keep_after_date"\/>/)
  const work = await htmlOf(empty, '/admin/bibliografi/ny', { cookie })
  expect(work).toMatch(new RegExp(`name="year" value="${new Date().getFullYear()}"`))
  expect(event).toMatch(/focus_x" value="0.5"/)
})

test.each(orders)('$path shows $what', async ({ path, shown, hidden = [] }) => {
  const html = await htmlOf(filled, path)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const places = shown.map((words) => main.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const words of hidden) expect(main).not.toContain(words)
})

test('times, dates, telephone links and line breaks are shown as specified', async () => {
  const calendar = await htmlOf(filled, '/kalender')
  expect(calendar).toContain('kl. 19:30')
  expect(calendar).toMatch(/28\. november 2026|<time datetime="2026-11-28/i)
  expect(await htmlOf(filled, '/nyheder')).toMatch(/whitespace-pre-line|<br/)
})

test('addresses of the earlier rules lead to the lecture', async () => {
  for (const slug of formerSlugs) {
    const answer = await get(filled, `/foredrag/${encodeURI(slug)}`)
    expect(answer.status, slug).toBe(301)
    expect(answer.headers.get('location'), slug).toBe(`/foredrag/${lectureSlug}`)
  }
})

/** Adds rows in another order than that in which they are shown. */
function fill(db: DatabaseSync): void {
  let number = 0
  const add = (table: string, columns: Record<string, SQLInputValue>) => {
    number += 1
    const at = `2026-11-01T10:00:${String(number).padStart(2, '0')}.000Z`
    const row = { id: `fact-${number}`, created_at: at, updated_at: at, ...columns }
    const names = Object.keys(row)
    db.prepare(`insert into ${table} (${names}) values (${names.map((name) => `:${name}`)})`).run(
      row,
    )
  }
  const named = (title: string) => ({ title, slug: title.toLowerCase().replaceAll(' ', '-') })
  const page = (title: string) => ({ ...named(title), published_at: '2026-01-01T10:00:00.000Z' })
  for (const year of ['2025', '2026', '2024'])
    add('news', {
      ...page(`Nyhed fra ${year}`),
      content: 'Et\nTo',
      published_date: `${year}-05-01`,
    })
  for (const which of ['første', 'andet', 'tredje'])
    add('lectures', { ...page(`Det ${which} foredrag`), description: '' })
  add('lectures', { ...page(slugTitle), slug: lectureSlug, description: '' })
  for (const [name, sort_order] of [
    ['To', 2],
    ['Nul', 0],
    ['En', 1],
  ] as const)
    add('testimonials', { name: `Anbefaler ${name}`, quote: 'God', sort_order, is_visible: 1 })
  add('testimonials', { name: 'Skjult anbefaler', quote: 'God', sort_order: 0, is_visible: 0 })
  const event = { is_visible: 1, keep_after_date: 0, event_type: 'other', time: '19:30' }
  add('calendar_events', { ...event, ...named('Næste år'), date: '2027-02-01' })
  add('calendar_events', { ...event, ...named('I dag'), date: '2026-11-28' })
  const kept = { ...event, keep_after_date: 1 }
  add('calendar_events', { ...kept, ...named('Holdt fast'), date: '2026-05-01' })
  add('calendar_events', { ...event, ...named('Forbi'), date: '2026-11-27' })
  add('calendar_events', { ...event, ...named('Ikke synlig'), date: '2027-01-01', is_visible: 0 })
  const songs = { category: 'salmer_sange', description: '' }
  for (const year of [2020, 1999, 2024])
    add('bibliography', { ...songs, ...page(`Sange fra ${year}`), year })
  const novel = { category: 'skønlitteratur', description: '' }
  add('bibliography', { ...novel, ...page('Roman fra 2022'), year: 2022 })
  const { id } = db.prepare('select id from bibliography where year = 2020').get() as { id: string }
  for (const [name, sort_order] of [
    ['En', 1],
    ['Nul', 0],
  ] as const)
    add('reviews', {
      bibliography_id: id,
      quote_text: 'God',
      author: `Anmelder ${name}`,
      sort_order,
    })
  for (const which of ['ældste', 'nyeste'])
    add('collaborations', { ...page(`Det ${which} samarbejde`), description: '', short_text: '' })
}
