import { href } from 'react-router'
import { publicChanges } from '~/domain/publishing/public-changes.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import type { Backend } from '~/platform/backend.server'
import type { PageSource } from '~/platform/page-source.server'
import { feeds } from './feeds'
import { newsUrl } from './news'
import { newsCopy } from './news.copy'

/** The news on the site: on one list, with a path for each item, and as feeds. */
export const newsPages: PageSource<'/nyheder'> = {
  pages: {
    below: '/nyheder',
    async find(backend, rest) {
      const path = `/nyheder/${rest}`
      if (feeds.some((feed) => feed.path === path)) return path
      return (await isThere(backend, rest)) ? newsUrl(rest) : undefined
    },
  },
  changes: async (backend) =>
    (await publicChanges(backend, 'news')).map((at) => ({ section: '/nyheder', at })),
  async links({ db }) {
    const rows = await db
      .selectFrom('news')
      .select(['id', 'title', 'link'])
      .where('link', 'is not', null)
      .execute()
    return rows.map(({ id, title, link }) => ({
      ...{ place: newsCopy.linkPlace(title), editPath: href('/admin/nyheder/:id', { id }) },
      ...{ page: '/nyheder', link },
    }))
  },
}

async function isThere(backend: Backend, id: string): Promise<boolean> {
  // PostgreSQL refuses to look for some characters, which no id has.
  if (!/^[\w-]+$/.test(id)) return false
  const query = backend.db
    .selectFrom('news')
    .select('id')
    .where('id', '=', id)
    .where(isPublished(backend, 'news'))
  return (await query.executeTakeFirst()) !== undefined
}
