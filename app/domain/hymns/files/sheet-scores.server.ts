import type { SheetEntry } from '~/domain/hymns/song-sheet/song-sheet'
import { sheetRows } from '~/domain/hymns/song-sheet/song-sheet.server'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { numberedName } from '~/platform/files/zip-stream.server'
import { storedScores } from './hymn-files.server'

export async function sheetScores(backend: Backend, entries: readonly SheetEntry[]) {
  const hymns = (await sheetRows(backend, entries)).filter((row) => 'slug' in row)
  const scores = await Promise.all(
    hymns.map(async ({ id, slug }) =>
      (await storedScores(backend, id)).map((score) => ({ ...score, slug })),
    ),
  )
  return scores.flat().map(({ name, path, size, slug }, index) => ({
    name: numberedName(index, `${[slug, canonicalSlug(name)].filter(Boolean).join('-')}.pdf`),
    size,
    open: () => backend.files.read(path),
  }))
}
