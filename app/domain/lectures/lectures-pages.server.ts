import { href } from 'react-router'
import { publicChanges } from '~/domain/publishing/public-changes.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { PageSource } from '~/platform/page-source.server'
import { lecturePath } from './lectures'
import { lectureCopy } from './lectures-editing.copy'

/** The lectures on the site: a list, and a page each. */
export const lecturePages: PageSource<'/foredrag'> = {
  pages: {
    below: '/foredrag',
    listed: {
      ...{ changeFrequency: 'monthly', priority: 0.6 },
      async list(backend) {
        const rows = await backend.db
          .selectFrom('lectures')
          .select(['slug', 'title', 'updated_at', 'published_at'])
          .where(isPublished(backend, 'lectures'))
          .orderBy('updated_at', 'desc')
          .orderBy('id')
          .execute()
        return rows.map(({ slug, title, updated_at, published_at }) => ({
          ...{ path: lecturePath(slug || canonicalSlug(title)), title },
          changedAt: [updated_at, published_at],
        }))
      },
    },
    async find(backend, rest) {
      const slug = await currentSlugOf(backend, 'lecture', rest)
      return slug === undefined ? undefined : lecturePath(slug)
    },
    async share(backend, slug) {
      const row = await backend.db
        .selectFrom('lectures')
        .select(['title', 'subtitle', 'image_url'])
        .where('slug', '=', slug)
        .where(isPublished(backend, 'lectures'))
        .executeTakeFirst()
      if (!row) return undefined
      const { title, subtitle, image_url } = row
      return { path: lecturePath(slug), title, subtitle: subtitle ?? '', picturePath: image_url }
    },
  },
  changes: async (backend) =>
    (await publicChanges(backend, 'lectures')).map((at) => ({ section: '/foredrag', at })),
  async links({ db }) {
    const rows = await db.selectFrom('lectures').select(['id', 'title', 'slug', 'link']).execute()
    return rows.map(({ id, title, slug, link }) => ({
      ...{ place: lectureCopy.linkPlace(title), editPath: href('/admin/foredrag/:id', { id }) },
      ...{ page: lecturePath(slug), link },
    }))
  },
}
