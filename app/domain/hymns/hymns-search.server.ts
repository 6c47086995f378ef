import { churchDay } from '~/domain/church-year/church-days'
import type { Backend } from '~/platform/backend.server'
import type { SearchEntry, SearchSource } from '~/platform/search/search-source.server'
import { hymnCollectionPath, hymnPath } from './hymns'
import { isPublic, isPublicCollection, listIn } from './hymns.server'

/** Hymns, and after them collections of hymns, as they are searched for. */
export const hymnSearch = {
  kind: 'hymn',
  nouns: ['hymns', 'hymn_collections'],
  async list({ db }) {
    const hymns = await db
      .selectFrom('hymns')
      .select(['id', 'revision as version'])
      .where(isPublic)
      .orderBy('sort_order')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const collections = await db
      .selectFrom('hymn_collections')
      .select(['id', 'revision as version'])
      .where(isPublicCollection)
      .orderBy('sort_order')
      .orderBy('year', 'desc')
      .orderBy('id')
      .execute()
    return [...hymns, ...collections]
  },
  async read(backend, ids) {
    return [...(await hymnEntries(backend, ids)), ...(await collectionEntries(backend, ids))]
  },
} satisfies SearchSource<'hymn'>

async function hymnEntries({ db }: Backend, ids: string[]): Promise<SearchEntry[]> {
  const rows = await db
    .selectFrom('hymns')
    .select(['id', 'title', 'slug', 'stanzas', 'themes', 'scripture', 'days', 'occasions'])
    .select(['melody', 'composer', 'lyricist'])
    .where(isPublic)
    .where('id', 'in', ids)
    .execute()
  return rows.map(
    ({ id, title, slug, stanzas, themes, scripture, days, occasions, ...others }) => ({
      ...{ id, title, path: hymnPath(slug) },
      detail: listIn(themes).join(' · '),
      text: [
        stanzas,
        ...[others.lyricist, others.melody, others.composer].filter((name) => name !== null),
        ...[...listIn(scripture), ...listIn(occasions)],
        ...listIn(days).flatMap((day) => churchDay(day)?.name ?? []),
      ].join('\n'),
    }),
  )
}

async function collectionEntries({ db }: Backend, ids: string[]): Promise<SearchEntry[]> {
  const rows = await db
    .selectFrom('hymn_collections')
    .select(['id', 'title', 'slug', 'year', 'collaborator', 'description'])
    .where(isPublicCollection)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, title, slug, year, collaborator, description }) => ({
    ...{ id, title, path: hymnCollectionPath(slug), text: description },
    detail: [year, collaborator].filter(Boolean).join(' · '),
  }))
}
