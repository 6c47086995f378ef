import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { hymnLinks } from '~/domain/hymns/hymns.server'
import { findDestination } from '~/domain/redirects/redirects.server'
import { sitemapEntries } from '~/domain/sitemap/sitemap.server'
import type { Backend } from '~/platform/backend.server'
import { fixedClock } from '~/platform/runtime/clock'
import { daysForSheets, hymnDay, hymnYear, nextDays } from './hymn-days.server'
import { hymnYearFeed } from './hymn-year-calendar.server'

const at = (backend: Backend, date: string): Backend => ({
  ...backend,
  clock: fixedClock(`${date}T12:00:00Z`),
})

interface Written {
  title: string
  days?: string[]
  scripture?: string[]
  themes?: string[]
  published_at?: string | null
}

async function addHymn(
  { db }: Backend,
  { title, days = [], scripture = [], themes = [], published_at }: Written,
) {
  const at = '2026-01-01T10:00:00.000Z'
  const id = crypto.randomUUID()
  await db
    .insertInto('hymns')
    .values({
      id,
      title,
      slug: title.toLowerCase(),
      stanzas: 'Første linje\nanden linje',
      themes: JSON.stringify(themes),
      days: JSON.stringify(days),
      scripture: JSON.stringify(scripture),
      occasions: '[]',
      commentary: '',
      is_free_in_worship: 0,
      published_at,
      sort_order: 0,
      created_at: at,
      updated_at: at,
      revision: 1,
    })
    .execute()
  return id
}

databaseTest(
  'a Sunday without hymns has the nearest ones: on its readings, of its season, of their themes',
  async ({ backend }) => {
    const trinity = ['1-soendag-efter-trinitatis']
    await addHymn(backend, { title: 'Trinitatis', days: trinity, themes: ['nåde'] })
    await addHymn(backend, { title: 'Fjerde', days: ['4-soendag-i-advent'] })
    await addHymn(backend, { title: 'Konge', days: trinity, themes: ['håb', 'Kristus'] })
    await addHymn(backend, { title: 'Indtog', scripture: ['Matt 21,1-9'], themes: ['Kristus'] })
    const coming = await nextDays(at(backend, '2026-11-24'))
    expect(coming?.first.day.id).toBe('1-soendag-i-advent')
    expect(coming?.first.hymns).toEqual([])
    expect(coming?.nearest.map(({ title }) => title)).toEqual(['Indtog', 'Fjerde', 'Konge'])
    expect(coming?.readings?.gospel.choices).toEqual(['Matt 21,1-9'])
  },
)

databaseTest(
  'a sheet can start from the coming day with its nearest hymns, and from later days with hymns',
  async ({ backend }) => {
    await addHymn(backend, { title: 'Indtog', scripture: ['Matt 21,1-9'] })
    await addHymn(backend, { title: 'Tredje', days: ['3-soendag-i-advent'] })
    const days = await daysForSheets(at(backend, '2026-11-24'))
    expect(days.map(({ day, hymns }) => [day.name, hymns.map(({ title }) => title)])).toEqual([
      ['1. søndag i advent', ['Indtog', 'Tredje']],
      ['3. søndag i advent', ['Tredje']],
    ])
  },
)

databaseTest('the page of a day without hymns has the nearest ones too', async ({ backend }) => {
  await addHymn(backend, { title: 'Juledag', days: ['juledag'] })
  await addHymn(backend, { title: 'Overalt' })
  await addHymn(backend, { title: 'Fjerde', days: ['4-soendag-i-advent'] })
  const page = await hymnDay(at(backend, '2026-11-24'), '1-soendag-i-advent')
  expect(page).toMatchObject({
    nearest: [{ title: 'Fjerde' }, { title: 'Overalt' }, { title: 'Juledag' }],
    sheetSlugs: ['fjerde', 'overalt', 'juledag'],
    hymns: { items: [] },
  })
  expect(await hymnDay(backend, 'juledag')).toMatchObject({ nearest: [], sheetSlugs: ['juledag'] })
})

databaseTest(
  'a Sunday whose season has no hymns has those of the nearest days, across the end of the year',
  async ({ backend }) => {
    await addHymn(backend, { title: 'Pinse', days: ['pinsedag'] })
    await addHymn(backend, { title: 'Palme', days: ['palmesoendag'] })
    await addHymn(backend, { title: 'Sidste', days: ['pinsedag', 'sidste-soendag-i-kirkeaaret'] })
    await addHymn(backend, { title: 'Jul', days: ['juledag'] })
    const coming = await nextDays(at(backend, '2026-11-24'))
    expect(coming?.nearest.map(({ title }) => title)).toEqual(['Sidste', 'Jul', 'Palme'])
  },
)

