import { sql } from 'kysely'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import type { Backend } from '~/platform/backend.server'
import type { SlugNoun } from '~/platform/changes/noun'
import { asTable } from '~/platform/changes/nouns'
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
  const descriptionIn = (backend: Backend) => backend.nouns[noun as SlugNoun]
  const visibleRows = (backend: Backend) =>
    backend.db.selectFrom(asTable(noun)).where(descriptionIn(backend).visible(backend))
  return {
    ...group,
    nouns,
    list: (backend) =>
      order
        .reduce(
          (query, [column, direction]) => query.orderBy(sql.ref(column), direction),
          visibleRows(backend).select(['id', versionOf(noun).as('version')]),
        )
        .execute(),
    async read(backend, ids) {
      const rows = await visibleRows(backend).selectAll().where('id', 'in', ids).execute()
      return rows.map((row) => {
        const values: object = row
        return {
          id: row.id,
          title: row.title,
          path: descriptionIn(backend).pathOf(row.slug),
          ...entry(values as RowOf<N>, backend),
        }
      })
    },
  }
}
