import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { foundTitles, searchSite, titlesOf } from '#tests/support/search'
import { openWriter } from '#tests/support/writer'
import { addReview } from '~/domain/bibliography/reviews/reviews-commands.server'
import { saveEntry } from '~/domain/content/content-commands.server'
import { searchSources } from '~/domain/nouns/search-sources.server'
import { search } from '~/domain/search/search.server'
import type { Backend } from '~/platform/backend.server'
import { incrementVersion } from '~/platform/live/live.server'

async function expectFound(backend: Backend, title: string, words: readonly string[]) {
  for (const word of words) expect(await foundTitles(backend, word), word).toEqual([title])
}

/** The line below the title of the first hit. */
async function detailOf(backend: Backend, query: string) {
  const { groups } = await searchSite(backend, query)
  return groups[0]?.hits.items[0]?.detail.map(({ text }) => text).join('')
}

databaseTest('a row is found by each text of its page', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.collaboration('Trio', '<p>Klarinet</p>', 'Fagot')
  await expectFound(backend, 'collaboration: Trio', ['klarinet', 'fagot'])
  await write.lecture('Vandringer', 'Støvler', {
    subtitle: 'Rygsæk',
    'themes[]': 'Kompas',
    location: 'Hanstholm',
  })
  const lectureWords = ['støvler', 'rygsæk', 'kompas', 'hanstholm']
  await expectFound(backend, 'lecture: Vandringer', lectureWords)
  await write.event('Pinsemøde', { location: 'Klitmøller', description: 'Sandkage' })
  await expectFound(backend, 'event: Pinsemøde', ['klitmøller', 'sandkage'])
  await write.hymn('Morgen', {
    melody: 'Gryet',
    composer: 'Ragnhild',
    lyricist: 'Valdemar',
    'occasions[]': 'Kirkeindvielse',
  })
  await expectFound(backend, 'hymn: Morgen', ['gryet', 'ragnhild', 'valdemar'])
  expect(await foundTitles(backend, 'kirkeindvielse')).toContain('hymn: Morgen')
  await write.hymnCollection('Tidebog', { collaborator: 'Storegaard', description: 'Nattevagt' })
  await expectFound(backend, 'hymn: Tidebog', ['storegaard', 'nattevagt', '2024'])
})

databaseTest(
  'a work is found by its facts and its extract, a news item shows its date',
  async ({ backend }) => {
    const write = await openWriter(backend)
    await write.work('Saltkirken')
    const details = { publisher: 'Rosenkrans', translator: 'Thea Olk', formats: '["Lydbog"]' }
    await backend.db
      .updateTable('bibliography')
      .set({ ...details, isbn: '978-87-0000-001-8', extract: '<p>Havtorn</p>' })
      .execute()
    for (const stored of ['978-87-0000-001-8', '9788700000018', '978 87 0000 001 8']) {
      await backend.db.updateTable('bibliography').set({ isbn: stored }).execute()
      await incrementVersion(backend.db)
      const queries = ['978-87-0000-001-8', '9788700000018', '978 87 0000 001 8', '97887-00-000018']
      await expectFound(backend, 'work: Saltkirken', queries)
    }
    const words = ['havtorn', 'rosenkrans', 'olk', 'lydbog', '978-87-0000-001-8', '9788700000018']
    await expectFound(backend, 'work: Saltkirken', words)
    expect(await detailOf(backend, 'havtorn')).toBe('2024')
    await write.news('Regnbuen')
    expect(await detailOf(backend, 'regnbue')).toBe('1. november 2026')
  },
)

databaseTest('a review is found by its texts, its critic and its newspaper', async (context) => {
  const { backend } = context
  const write = await openWriter(backend)
  const { id } = await write.work('Saltkirken')
  await addReview(backend, write.admin, id, {
    header: 'Bragende',
    quote_text: '<p>Uforglemmelig.</p>',
    author: 'Kragelund',
    publication: 'Vestjyden',
    pull_quote: null,
    language: 'da' as const,
  })
  const words = ['bragende', 'uforglemmelig', 'kragelund', 'vestjyden']
  await expectFound(backend, 'review: Saltkirken', words)
  expect(await detailOf(backend, 'uforglemmelig')).toBe('Kragelund, Vestjyden')
})

