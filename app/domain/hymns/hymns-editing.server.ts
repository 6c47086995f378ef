import { firstLineOf } from '~/domain/hymns/verse/stanzas'
import { withPublication } from '~/domain/publishing/publication'
import { emptyQuery, listing } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import { countRows, firstAndLastId, matchesQuery } from '~/platform/db/listing.server'

function hymnsInOrder({ db }: Backend) {
  return db.selectFrom('hymns').orderBy('sort_order').orderBy('created_at').orderBy('id')
}

export async function listHymns(backend: Backend, query = emptyQuery) {
  const all = hymnsInOrder(backend)
  const [rows, total] = await Promise.all([
    all
      .select(['id', 'title', 'slug', 'stanzas', 'themes', 'published_at'])
      .where(matchesQuery(query, ['title', 'themes', 'stanzas']))
      .limit(query.limit + 1)
      .offset(query.offset)
      .execute(),
    countRows(all),
  ])
  const items = rows.map(({ stanzas, themes, ...row }) => ({
    ...withPublication(backend.clock, row),
    firstLine: firstLineOf(stanzas),
    themes: parseList(themes),
  }))
  return { ...listing(query, items, total), ends: await firstAndLastId(all, total) }
}

export type ListedHymn = Awaited<ReturnType<typeof listHymns>>['items'][number]

export async function hymnChoices(backend: Backend): Promise<{ id: string; title: string }[]> {
  return hymnsInOrder(backend).select(['id', 'title']).execute()
}

export async function themesInUse({ db }: Backend): Promise<{ themes: string[] }[]> {
  const rows = await db.selectFrom('hymns').select('themes').distinct().execute()
  return rows.map(({ themes }) => ({ themes: parseList(themes) }))
}

export async function listHymnCollections({ db, clock }: Backend) {
  const rows = await db
    .selectFrom('hymn_collections')
    .select(['id', 'title', 'slug', 'year', 'collaborator', 'published_at'])
    .orderBy('sort_order')
    .orderBy('year', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => withPublication(clock, row))
}

export async function hymnFilesForEditing({ db }: Backend, hymnId: string) {
  const files = await db
    .selectFrom('hymn_files')
    .select(['id', 'revision', 'kind', 'name', 'performer', 'rights', 'original_name', 'file_size'])
    .where('hymn_id', '=', hymnId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return files.map((file) => ({ ...file, file: file.id, intent: 'describe-file' as const }))
}
