import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { addReview, addWork } from '#tests/support/work-rows'
import { openWriter } from '#tests/support/writer'
import { comingDates } from '~/domain/calendar/calendar.server'
import { nextDays } from '~/domain/hymns/days/hymn-days.server'
import { hymnPath } from '~/domain/hymns/hymns'
import { emptyFrontPage } from './front-page'
import { frontPage } from './front-page.server'

const times = { created_at: '2026-01-01', updated_at: '2026-01-01', revision: 1 }

databaseTest('the front page of an empty site has no sections', async ({ backend }) => {
  expect(await frontPage(backend, true)).toEqual(emptyFrontPage)
})

databaseTest(
  'the newest published work outside the list of works is introduced with whole sentences',
  async ({ backend }) => {
    const published_at = '2026-01-01T00:00:00.000Z'
    const work = { category: 'skønlitteratur', ...times } as const
    const description =
      '<p>Roman. En kvinde går langs fjorden, til hun møder den, hun har ledt efter. Så vender hun om.</p>'
    await backend.db
      .insertInto('bibliography')
      .values([
        { ...work, id: 'a', title: 'Fjord', slug: 'fjord', year: 2020, description, published_at },
        {
          ...work,
          id: 'f',
          title: 'Hede',
          slug: 'hede',
          year: 2020,
          description: '',
          published_at,
          created_at: '2025-01-01T00:00:00.000Z',
        },
        { ...work, id: 'b', title: 'Ø', slug: 'oe', year: 2019, description: '', published_at },
        {
          ...work,
          id: 'd',
          title: 'Digt i en avis',
          slug: 'digt',
          year: 2026,
          description: '',
          category: 'værkliste',
          published_at,
        },
        {
          ...work,
          id: 'c',
          title: 'Kladde',
          slug: 'kladde',
          year: 2027,
          description: '',
          published_at: null,
        },
      ])
      .execute()
    expect((await frontPage(backend, false)).work).toEqual({
      title: 'Fjord',
      path: '/bibliografi/fjord',
      cover: undefined,
      purchaseLink: null,
      praise: undefined,
      hasExtract: false,
      firstSentences: 'Roman. En kvinde går langs fjorden, til hun møder den, hun har ledt efter.',
    })
  },
)

databaseTest(
  'the newest work has its own praise and three sentences of its extract',
  async (test) => {
    const { backend } = test
    const write = await openWriter(backend)
    for (const title of ['Hede', 'Fjord']) await write.work(title)
    const works = await backend.db.selectFrom('bibliography').select(['id', 'title']).execute()
    for (const { id, title } of works)
      await addReview(backend, { id, bibliography_id: id, quote_text: `Læs ${title}.` })
    const workWith = async (extract: string) => {
      const changed = { extract, category: 'skønlitteratur' } as const
      await backend.db.updateTable('bibliography').set(changed).execute()
      await backend.db
        .updateTable('bibliography')
        .set({ year: 2025 })
        .where('title', '=', 'Fjord')
        .execute()
      return (await frontPage(backend, false)).work
    }
    expect(await workWith('Ét. To. Tre. Fire.')).toMatchObject({
      title: 'Fjord',
      praise: { sentence: '»Læs Fjord.«' },
      firstSentences: 'Ét. To. Tre.',
    })
    const long = `Tre ${'og fjorden '.repeat(60)}.`
    expect((await workWith(`Ét. To. ${long} Fire.`))?.firstSentences).not.toContain(long)
  },
)

databaseTest('a short or long description of the newest work is cut sensibly', async (test) => {
  const { backend } = test
  const write = await openWriter(backend)
  await write.work('Fjord')
  const beginningOf = async (description: string) => {
    await backend.db
      .updateTable('bibliography')
      .set({ description, category: 'skønlitteratur' })
      .execute()
    return (await frontPage(backend, false)).work?.firstSentences
  }
  const endless = 'fjorden og '.repeat(80)
  expect(await beginningOf('Roman.')).toBe('Roman.')
  expect(await beginningOf(endless)).toMatch(/^(?:fjorden og\s)+…$/)
})

