import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { sheetChoices, sheetRows } from './song-sheet.server'

databaseTest('a sheet has its lines and public hymns in order, each once', async ({ backend }) => {
  const write = await openWriter(backend)
  const id = await write.hymn('Morgen', { melody: 'Gryet', is_free_in_worship: 'on' })
  await write.hymn('Aften')
  await write.hymn('Kladde', { publish: 'draft' })
  await write.changeHymn(id, { title: 'Daggry', melody: 'Gryet', is_free_in_worship: 'on' })
  const rows = await sheetRows(backend, [
    { slug: 'aften' },
    { line: 'DDS 118' },
    { slug: 'kladde' },
    { slug: 'morgen' },
    { slug: 'daggry' },
    { slug: 'ukendt' },
  ])
  expect(rows).toMatchObject([
    { slug: 'aften', is_free_in_worship: 0 },
    { line: 'DDS 118' },
    { slug: 'daggry', melody: 'Gryet', is_free_in_worship: 1 },
  ])
})

databaseTest(
  'the hymns to choose from are in the order of the Danish alphabet',
  async (context) => {
    const { backend } = context
    const write = await openWriter(backend)
    for (const title of ['Åben', 'Zoo', 'Ære', 'Alt']) await write.hymn(title)
    await write.hymn('Kladde', { publish: 'draft' })
    const titles = (await sheetChoices(backend)).map(({ title }) => title)
    expect(titles).toEqual(['Alt', 'Zoo', 'Ære', 'Åben'])
  },
)