databaseTest('a Sunday with hymns needs no others', async ({ backend }) => {
  await addHymn(backend, { title: 'Første', days: ['1-soendag-i-advent'] })
  await addHymn(backend, { title: 'Fjerde', days: ['4-soendag-i-advent'] })
  const coming = await nextDays(at(backend, '2026-11-24'))
  expect(coming?.first.hymns.map(({ title }) => title)).toEqual(['Første'])
  expect(coming?.nearest).toEqual([])
})

databaseTest('a site without public hymns has no church year', async ({ backend }) => {
  await addHymn(backend, { title: 'Kladde', days: ['juledag'], published_at: null })
  expect(await nextDays(backend)).toBeUndefined()
  expect(await hymnDay(backend, 'juledag')).toBeUndefined()
  expect(await hymnYear(backend)).toBeUndefined()
  expect(await hymnYearFeed(backend, 'Johanne')).toBeUndefined()
  const paths = (await sitemapEntries(backend)).map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('/salmer/'))).toEqual([])
  expect(
    await findDestination(backend, new URL('/salmer/kirkeaar', backend.siteUrl)),
  ).toBeUndefined()
})

databaseTest('on a Sunday the coming Sunday is today', async ({ backend }) => {
  await addHymn(backend, { title: 'Lys', days: ['1-soendag-i-advent', '2-soendag-i-advent'] })
  await addHymn(backend, { title: 'Kladde', days: ['1-soendag-i-advent'], published_at: null })
  const coming = await nextDays(at(backend, '2026-11-29'))
  expect(coming?.first).toMatchObject({
    day: { name: '1. søndag i advent' },
    date: '2026-11-29',
    row: 1,
    gospel: ['Matt 21,1-9'],
    hymns: [{ title: 'Lys', firstLine: 'Første linje' }],
  })
  expect(coming?.next.map(({ day }) => day.name)).toEqual([
    ...['2. søndag i advent', '3. søndag i advent', '4. søndag i advent'],
    ...['Juleaften', 'Juledag', 'Anden juledag', 'Julesøndag'],
  ])
  expect(coming?.next[0]?.hymns).toHaveLength(1)
  expect(coming?.next[1]?.hymns).toEqual([])
})

databaseTest('a listed day shows its first hymns and counts the others', async ({ backend }) => {
  for (let number = 10; number < 45; number++) {
    await addHymn(backend, { title: `Lys ${number}`, days: ['1-soendag-i-advent'] })
  }
  const coming = await nextDays(at(backend, '2026-11-29'))
  expect(coming).toMatchObject({ first: { hymns: { length: 10 }, moreHymns: 25 } })
  expect(coming?.sheetSlugs).toHaveLength(30)
  expect(coming?.next[0]).toMatchObject({ hymns: [], moreHymns: 0 })
  const year = await hymnYear(at(backend, '2026-11-30'))
  expect(year?.current).toBe('2-soendag-i-advent')
  const onTheDay = await hymnYear(at(backend, '2026-12-06'))
  expect(onTheDay?.current).toBe('2-soendag-i-advent')
  const [first] = year?.days ?? []
  expect(first).toMatchObject({ hymns: { length: 10 }, moreHymns: 25 })
  const day = (hymns = 1) => hymnDay(backend, '1-soendag-i-advent', { hymns, hymnsOnReadings: 1 })
  expect(await day()).toMatchObject({ hymns: { items: { length: 20 }, next: 2 } })
  expect(await day(2)).toMatchObject({
    hymns: { items: { length: 15 } },
    sheetSlugs: { length: 30 },
  })
  expect(await day(3)).toMatchObject({ hymns: { isPastEnd: true } })
})

databaseTest('the next Sunday changes at midnight in Copenhagen', async ({ backend }) => {
  await addHymn(backend, { title: 'Lys' })
  const first = async (instant: string) =>
    (await nextDays({ ...backend, clock: fixedClock(instant) }))?.first.date
  expect(await first('2026-11-29T22:59:59Z')).toBe('2026-11-29')
  expect(await first('2026-11-29T23:00:00Z')).toBe('2026-12-06')
})

