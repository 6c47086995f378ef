import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { foundTitles, searchSite, titlesOf } from '#tests/support/search'
import { blankWork } from '#tests/support/work'
import { openWriter } from '#tests/support/writer'
import { saveWork } from '~/domain/bibliography/bibliography-commands.server'
import { fixedClock } from '~/platform/runtime/clock'

databaseTest('finds other forms and spellings of words', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Salmebøgerne er kommet', 'Blæsten gik over gården ved åen.')
  const expected = ['news: Salmebøgerne er kommet']
  for (const query of [
    ...['salmebog', 'Salmebøger', 'SALMEBOEGERNE', 'salmebogens', 'salmeb', 'salmebøgerne gård'],
    ...[
      'blæsten gik',
      'blaest gaard',
      'blaesten åen',
      'ga\u030ard blæst',
      'gaarden blæst',
      'en gård ved åen',
      'åen gården',
    ],
  ]) {
    const { closeness } = await searchSite(backend, query)
    expect({ query, closeness, found: await foundTitles(backend, query) }).toEqual({
      query,
      closeness: 'all',
      found: expected,
    })
  }
})

databaseTest('finds a work by each of its facts', async ({ backend }) => {
  const facts = { publisher: 'Tangkant', translator: 'Lisbeth Å', formats: ['Lydbog'] }
  const isbn = '978-87-02-12345-6'
  const work = blankWork({ title: 'Saltkirken', description: 'Om havet', ...facts, isbn })
  await saveWork(backend, await signedInAdmin(backend), undefined, work)
  for (const query of ['havet', 'tangkant', 'lisbeth', 'lydbog', isbn, '9788702123456', '2026']) {
    expect(await foundTitles(backend, query), query).toEqual(['work: Saltkirken'])
  }
})

databaseTest('finds words with æ, ø and å typed without these letters', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Håbet ved søen', 'Om kærlighed.')
  for (const query of ['hab', 'habet', 'soen', 'karlighed', 'håb']) {
    expect(await foundTitles(backend, query), query).toContain('news: Håbet ved søen')
  }
})

databaseTest('tolerates one typo in a word, and reports it', async ({ backend }) => {
  await (await openWriter(backend)).news('Orgelskoven', 'Piberne hvisker.')
  for (const query of ['orgleskoven', 'orgelskven', 'argelskoven', 'piberne hviskr']) {
    expect(titlesOf(await searchSite(backend, query)), query).toEqual(['news: Orgelskoven'])
    expect((await searchSite(backend, query)).closeness, query).toBe('misspelt')
  }
  expect(await foundTitles(backend, 'argleskven')).toEqual([])
})

databaseTest('tolerates one typo in every form of the word', async ({ backend }) => {
  await (await openWriter(backend)).news('Ved fjordene', 'Lærer og lærling.')
  for (const query of ['fjrd', 'fjorrd', 'fjard']) {
    expect(await foundTitles(backend, query), query).toContain('news: Ved fjordene')
  }
  expect(await foundTitles(backend, 'lærke')).toEqual([])
})

databaseTest('a typo is not corrected to a word without meaning', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Et håb')
  await write.news('Det har regnet')
  const view = await searchSite(backend, 'harb')
  expect(titlesOf(view)).toEqual(['news: Et håb'])
  expect(view.closeness).toBe('misspelt')
})

databaseTest('finds some of the words when not all match', async ({ backend }) => {
  await (await openWriter(backend)).news('Orgelskoven')
  const { closeness, groups } = await searchSite(backend, 'orgelskoven på mallorca')
  expect(closeness).toBe('some')
  expect(groups).toMatchObject([{ kind: 'news', total: 1 }])
})

databaseTest('finds some of the words, one of them misspelt', async ({ backend }) => {
  await (await openWriter(backend)).news('Orgelskoven')
  const view = await searchSite(backend, 'orgelskven mallorca')
  expect(titlesOf(view)).toEqual(['news: Orgelskoven'])
  expect(view.closeness).toBe('some')
})

