import { longDate } from '~/danish/long-date'
import { writtenLines } from '~/platform/rich-text.server'
import { type SearchSource, versionOf } from '~/platform/search/search-source.server'
import { newsPath } from './news'
import { publicNews } from './news.server'

export const newsSearch = {
  kind: 'news',
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
} satisfies SearchSource<'news'>
