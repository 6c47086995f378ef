import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { sheetScores } from './sheet-scores.server'

databaseTest('the ZIP of a sheet has its scores and no recordings', async ({ backend }) => {
  const write = await openWriter(backend)
  const hymn_id = await write.hymn('Håb')
  const at = backend.clock.now().toISOString()
  for (const [kind, extension, mime_type] of [
    ['recording', 'mp3', 'audio/mpeg'],
    ['score', 'pdf', 'application/pdf'],
  ] as const) {
    const file_path = `hymn-files/${kind}.${extension}`
    await backend.files.put(file_path, Buffer.from(kind), { contentType: mime_type })
    await backend.db
      .insertInto('hymn_files')
      .values({
        id: kind,
        hymn_id,
        kind,
        name: 'Kor',
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
  expect(scores.map(({ name, size }) => [name, size])).toEqual([['01-haab-kor.pdf', 5]])
  const [score] = scores
  expect(score && (await text(await score.open()))).toBe('score')
})
