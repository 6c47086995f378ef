import { longDate } from '~/danish/dates'
import { pathOfPlace } from '~/http/paging'
import type { SearchSource } from '~/platform/search/search-source.server'
import { newsAnchor } from './news'
import { publicNews } from './news.server'

/** News as it is searched for; each stands on its page of the list. */
export const newsSearch = {
  kind: 'news',
  nouns: ['news'],
  list: (backend) => publicNews(backend).select(['id', 'revision as version']).execute(),
  async read(backend, ids, placeOf) {
    const rows = await publicNews(backend)
      .select(['id', 'title', 'content', 'published_date'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, title, content, published_date }) => ({
      ...{ id, title, text: content },
      detail: longDate(published_date),
      path: `${pathOfPlace('/nyheder', placeOf(id))}#${newsAnchor(id)}`,
    }))
  },
} satisfies SearchSource<'news'>
