import { sql } from 'kysely'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { publicRows } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import type { SlugNoun } from '~/platform/changes/noun'
import type { RowOf } from '~/platform/db/schema'
import { type SearchEntry, versionOf } from '~/platform/search/search-source.server'

interface RowSearch<N extends SlugNoun> extends Omit<SiteSearch, 'nouns' | 'list' | 'read'> {
  nouns?: SiteSearch['nouns']
  order: readonly [column: Extract<keyof RowOf<N>, string>, direction: 'asc' | 'desc'][]
  entry(row: RowOf<N>, backend: Backend): Omit<SearchEntry, 'id' | 'title' | 'path'>
}

export function rowSearch<N extends SlugNoun>(
  noun: N,
  { nouns = [noun], order, entry, ...group }: RowSearch<N>,
): SiteSearch {
  return {
    ...group,
    nouns,
    list: (backend) =>
      order
        .reduce(
          (query, [column, direction]) => query.orderBy(sql.ref(column), direction),
          publicRows(backend, noun).select(['id', versionOf(noun).as('version')]),
        )
        .execute(),
    async read(backend, ids) {
      const rows = await publicRows(backend, noun).selectAll().where('id', 'in', ids).execute()
      return rows.map((row) => {
        const values: object = row
        return {
          id: row.id,
          title: row.title,
          path: backend.nouns[noun as SlugNoun].pathOf(row.slug),
          ...entry(values as RowOf<N>, backend),
        }
      })
    },
  }
}