databaseTest('short words match only as they are', async ({ backend }) => {
  await (await openWriter(backend)).news('Sol over orglet', 'Du og jeg.')
  // The beginning of a word has three letters, and a misspelt word has four.
  expect(await foundTitles(backend, 'or')).toEqual([])
  expect(await foundTitles(backend, 'org')).toEqual(['news: Sol over orglet'])
  expect(await foundTitles(backend, 'sul')).toEqual([])
})

databaseTest('a very long word matches only as it is', async ({ backend }) => {
  const long = 'speciallægepraksisplanlægning'.replaceAll('æ', 'e')
  await (await openWriter(backend)).news(`${long} og ${long}suge`)
  const found = [`news: ${long} og ${long}suge`]
  expect(await foundTitles(backend, long.replace('plan', 'plon'))).toEqual(found)
  expect(await foundTitles(backend, `${long}suge`)).toEqual(found)
  expect(await foundTitles(backend, `${long}suge`.replace('plan', 'plon'))).toEqual([])
})

databaseTest('common words are searched if there are no others', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Orgelskoven', 'Om træer.')
  await write.news('Fjorden', 'Du og jeg.')
  expect(await foundTitles(backend, 'du og jeg')).toEqual(['news: Fjorden'])
  expect((await searchSite(backend, 'en orgelskov til dig og mig')).closeness).toBe('some')
})

databaseTest('a word finds the compounds that begin with it', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Salmebogen', 'Om kærnemælk.')
  await write.news('Digtsamlingen')
  expect(await foundTitles(backend, 'salmer')).toContain('news: Salmebogen')
  for (const query of ['digte', 'digtet', 'digtene']) {
    expect(await foundTitles(backend, query), query).toContain('news: Digtsamlingen')
  }
  expect(await foundTitles(backend, 'kærlighed')).toEqual([])
})

databaseTest('finds beginnings of words typed without æ, ø and å', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Kærligheden', 'Om bølgerne i vågen.')
  for (const query of ['karli', 'bolg', 'vag']) {
    expect(await foundTitles(backend, query), query).toEqual(['news: Kærligheden'])
  }
})

databaseTest('equal matches are in the order of their list, the newest first', async (context) => {
  const { backend } = context
  const write = await openWriter(backend)
  await write.news('Lanternen ét', 'Den lyser.', '2026-11-02')
  await write.news('Lanternen to', 'Den lyser.', '2026-11-03')
  await write.news('Lanternen tre', 'Den lyser.', '2026-11-01')
  expect(await foundTitles(backend, 'lanternen')).toEqual([
    'news: Lanternen to',
    'news: Lanternen ét',
    'news: Lanternen tre',
  ])
})

databaseTest('searches for the first five distinct words', async ({ backend }) => {
  await (await openWriter(backend)).news('Orgelskoven', 'Ved fjord og eng, bæk, strand, å, mark.')
  const five = 'fjord eng bæk strand orgelskoven'
  for (const query of [`${five} mallorca`, `fjord fjord ${five} mallorca`]) {
    expect((await searchSite(backend, query)).closeness, query).toBe('all')
  }
  expect((await searchSite(backend, 'fjord eng bæk strand mallorca')).closeness).toBe('some')
})

databaseTest('ranks a match in the title above a match in the text', async (test) => {
  const { backend } = test
  const write = await openWriter(backend)
  await write.news('Sommer på øen', 'Et fyrtårn, og ved siden af endnu et fyrtårn.', '2026-11-03')
  await write.news(
    'Fyrtårnet',
    'Det lyser over et langt stykke vand, og over mange ord.',
    '2026-11-01',
  )
  await write.news('Efterår på øen', 'Vinden tog til, og der stod det gamle fyrtårn.', '2026-11-02')
  await write.lecture('Lys', 'Om fyrtårne.')
  const [first, ...others] = await foundTitles(backend, 'fyrtårn')
  expect(first).toBe('news: Fyrtårnet')
  expect(others.at(-1)).toBe('lecture: Lys')
})

databaseTest('an event is found until the end of its day', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('Dagens lygte', { date: '2026-11-21' })
  expect((await searchSite(backend, 'lygte')).total).toBe(1)
  const tomorrow = { ...backend, clock: fixedClock('2026-11-22T09:00:00Z') }
  expect((await searchSite(tomorrow, 'lygte')).total).toBe(0)
})
