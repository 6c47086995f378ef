import { href } from 'react-router'
import { publicChanges } from '~/domain/publishing/public-changes.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import type { LinkSource, PageSource } from '~/platform/pages/page-source.server'
import { hymnCollectionPath, hymnPath } from './hymns'
import { publicCollectionRows, publicHymns } from './hymns.server'
import { hymnCopy } from './hymns-editing.copy'
import { firstLineOf, stanzasOf } from './stanzas'

export const hymnPages: PageSource<'/salmer'> = {
  pages: {
    below: '/salmer',
    listed: { changeFrequency: 'yearly', priority: 0.6, list },
    async find(backend, rest) {
      const sheet = href('/salmer/sangark')
      if (sheet === `/salmer/${rest}`) return sheet
      const slug = await currentSlugOf(backend, 'hymns', rest)
      return slug === undefined ? undefined : hymnPath(slug)
    },
    async share(backend, slug) {
      const hymn = publicHymns(backend).select(['title', 'stanzas']).where('slug', '=', slug)
      const row = await hymn.executeTakeFirst()
      if (!row) return undefined
      const subtitle = firstLineOf(row.stanzas)
      return {
        path: hymnPath(slug),
        title: row.title,
        picturePath: null,
        text: stanzasOf(row.stanzas)[0]?.lines.join('\n') ?? '',
        ...(subtitle !== row.title && { subtitle }),
      }
    },
  },
  changes: async (backend) =>
    (await publicChanges(backend, 'hymns')).map((at) => ({ section: '/salmer', at })),
  links: linksOfHymns,
}

/** A new score or recording changes the hymn's page too. */
async function list(backend: Backend) {
  const rows = await publicHymns(backend)
    .select(['slug', 'title', 'updated_at', 'published_at'])
    .select(({ selectFrom }) =>
      selectFrom('hymn_files')
        .select(({ fn }) => fn.max('hymn_files.updated_at').as('at'))
        .whereRef('hymn_files.hymn_id', '=', 'hymns.id')
        .as('filed_at'),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ slug, title, updated_at, published_at, filed_at }) => ({
    path: hymnPath(slug),
    title,
    changedAt: [updated_at, published_at, filed_at],
  }))
}

async function linksOfHymns({ db }: Backend): Promise<LinkSource[]> {
  const rows = await db.selectFrom('hymns').select(['id', 'title', 'slug', 'commentary']).execute()
  return rows.map(({ id, title, slug, commentary }) => ({
    source: hymnCopy.linkSource(title),
    editPath: href('/admin/salmer/:id', { id }),
    page: hymnPath(slug),
    html: commentary,
  }))
}

export const hymnCollectionPages: PageSource<'/salmer'> = {
  pages: {
    below: '/salmer/samling',
    listed: {
      changeFrequency: 'yearly',
      priority: 0.6,
      async list(backend) {
        const rows = await publicCollectionRows(backend)
          .select(['slug', 'title', 'updated_at', 'published_at'])
          .orderBy('updated_at', 'desc')
          .orderBy('id')
          .execute()
        return rows.map(({ slug, title, updated_at, published_at }) => ({
          path: hymnCollectionPath(slug),
          title,
          changedAt: [updated_at, published_at],
        }))
      },
    },
    async find(backend, rest) {
      const slug = await currentSlugOf(backend, 'hymn_collections', rest)
      return slug === undefined ? undefined : hymnCollectionPath(slug)
    },
    async share(backend, slug) {
      const row = await publicCollectionRows(backend)
        .select(['title', 'year', 'image_url'])
        .where('slug', '=', slug)
        .executeTakeFirst()
      if (!row) return undefined
      const { title, year, image_url } = row
      return {
        path: hymnCollectionPath(slug),
        title,
        subtitle: String(year),
        picturePath: image_url,
        isCover: true,
      }
    },
  },
  changes: async (backend) =>
    (await publicChanges(backend, 'hymn_collections')).map((at) => ({ section: '/salmer', at })),
}
