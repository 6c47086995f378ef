import { churchDay } from '~/domain/church-year/church-days'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import { type SearchEntry, versionOf } from '~/platform/search/search-source.server'
import { hymnCollectionPath, hymnPath } from './hymns'
import { orderedHymns, publicCollectionRows, publicHymns } from './hymns.server'

/** Searches hymns and collections of hymns. */
export const hymnSearch = {
  kind: 'hymn',
  name: 'salmer',
  section: '/salmer',
  title: 'soeg.hymns',
  nouns: ['hymns', 'hymn_collections'],
  async list(backend) {
    const hymns = await orderedHymns(backend)
      .select(['id', versionOf('hymns').as('version')])
      .execute()
    const collections = await publicCollectionRows(backend)
      .select(['id', versionOf('hymn_collections').as('version')])
      .orderBy('sort_order')
      .orderBy('year', 'desc')
      .orderBy('id')
      .execute()
    return [...hymns, ...collections]
  },
  async read(backend, ids) {
    return [...(await hymnEntries(backend, ids)), ...(await collectionEntries(backend, ids))]
  },
} satisfies SiteSearch

async function hymnEntries(backend: Backend, ids: string[]): Promise<SearchEntry[]> {
  const rows = await publicHymns(backend)
    .select(['id', 'title', 'slug', 'stanzas', 'themes', 'scripture', 'days', 'occasions'])
    .select(['melody', 'composer', 'lyricist'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(
    ({ id, title, slug, stanzas, themes, scripture, days, occasions, ...others }) => ({
      id,
      title,
      path: hymnPath(slug),
      detail: parseList(themes).join(' · '),
      text: [
        stanzas,
        ...[others.lyricist, others.melody, others.composer].filter((name) => name !== null),
        ...parseList(scripture),
        ...parseList(occasions),
        ...parseList(days).flatMap((day) => churchDay(day)?.name ?? []),
      ].join('\n'),
    }),
  )
}

async function collectionEntries(backend: Backend, ids: string[]): Promise<SearchEntry[]> {
  const rows = await publicCollectionRows(backend)
    .select(['id', 'title', 'slug', 'year', 'collaborator', 'description'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, title, slug, year, collaborator, description }) => ({
    id,
    title,
    path: hymnCollectionPath(slug),
    text: description,
    detail: [year, collaborator].filter(Boolean).join(' · '),
  }))
}
