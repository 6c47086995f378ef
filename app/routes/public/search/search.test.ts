import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable } from '#tests/support/screen'
import { allSections, foundTitles, searchSite } from '#tests/support/search'
import { blankWork } from '#tests/support/work'
import { openWriter } from '#tests/support/writer'
import { saveWork } from '~/domain/bibliography/bibliography-commands.server'
import { listWorks, workForEditing } from '~/domain/bibliography/bibliography-editing.server'
import { addReview } from '~/domain/bibliography/reviews/reviews-commands.server'
import { listEvents } from '~/domain/calendar/calendar-editing.server'
import { listNews } from '~/domain/news/news.server'
import { searchSources } from '~/domain/nouns/search-sources.server'
import { deleteNoun, setVisible } from '~/domain/rows/rows-commands.server'
import { search } from '~/domain/search/search.server'

const review = {
  header: null,
  quote_text: '<p>Godt.</p>',
  author: 'A',
  publication: null,
  pull_quote: null,
  language: 'da' as const,
}

const plainText = (marked: { text: string }[]) => marked.map(({ text }) => text).join('')

databaseTest('finds all content with text, and links to it', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Zeppeliner over fjorden')
  await write.lecture('Zeppelinens hale')
  await write.work('Zeppelinår', '<p>Om håb.<br>Og om zeppelinere.</p>')
  const [work] = (await listWorks(backend)).items
  await addReview(backend, write.admin, work?.id ?? '', {
    ...review,
    header: 'Lys',
    quote_text: '<p>En zeppelin af en bog.</p>',
    author: 'A. Læser',
    publication: 'Fjordposten',
  })
  await write.event('Zeppelinaften', { location: 'Thisted', time: '19:30' })
  await write.collaboration('Zeppelintrio')
  const { groups, closeness, total } = await searchSite(backend, 'zeppelin')
  expect({ closeness, total }).toEqual({ closeness: 'all', total: 6 })
  const paths = Object.fromEntries(groups.map(({ kind, hits }) => [kind, hits.items[0]?.path]))
  expect(paths).toEqual({
    news: '/nyheder/zeppeliner-over-fjorden',
    lecture: '/foredrag/zeppelinens-hale',
    work: '/bibliografi/zeppelinar',
    review: expect.stringMatching(/^\/bibliografi\/zeppelinar#anmeldelse-[\w-]{36}$/),
    event: '/kalender/zeppelinaften',
    collaboration: '/samarbejder/zeppelintrio',
  })
  await write.hymn('Nu lægger sig vinden', {
    'themes[]': 'Ro og fred',
    stanzas: 'Kom\nog huset med ulåste porte.',
  })
  const hymn = await searchSite(backend, 'ulåste porte')
  expect(hymn.groups[0]?.hits.items).toMatchObject([
    {
      path: '/salmer/nu-laegger-sig-vinden',
      title: [{ text: 'Nu lægger sig vinden' }],
      detail: [{ text: 'Ro og fred' }],
      line: [
        { text: 'og huset med ' },
        { text: 'ulåste', isMatch: true },
        { text: ' ' },
        { text: 'porte', isMatch: true },
        { text: '.' },
      ],
      isPast: false,
    },
  ])
})

databaseTest('hidden content is never found, from the next search on', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('Zebraaften')
  const [{ id = '' } = {}] = (await listEvents(backend)).items
  expect(await foundTitles(backend, 'zebra')).toEqual(['event: Zebraaften'])
  await setVisible(backend, write.admin, 'calendar_events', id, false)
  expect((await searchSite(backend, 'zebra')).total).toBe(0)
  await setVisible(backend, write.admin, 'calendar_events', id, true)
  expect(await foundTitles(backend, 'zebra')).toEqual(['event: Zebraaften'])
})

databaseTest('content that another process has just hidden is not shown', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('Zebraaften')
  expect(await foundTitles(backend, 'zebra')).toEqual(['event: Zebraaften'])
  await backend.db.updateTable('calendar_events').set({ is_visible: 0 }).execute()
  expect(await foundTitles(backend, 'zebra')).toEqual([])
})

databaseTest('a missed change is picked up by the next search', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Lærken')
  expect(await foundTitles(backend, 'lærke')).toEqual(['news: Lærken'])
  await backend.db.updateTable('news').set({ title: 'Viben', revision: 2 }).execute()
  backend.live.publish({ version: backend.live.version + 1 })
  expect(await foundTitles(backend, 'lærke')).toEqual([])
  expect(await foundTitles(backend, 'vibe')).toEqual(['news: Viben'])
})

