import type { HymnFile } from '~/domain/hymns/files/hymn-files'
import { filesOfHymns, storedScores } from '~/domain/hymns/files/hymn-files.server'
import { publicHymns } from '~/domain/hymns/hymns.server'
import { stanzasOf } from '~/domain/hymns/verse/stanzas'
import { findRenamedSlugs } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { numberedName } from '~/platform/files/zip-stream.server'
import type { SheetEntry, SheetHymn } from './song-sheet'

export async function sheetRows(backend: Backend, entries: readonly SheetEntry[]) {
  const slugs = entries.flatMap((entry) => ('slug' in entry ? entry.slug : []))
  const bySlug = await sheetHymns(backend, slugs)
  const rows = entries.flatMap((entry) =>
    'line' in entry ? entry : (bySlug.get(entry.slug) ?? []),
  )
  return [...new Set(rows)]
}

async function sheetHymns(backend: Backend, requested: readonly string[]) {
  if (requested.length === 0) return new Map()
  const renamedSlugs = await findRenamedSlugs(backend, 'hymns', requested)
  const slugs = [...new Set(requested.map((slug) => renamedSlugs.get(slug) ?? slug))]
  const rows = await publicHymns(backend)
    .select(['id', 'slug', 'title', 'stanzas', 'lyricist', 'year', 'melody', 'composer'])
    .select(['arrangement', 'text_rights', 'melody_rights', 'arrangement_rights'])
    .select('is_free_in_worship')
    .where('slug', 'in', slugs)
    .execute()
  const ids = rows.map(({ id }) => id)
  const files = ids.length > 0 ? await filesOfHymns(backend, ids) : new Map<string, HymnFile[]>()
  const hymns = new Map(
    rows.map((row) => {
      const scores = (files.get(row.id) ?? []).filter(({ kind }) => kind === 'score')
      const sheetHymn: SheetHymn = { ...row, stanzas: stanzasOf(row.stanzas), scores }
      return [row.slug, sheetHymn]
    }),
  )
  return new Map(
    requested.flatMap((slug) => {
      const hymn = hymns.get(renamedSlugs.get(slug) ?? slug)
      return hymn ? [[slug, hymn]] : []
    }),
  )
}

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

export async function sheetChoices(backend: Backend): Promise<{ slug: string; title: string }[]> {
  const rows = await publicHymns(backend).select(['slug', 'title']).execute()
  return rows.sort((one, other) => one.title.localeCompare(other.title, 'da'))
}