databaseTest('the contact page is found by its texts and details', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.contact({
    header_title: 'Brevkassen',
    header_subtitle: 'Konvolut',
    form_title: 'Frimærke',
    direct_contact_title: 'Postbud',
    email: 'ugle@example.dk',
    phone: '97123456',
    location: 'Vestervig',
    quote_text: 'Blækpatron',
    quote_author: 'Ibsen',
  })
  const texts = ['brevkassen', 'konvolut', 'frimærke', 'postbud', 'blækpatron', 'ibsen']
  await expectFound(backend, 'contact: Brevkassen', [...texts, 'vestervig', 'ugle', '97123456'])
  expect(await detailOf(backend, 'konvolut')).toBe('Vestervig')
})

databaseTest('the front page and the press kit are found by their own texts', async (context) => {
  const { backend } = context
  const { admin } = await openWriter(backend)
  await saveEntry(backend, admin, 'hero.name', 'Johanne Lund')
  await saveEntry(backend, admin, 'hero.quote2', 'Tusmørket synger')
  await saveEntry(backend, admin, 'about.paragraph3', 'Hun voksede op på Fur.')
  await expectFound(backend, 'home: Johanne Lund', ['johanne', 'tusmørket', 'voksede'])
  await saveEntry(backend, admin, 'presse.biography_short', '<p>Debuterede med Salt.</p>')
  await saveEntry(backend, admin, 'presse.facts', 'Legat: Kunstfonden')
  await expectFound(backend, 'press: Presse', ['debuterede', 'legat', 'kunstfonden'])
  await saveEntry(backend, admin, 'presse.facts', '')
  await saveEntry(backend, admin, 'facts.residence', 'Mandø')
  expect(await foundTitles(backend, 'mandø')).toEqual(['home: Johanne Lund', 'press: Presse'])
})

databaseTest('a cancelled event says so below its title', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('Nattog', { time: '19:30', location: 'Skive', is_cancelled: 'on' })
  expect(await detailOf(backend, 'nattog')).toBe(
    'Aflyst · Koncert · 4. december 2026 · kl. 19:30 · Skive',
  )
  await write.event('Dagtog')
  expect(await detailOf(backend, 'dagtog')).toBe('Koncert · 4. december 2026')
})

databaseTest('a hymn on several passages of a book counts once', async ({ backend }) => {
  await (await openWriter(backend)).hymn('Lys', { 'scripture[]': 'Luk 2,1' })
  await backend.db.updateTable('hymns').set({ scripture: '["Luk 2,1","Luk 3,1"]' }).execute()
  expect(await detailOf(backend, 'lukasevangeliet')).toBe('Skriftsteder · 1 salme')
  expect(await foundTitles(backend, 'lk')).toEqual(['register: Lukasevangeliet'])
})

databaseTest(
  'a press picture is found by its caption, which names it if it has no other',
  async (context) => {
    const { backend } = context
    const source = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'navy' } })
      .jpeg()
      .toBuffer()
    const names = { pageAssignment: null, originalName: 'a.jpg', altText: '' }
    await addImage(backend, { ...names, source })
    await backend.db.updateTable('images').set({ description: 'Vandtårnet' }).execute()
    await expectFound(backend, 'picture: Vandtårnet', ['vandtårn'])
    const lecture = { pageAssignment: 'lecture', originalName: 'b.jpg', altText: 'Møllen' } as const
    await addImage(backend, { ...lecture, source })
    backend.live.publish({ version: backend.live.version + 1 })
    expect(await foundTitles(backend, 'møllen')).toEqual([])
  },
)

databaseTest('sections that are not visible are not searched', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Zeppelin')
  await write.lecture('Zeppelin')
  const url = 'https://example.dk/soeg?q=zeppelin'
  const view = await search(backend, searchSources, url, ['/', '/foredrag'])
  expect(titlesOf(view)).toEqual(['lecture: Zeppelin'])
  expect(view.total).toBe(1)
})