databaseTest('the index follows changes and deletions', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Ugle')
  await write.event('Uglekoncert')
  await write.work('Uglebogen')
  const [work] = (await listWorks(backend)).items
  await addReview(backend, write.admin, work?.id ?? '', review)
  expect((await foundTitles(backend, 'ugle')).sort()).toEqual([
    'event: Uglekoncert',
    'news: Ugle',
    'review: Uglebogen',
    'work: Uglebogen',
  ])
  const [news] = (await listNews(backend)).items
  const [event] = (await listEvents(backend)).items
  const stored = await workForEditing(backend, work?.id ?? '')
  await deleteNoun(backend, write.admin, 'news', news?.id ?? '')
  await deleteNoun(backend, write.admin, 'calendar_events', event?.id ?? '')
  await saveWork(
    backend,
    write.admin,
    work?.id,
    blankWork({ revision: 1, title: 'Falken', slug: stored?.slug ?? null }),
  )
  expect(await foundTitles(backend, 'ugle')).toEqual([])
  expect((await foundTitles(backend, 'falk')).sort()).toEqual(['review: Falken', 'work: Falken'])
})

databaseTest('finds hymns by their day, theme, book and occasion', async ({ backend }) => {
  const write = await openWriter(backend)
  const paths = async (query: string) =>
    (await searchSite(backend, query)).groups
      .filter(({ kind }) => kind === 'register')
      .flatMap(({ hits }) => hits.items.map(({ path }) => path))
  expect(await paths('advent')).toEqual([])
  const id = await write.hymn('Lys', {
    'themes[]': 'Skumring',
    'occasions[]': 'Indvielse',
    'scripture[]': 'Luk 21,25-36',
    'days[]': '2. søndag i advent',
  })
  for (const query of ['2. søndag i advent', '2 s i advent', 'anden søndag i advent']) {
    expect((await paths(query))[0], query).toBe('/salmer/kirkeaar/2-soendag-i-advent')
  }
  const [day] = (await searchSite(backend, '2. søndag i advent')).groups
  expect(plainText(day?.hits.items[0]?.detail ?? [])).toBe('Advent · 1 salme')
  expect(await paths('Luk 21,25')).toContain('/salmer/kirkeaar/2-soendag-i-advent')
  expect(await paths('allehelgen')).toEqual(['/salmer/kirkeaar/alle-helgens-dag'])
  expect(await paths('skumring')).toEqual(['/salmer/register/temaer?gruppe=skumring#skumring'])
  const occasions = '/salmer/register/anledninger'
  expect(await paths('indvielse')).toEqual([`${occasions}?gruppe=indvielse#indvielse`])
  expect(await paths('lukasevangeliet')).toEqual(['/salmer/register/skriftsteder?gruppe=luk#luk'])
  expect(await paths('salmeregister første linjer')).toEqual(['/salmer/register/foerste-linjer'])
  await write.changeHymn(id, { title: 'Lys', 'themes[]': 'Skumring', publish: 'draft' })
  expect(await paths('skumring')).toEqual([])
})

databaseTest(
  'days come in the order of the church year, with each Gospel once',
  async ({ backend }) => {
    const write = await openWriter(backend)
    await write.hymn('Lys')
    const days = async (query: string) => {
      const { groups } = await searchSite(backend, query)
      const hits = groups.find(({ kind }) => kind === 'register')?.hits.items ?? []
      return hits.map(({ title, line }) => [title, line].map(plainText))
    }
    const christmas = await days('Luk 2')
    expect(christmas.map(([name]) => name)).toEqual([
      'Juleaften',
      'Juledag',
      'Julesøndag',
      'Nytårsdag',
    ])
    expect(christmas[0]?.[1]).toBe('Evangelium: Luk 2,1-14 · Matt 1,18-25')
    for (const [, line = ''] of [...christmas, ...(await days('Matt 2,1-12'))]) {
      const gospels = line.replace(/^.*: /, '').split(' · ')
      expect(gospels).toEqual([...new Set(gospels)])
    }
  },
)

databaseTest('hostile input causes no errors and is not echoed', async ({ backend }) => {
  await (await openWriter(backend)).news('<b>Fed</b> & "citeret"')
  for (const query of [
    ...[
      '',
      ' ',
      '\0',
      '\u202e\u2066',
      '.*',
      '(((((',
      '[a-',
      '\\',
      '%',
      "' or 1=1--",
      '😀',
      '\ud800',
    ],
    ...[
      'a '.repeat(200),
      'x'.repeat(5000),
      '__proto__',
      'constructor',
      'æ'.repeat(99),
      '0'.repeat(90),
    ],
  ]) {
    const words = query === '\ud800' ? '%ED%A0%80' : encodeURIComponent(query)
    const url = `https://example.dk/soeg?q=${words}`
    const view = await search(backend, searchSources, url, allSections)
    expect([...view.query].length).toBeLessThanOrEqual(100)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be echoed
    expect(view.query).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/)
  }
  expect(await foundTitles(backend, '<b>fed</b>')).toEqual(['news: <b>Fed</b> & "citeret"'])
})

databaseTest('content that could not be read is read by the next search', async ({ backend }) => {
  await (await openWriter(backend)).news('Svale')
  const { db } = backend
  await db.schema.alterTable('news').renameTo('lost_news').execute()
  await expect(searchSite(backend, 'svale')).rejects.toThrow()
  await db.schema.alterTable('lost_news').renameTo('news').execute()
  expect(await foundTitles(backend, 'svale')).toEqual(['news: Svale'])
  await breakTable(backend, 'lectures')
  expect(await foundTitles(backend, 'svale')).toEqual(['news: Svale'])
})
