import { href } from 'react-router'
import { longDate } from '~/danish/long-date'
import { publicChanges } from '~/domain/publishing/public-changes.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { writtenLines } from '~/platform/rich-text.server'
import { feeds } from './feeds'
import { newsPath } from './news'
import { newsCopy } from './news.copy'
import { publicNews } from './news.server'
import { slugOfId } from './news-article.server'

/** The list of news, a page for each item, and the feeds. */
export const newsPages: PageSource<'/nyheder'> = {
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
      place: newsCopy.linkPlace(title),
      editPath: href('/admin/nyheder/:id', { id }),
      page: newsPath(slug),
      html: content,
      link,
    }))
  },
}
