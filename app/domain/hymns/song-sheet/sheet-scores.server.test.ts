import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { sheetScores } from './song-sheet.server'

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
