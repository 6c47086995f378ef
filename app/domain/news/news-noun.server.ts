import type { Generated } from 'kysely'
import { href } from 'react-router'
import { longDate } from '~/danish/long-date'
import { publicChanges } from '~/domain/publishing/public-changes.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import { publication } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import type { PageSource } from '~/platform/pages/page-source.server'
import { writtenLines } from '~/platform/rich-text.server'
import { versionOf } from '~/platform/search/search-source.server'
import { feeds } from './feeds'
import { newsPath } from './news'
import { newsCopy } from './news.copy'
import { type NewsForm, newsFields } from './news.form'
import { publicNews } from './news.server'
import { slugOfId } from './news-article.server'

declare module '~/platform/db/schema' {
  interface Schema {
    news: Published &
      FormColumns<NewsForm, typeof newsFields> & {
        image_url: string | null
        slug: Generated<string>
      }
  }
}

/** The list of news, a page for each item, and the feeds. */
const newsPages: PageSource<'/nyheder'> = {
  pages: {
    below: '/nyheder',
    listed: {
      changeFrequency: 'yearly',
      priority: 0.5,
      async list(backend) {
        const rows = await publicNews(backend)
          .select(['slug', 'title', 'updated_at', 'published_at'])
          .execute()
        return rows.map(({ slug, title, updated_at, published_at }) => ({
          path: newsPath(slug),
          title,
          changedAt: [updated_at, published_at],
        }))
      },
    },
    async find(backend, rest) {
      const path = `/nyheder/${rest}`
      if (feeds.some((feed) => feed.path === path)) return path
      const slug = (await currentSlugOf(backend, 'news', rest)) ?? (await slugOfId(backend, rest))
      return slug === undefined ? undefined : newsPath(slug)
    },
    async share(backend, slug) {
      const row = await backend.db
        .selectFrom('news')
        .select(['title', 'content', 'published_date', 'image_url'])
        .where('slug', '=', slug)
        .where(isPublished(backend, 'news'))
        .executeTakeFirst()
      if (!row) return undefined
      const { title, published_date, image_url } = row
      const subtitle = longDate(published_date)
      return {
        path: newsPath(slug),
        title,
        subtitle,
        picturePath: image_url,
        text: writtenLines(row.content),
      }
    },
  },
  changes: async (backend) =>
    (await publicChanges(backend, 'news')).map((at) => ({ section: '/nyheder', at })),
  async links({ db }) {
    const rows = await db
      .selectFrom('news')
      .select(['id', 'title', 'slug', 'link', 'content'])
      .execute()
    return rows.map(({ id, title, slug, link, content }) => ({
      source: newsCopy.linkSource(title),
      editPath: href('/admin/nyheder/:id', { id }),
      page: newsPath(slug),
      html: content,
      link,
    }))
  },
}

const newsSearch = {
  kind: 'news',
  name: 'nyheder',
  section: '/nyheder',
  title: 'soeg.news',
  nouns: ['news'],
  list: (backend) =>
    publicNews(backend)
      .select(['id', versionOf('news').as('version')])
      .execute(),
  async read(backend, ids) {
    const rows = await publicNews(backend)
      .select(['id', 'title', 'slug', 'content', 'published_date'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, title, slug, content, published_date }) => ({
      id,
      title,
      text: writtenLines(content),
      detail: longDate(published_date),
      path: newsPath(slug),
    }))
  },
} satisfies SiteSearch

export const newsNoun = {
  words: words('en nyhed', 'nyheden'),
  nameOf: ({ title }) => title,
  columns: {
    ...newsFields,
    slug: 'Adresse',
    published_at: publication,
  },
  visible: (backend) => isPublished(backend, 'news'),
  screen: href('/admin/nyheder'),
  form: (id) => href('/admin/nyheder/:id', { id }),
  pathOf: newsPath,
  slugOf: canonicalSlug,
  pages: [newsPages],
  search: [newsSearch],
} satisfies NounDescription<'news'>
