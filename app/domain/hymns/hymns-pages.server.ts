import { href } from 'react-router'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import type { LinkPlace, PageSource } from '~/platform/page-source.server'
import { hymnCollectionPath, hymnPath } from './hymns'
import { isPublic, isPublicCollection } from './hymns.server'
import { hymnCopy } from './hymns-editing.copy'
import { firstLineOf } from './stanzas'

/** The hymns on the site: a list, and a page each. */
export const hymnPages: PageSource<'/salmer'> = {
  pages: {
    below: '/salmer',
    listed: { changeFrequency: 'yearly', priority: 0.6, list },
    async find(backend, rest) {
      const sheet = href('/salmer/sangark')
      if (sheet === `/salmer/${rest}`) return sheet
      const slug = await currentSlugOf(backend, 'hymn', rest)
      const page = slug === undefined ? undefined : await publicHymnAt(backend, slug)
      return page && hymnPath(page.slug)
    },
    async share(backend, slug) {
      const row = await publicHymnAt(backend, slug)
      if (!row) return undefined
      const subtitle = firstLineOf(row.stanzas)
      return {
        ...{ path: hymnPath(slug), title: row.title, picturePath: null },
        ...(subtitle !== row.title && { subtitle }),
      }
    },
  },
  async changes({ db }) {
    const query = db
      .selectFrom('hymns')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where(isPublic)
    return [{ section: '/salmer', ...(await query.executeTakeFirstOrThrow()) }]
  },
  links: linksOfHymns,
}

async function publicHymnAt({ db }: Backend, slug: string) {
  return db
    .selectFrom('hymns')
    .select(['title', 'slug', 'stanzas'])
    .where('slug', '=', slug)
    .where(isPublic)
    .executeTakeFirst()
}

/** A new score or recording changes the hymn's page too. */
async function list({ db }: Backend) {
  const rows = await db
    .selectFrom('hymns')
    .select(['slug', 'title', 'updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('hymn_files')
        .select(({ fn }) => fn.max('hymn_files.updated_at').as('at'))
        .whereRef('hymn_files.hymn_id', '=', 'hymns.id')
        .as('filed_at'),
    )
    .where(isPublic)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ slug, title, updated_at, filed_at }) => ({
    ...{ path: hymnPath(slug), title, changedAt: [updated_at, filed_at] },
  }))
}

async function linksOfHymns({ db }: Backend): Promise<LinkPlace[]> {
  const rows = await db.selectFrom('hymns').select(['id', 'title', 'slug', 'commentary']).execute()
  return rows.map(({ id, title, slug, commentary }) => ({
    ...{ place: hymnCopy.linkPlace(title), editPath: href('/admin/salmer/:id', { id }) },
    ...{ page: hymnPath(slug), html: commentary },
  }))
}

/** The collections of hymns: a page each. */
export const hymnCollectionPages: PageSource<'/salmer'> = {
  pages: {
    below: '/salmer/samling',
    listed: {
      ...{ changeFrequency: 'yearly', priority: 0.6 },
      async list({ db }) {
        const rows = await db
          .selectFrom('hymn_collections')
          .select(['slug', 'title', 'updated_at'])
          .where(isPublicCollection)
          .orderBy('updated_at', 'desc')
          .orderBy('id')
          .execute()
        return rows.map(({ slug, title, updated_at }) => ({
          ...{ path: hymnCollectionPath(slug), title, changedAt: [updated_at] },
        }))
      },
    },
    async find(backend, rest) {
      const slug = await currentSlugOf(backend, 'hymn_collection', rest)
      const row = slug === undefined ? undefined : await publicCollectionAt(backend, slug)
      return row && hymnCollectionPath(row.slug)
    },
    async share(backend, slug) {
      const row = await publicCollectionAt(backend, slug)
      if (!row) return undefined
      const { title, year, image_url } = row
      return {
        ...{ path: hymnCollectionPath(slug), title, subtitle: String(year) },
        ...{ picturePath: image_url, isCover: true },
      }
    },
  },
  async changes({ db }) {
    const query = db
      .selectFrom('hymn_collections')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where(isPublicCollection)
    return [{ section: '/salmer', ...(await query.executeTakeFirstOrThrow()) }]
  },
}

async function publicCollectionAt({ db }: Backend, slug: string) {
  return db
    .selectFrom('hymn_collections')
    .select(['title', 'slug', 'year', 'image_url'])
    .where('slug', '=', slug)
    .where(isPublicCollection)
    .executeTakeFirst()
}
