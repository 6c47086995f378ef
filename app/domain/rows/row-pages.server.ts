import { sql } from 'kysely'
import { currentSlugOf, publicRows, slugOfId } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import type { Noun, SlugNoun } from '~/platform/changes/noun'
import { asTable, referencingColumns } from '~/platform/changes/nouns'
import type { RowOf } from '~/platform/db/schema'
import type { PageShare, PageSource, SitemapWeight } from '~/platform/pages/page-source.server'

interface RowPages<N extends SlugNoun> extends SitemapWeight {
  /** The path above the pages; by default the section's. */
  basePath?: string
  share(row: RowOf<N>, backend: Backend): Omit<PageShare, 'path'> | Promise<Omit<PageShare, 'path'>>
  findOther?(backend: Backend, rest: string): Promise<string | undefined>
  /** Whether the sitemap lists paths with the id instead of the slug. */
  usesIdsInSitemap?: true
  /** Whether paths with the id redirect to the path with the slug. */
  redirectsIds?: true
}

export function rowPages<N extends SlugNoun, Section extends string>(
  noun: N,
  section: Section,
  { basePath = section, share, findOther, usesIdsInSitemap, redirectsIds, ...weight }: RowPages<N>,
): PageSource<Section> {
  const pathOf = ({ nouns }: Backend, slug: string) => nouns[noun as SlugNoun].pathOf(slug)

  async function list(backend: Backend) {
    const rows = await publicRows(backend, noun)
      .select(['id', 'slug', 'title', 'updated_at'])
      .$if('published_at' in backend.nouns[noun].columns, (query) => query.select('published_at'))
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute()
    const parts = await partChanges(backend, noun)
    return rows.map(({ id, slug, title, updated_at, published_at = null }) => ({
      path: pathOf(backend, slug || canonicalSlug(title)),
      ...(usesIdsInSitemap && { sitemapPath: pathOf(backend, id) }),
      title,
      changedAt: [updated_at, published_at, ...(parts.get(id) ?? []).map(({ at }) => at)],
    }))
  }

  return {
    pages: {
      basePath,
      listing: { ...weight, list },
      async find(backend, rest) {
        const other = await findOther?.(backend, rest)
        if (other !== undefined) return other
        const slug = await currentSlugOf(backend, noun, rest)
        if (slug !== undefined) return pathOf(backend, slug)
        if (!usesIdsInSitemap && !redirectsIds) return undefined
        const slugOfRow = await slugOfId(backend, noun, rest)
        if (slugOfRow === undefined) return undefined
        return pathOf(backend, usesIdsInSitemap ? rest : slugOfRow)
      },
      async share(backend, slug) {
        const row = await publicRows(backend, noun)
          .selectAll()
          .where((eb) =>
            eb.or([eb('slug', '=', slug), ...(usesIdsInSitemap ? [eb('id', '=', slug)] : [])]),
          )
          .limit(1)
          .executeTakeFirst()
        if (!row) return undefined
        const values: object = row
        return { path: pathOf(backend, row.slug), ...(await share(values as RowOf<N>, backend)) }
      },
    },
    changes: changesAt(section, noun),
  }
}

export function changesAt<Section extends string>(section: Section, noun: Noun) {
  return async (backend: Backend) =>
    (await publicChanges(backend, noun)).map((at) => ({ section, at }))
}

/** When public rows were last changed and, if they can be drafts, last published. Null if there are none. */
export async function publicChanges(backend: Backend, noun: Noun): Promise<(string | null)[]> {
  const { columns, visible } = backend.nouns[noun]
  const { changed, published } = await backend.db
    .selectFrom(asTable(noun))
    .select(({ fn }) => fn.max<string | null>('updated_at').as('changed'))
    .$if('published_at' in columns, (query) =>
      query.select(({ fn }) => fn.max<string | null>('published_at').as('published')),
    )
    .where(visible(backend))
    .executeTakeFirstOrThrow()
  return published === undefined ? [changed] : [changed, published]
}

async function partChanges({ db, nouns }: Backend, noun: Noun) {
  const columns = referencingColumns(nouns, 'cascade').filter(({ to }) => to === noun)
  const changes = columns.map(({ noun: part, column }) =>
    db
      .selectFrom(part as 'reviews')
      .select(({ fn }) => [sql.ref<string>(column).as('id'), fn.max('updated_at').as('at')])
      .groupBy(sql.ref(column))
      .execute(),
  )
  return Map.groupBy((await Promise.all(changes)).flat(), ({ id }) => id)
}
