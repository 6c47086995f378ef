import type { Backend } from '~/platform/backend.server'
import { listIn } from './hymns.server'
import { firstLineOf } from './stanzas'

/** Every hymn as the back-office lists it, in the author's order. */
export async function allHymns({ db }: Backend) {
  const rows = await db
    .selectFrom('hymns')
    .select(['id', 'title', 'slug', 'stanzas', 'themes', 'is_visible'])
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ stanzas, themes, ...row }) => ({
    ...row,
    firstLine: firstLineOf(stanzas),
    themes: listIn(themes),
  }))
}

export type ListedHymn = Awaited<ReturnType<typeof allHymns>>[number]

/** A hymn's stored values for its form. */
export async function hymnForEditing({ db }: Backend, id: string) {
  const row = await db
    .selectFrom('hymns')
    .select(['revision', 'title', 'slug', 'stanzas', 'excerpt', 'lyricist', 'year', 'themes'])
    .select(['melody', 'composer', 'arrangement', 'metre', 'scripture', 'days', 'occasions'])
    .select(['commentary', 'text_rights', 'melody_rights', 'arrangement_rights'])
    .select(['is_free_in_worship', 'is_visible'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      themes: listIn(row.themes),
      scripture: listIn(row.scripture),
      days: listIn(row.days),
      occasions: listIn(row.occasions),
    }
  )
}

/** Every collection as the back-office lists it. */
export async function allHymnCollections({ db }: Backend) {
  return db
    .selectFrom('hymn_collections')
    .select(['id', 'title', 'slug', 'year', 'collaborator', 'is_visible'])
    .orderBy('sort_order')
    .orderBy('year', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type ListedHymnCollection = Awaited<ReturnType<typeof allHymnCollections>>[number]

/** A collection's stored values for its form, but for those of its picture. */
export async function hymnCollectionForEditing({ db }: Backend, id: string) {
  const row = await db
    .selectFrom('hymn_collections')
    .select(['revision', 'title', 'year', 'collaborator', 'description', 'hymn_count'])
    .select(['bibliography_id', 'hymn_ids', 'is_available', 'is_visible', 'image_url'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, hymn_ids: listIn(row.hymn_ids) }
}

/** The files of a hymn with what their forms need. */
export async function hymnFilesForEditing({ db }: Backend, hymnId: string) {
  return db
    .selectFrom('hymn_files')
    .select(['id', 'revision', 'kind', 'name', 'performer', 'rights', 'original_name', 'file_size'])
    .where('hymn_id', '=', hymnId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
