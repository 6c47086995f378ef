import { withPublication } from '~/domain/publishing/publication'
import { publicationValues } from '~/domain/publishing/publication.form'
import type { Backend } from '~/platform/backend.server'
import { listIn } from '~/platform/list-column'
import { firstLineOf } from './stanzas'

/** Every hymn as the back-office lists it, in the author's order. */
export async function allHymns({ db, clock }: Backend) {
  const rows = await db
    .selectFrom('hymns')
    .select(['id', 'title', 'slug', 'stanzas', 'themes', 'published_at'])
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ stanzas, themes, ...row }) => ({
    ...withPublication(clock, row),
    firstLine: firstLineOf(stanzas),
    themes: listIn(themes),
  }))
}

export type ListedHymn = Awaited<ReturnType<typeof allHymns>>[number]

/** A hymn's stored values for its form. */
export async function hymnForEditing({ db, clock }: Backend, id: string) {
  const row = await db
    .selectFrom('hymns')
    .select(['revision', 'title', 'slug', 'stanzas', 'excerpt', 'lyricist', 'year', 'themes'])
    .select(['melody', 'composer', 'arrangement', 'metre', 'scripture', 'days', 'occasions'])
    .select(['commentary', 'text_rights', 'melody_rights', 'arrangement_rights'])
    .select(['is_free_in_worship', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { published_at, ...values } = row
  return {
    ...values,
    themes: listIn(row.themes),
    scripture: listIn(row.scripture),
    days: listIn(row.days),
    occasions: listIn(row.occasions),
    ...publicationValues(clock, published_at),
  }
}

/** Every collection as the back-office lists it. */
export async function allHymnCollections({ db, clock }: Backend) {
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

export type ListedHymnCollection = Awaited<ReturnType<typeof allHymnCollections>>[number]

/** A collection's stored values for its form, but for those of its picture. */
export async function hymnCollectionForEditing({ db, clock }: Backend, id: string) {
  const row = await db
    .selectFrom('hymn_collections')
    .select(['revision', 'title', 'year', 'collaborator', 'description', 'hymn_count'])
    .select(['bibliography_id', 'hymn_ids', 'is_available', 'image_url', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { published_at, ...values } = row
  return {
    ...values,
    hymn_ids: listIn(row.hymn_ids),
    ...publicationValues(clock, published_at),
  }
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
