import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { sheetChoices, sheetRows, sheetScores } from './song-sheet.server'

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

databaseTest(
  'the ZIP of a sheet has its scores, oldest first, and no recordings',
  async ({ backend }) => {
    const write = await openWriter(backend)
    const hymn_id = await write.hymn('Håb')
    for (const [id, kind, name, extension, mime_type, minute] of [
      ['a', 'recording', 'Kor', 'mp3', 'audio/mpeg', 1],
      ['b', 'score', 'Orgel', 'pdf', 'application/pdf', 3],
      ['c', 'score', 'Kor', 'pdf', 'application/pdf', 2],
      ['d', 'score', '♪', 'pdf', 'application/pdf', 4],
    ] as const) {
      const at = `2026-11-21T09:0${minute}:00.000Z`
      const file_path = `hymn-files/${id}.${extension}`
      await backend.files.put(file_path, Buffer.from(kind))
      await backend.db
        .insertInto('hymn_files')
        .values({
          id,
          hymn_id,
          kind,
          name,
          file_path,
          original_name: `kor.${extension}`,
          file_size: kind.length,
          mime_type,
          created_at: at,
          updated_at: at,
          revision: 1,
        })
        .execute()
    }
    const scores = await sheetScores(backend, [{ slug: 'haab' }])
    expect(scores.map(({ name, size }) => [name, size])).toEqual([
      ['01-haab-kor.pdf', 5],
      ['02-haab-orgel.pdf', 5],
      // A name without letters adds nothing.
      ['03-haab.pdf', 5],
    ])
    const [score] = scores
    expect(score && (await text(await score.open()))).toBe('score')
  },
)