databaseTest(
  'a day has its dates, both rows, its hymns and other hymns on its readings',
  async ({ backend }) => {
    const scripture = ['Matt 25,1-13']
    await addHymn(backend, { title: 'Dagens', days: ['2-soendag-i-advent'], scripture })
    await addHymn(backend, { title: 'Jomfruerne', scripture })
    await addHymn(backend, { title: 'Andet', scripture: ['Matt 25,14', 'ikke et sted'] })
    const page = await hymnDay(at(backend, '2026-11-22'), '2-soendag-i-advent')
    expect(page).toMatchObject({
      day: { colour: 'violet' },
      years: [
        { startYear: 2025, row: 2, date: '2025-12-07' },
        { startYear: 2026, row: 1, date: '2026-12-06' },
        { startYear: 2027, row: 2, date: '2027-12-05' },
      ],
      next: '2026-12-06',
      hymns: { items: [{ title: 'Dagens' }] },
      hymnsOnReadings: { items: [{ title: 'Jomfruerne' }] },
      previousDay: { id: '1-soendag-i-advent' },
      nextDay: { id: '3-soendag-i-advent' },
    })
    expect(page?.readings.map(({ gospel }) => gospel.choices)).toEqual([
      ['Luk 21,25-36'],
      ['Matt 25,1-13'],
    ])
    expect(await hymnDay(backend, 'ingen-dag')).toBeUndefined()
  },
)

databaseTest('on the day itself its page names today, and the next year after it', async (test) => {
  const { backend } = test
  await addHymn(backend, { title: 'Dagens', days: ['2-soendag-i-advent'] })
  const nextOn = async (instant: string) =>
    (await hymnDay({ ...backend, clock: fixedClock(instant) }, '2-soendag-i-advent'))?.next
  expect(await nextOn('2026-12-06T12:00:00Z')).toBe('2026-12-06')
  expect(await nextOn('2026-12-06T22:59:59Z')).toBe('2026-12-06')
  expect(await nextOn('2026-12-06T23:00:00Z')).toBe('2027-12-05')
})

databaseTest('a day has a page under each of its names', async ({ backend }) => {
  await addHymn(backend, { title: 'Lys' })
  const paths = (await sitemapEntries(backend)).map(({ path }) => path)
  expect(paths).toContain('/salmer/kirkeaar')
  expect(paths).toContain('/salmer/kirkeaar/2-soendag-i-advent')
  const pathOf = (path: string) => findDestination(backend, new URL(path, backend.siteUrl))
  expect(await pathOf('/salmer/kirkeaar')).toBe('/salmer/kirkeaar')
  expect(await pathOf('/salmer/kirkeaar/2-s-i-advent')).toBe('/salmer/kirkeaar/2-soendag-i-advent')
  expect(await pathOf('/salmer/kirkeaar/ingen-dag')).toBeUndefined()
})

databaseTest('the calendar holds two church years of all-day events', async ({ backend }) => {
  await addHymn(backend, { title: 'Lys; mørke', days: ['1-soendag-i-advent'] })
  const feed = (await hymnYearFeed(at(backend, '2026-11-22'), 'Johanne'))?.replaceAll('\r\n ', '')
  const events = feed?.split('BEGIN:VEVENT').slice(1) ?? []
  const advent = events.find((event) => event.includes('UID:2026-1-soendag-i-advent@'))
  expect(advent).toContain('DTSTART;VALUE=DATE:20261129')
  expect(advent).toContain('DTEND;VALUE=DATE:20261130')
  expect(advent).toContain('SUMMARY:1. søndag i advent')
  expect(advent).toContain('Salmer: Lys\\; mørke')
  expect(advent).toContain('1. tekstrække: Matt 21\\,1-9')
  const eve = events.find((event) => event.includes('UID:2026-juleaften@'))
  expect(eve).toContain('1. tekstrække: Luk 2\\,1-14 eller Matt 1\\,18-25')
  expect(new Set(events.map((event) => /UID:(.*)/.exec(event)?.[1])).size).toBe(events.length)
  expect(feed).toContain('X-WR-CALNAME:Johanne: Kirkeåret')
})

databaseTest('hymns of very many days are read once each', async ({ backend }) => {
  await addHymn(backend, { title: 'Lys', days: ['1-soendag-i-advent'] })
  const { id } = await backend.db.selectFrom('hymns').select('id').executeTakeFirstOrThrow()
  // More values than either database accepts in one query.
  const links = await hymnLinks(backend, Array<string>(70_000).fill(id))
  expect(links.map(({ title }) => title)).toEqual(['Lys'])
})