databaseTest('the excerpts of the latest news have no HTML tags', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Nyt', '<p>Den <strong>nye</strong> bog &amp; noderne.</p><p>Nu.</p>')
  expect((await frontPage(backend, false)).news).toMatchObject([
    { title: 'Nyt', excerpt: 'Den nye bog & noderne. Nu.' },
  ])
})

databaseTest(
  'the next three dates are shown, without cancelled events and the page’s own',
  async ({ backend }) => {
    const write = await openWriter(backend)
    for (const day of ['20', '22', '24', '25', '26']) {
      await write.event(`Koncert ${day}`, { date: `2026-11-${day}` })
    }
    await write.event('Koncert 23', { date: '2026-11-23', is_cancelled: 'on' })
    const { dates } = await frontPage(backend, false)
    expect(dates.map(({ title }) => title)).toEqual(['Koncert 22', 'Koncert 24', 'Koncert 25'])
    const others = await comingDates(backend, dates[1]?.slug)
    expect(others.map(({ title }) => title)).toEqual(['Koncert 22', 'Koncert 25', 'Koncert 26'])
  },
)

databaseTest('an opening with pictures shows the first six of the gallery', async ({ backend }) => {
  for (let number = 1; number <= 7; number++) {
    await addImage(backend, {
      source: await sharp({ create: { width: 4, height: 3, channels: 3, background: 'navy' } })
        .jpeg()
        .toBuffer(),
      pageAssignment: null,
      originalName: 'a.jpg',
      altText: `Billede ${number}`,
    })
  }
  const { wall } = await frontPage(backend, true)
  expect(wall.map(({ alt }) => alt)).toEqual([1, 2, 3, 4, 5, 6].map((one) => `Billede ${one}`))
  expect((await frontPage(backend, false)).wall).toEqual([])
})

databaseTest('the two latest news are shown', async ({ backend }) => {
  const write = await openWriter(backend)
  for (const day of ['01', '03', '02']) await write.news(`Nyt ${day}`, 'Ord', `2026-11-${day}`)
  const { news } = await frontPage(backend, false)
  expect(news.map(({ title }) => title)).toEqual(['Nyt 03', 'Nyt 02'])
})

databaseTest(
  'the newest work is introduced with the first three sentences of its extract',
  async ({ backend }) => {
    await addWork(backend, {
      id: 'a',
      description: '<p>Roman.</p>',
      extract: '<p>Det var nat. Hun gik.</p><p>»Kom,« sagde han. Så kom hun.</p>',
      purchase_link: 'https://example.dk/a',
    })
    await addReview(backend, {
      id: 'r',
      quote_text: 'Den er rigtig god. Læs den.',
      publication: 'Bladet',
    })
    expect((await frontPage(backend, false)).work).toMatchObject({
      hasExtract: true,
      firstSentences: 'Det var nat. Hun gik. »Kom,« sagde han.',
      purchaseLink: 'https://example.dk/a',
      praise: { sentence: '»Den er rigtig god.«', source: 'Bladet' },
    })
  },
)

databaseTest(
  'the hymn is that of the coming Sunday, or the first of those that suit it, as on /salmer',
  async ({ backend }) => {
    const write = await openWriter(backend)
    await write.hymn('Uden dag')
    await write.hymn('Lys', {
      stanzas: 'Lys\nover\n\nTo',
      excerpt: 'To',
      'days[]': '2. søndag i advent',
    })
    const near = await nextDays(backend)
    expect((await frontPage(backend, false)).hymn).toMatchObject({
      path: hymnPath(near?.nearest[0]?.slug ?? ''),
      dayName: near?.first.day.name,
      date: near?.first.date,
      isOfDay: false,
    })
    await write.hymn('Sidste', { stanzas: 'Sidste\nlinje', 'days[]': 'Sidste søndag i kirkeåret' })
    expect((await frontPage(backend, false)).hymn).toEqual({
      title: 'Sidste',
      path: '/salmer/sidste',
      firstStanza: ['Sidste', 'linje'],
      dayName: 'Sidste søndag i kirkeåret',
      dayPath: '/salmer/kirkeaar/sidste-soendag-i-kirkeaaret',
      date: '2026-11-22',
      isOfDay: true,
    })
  },
)
