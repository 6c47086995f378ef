import { href } from 'react-router'
import { publicChanges } from '~/domain/publishing/public-changes.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { PageSource } from '~/platform/pages/page-source.server'
import { writtenLines } from '~/platform/rich-text.server'
import { lecturePath } from './lectures'
import { lectureCopy, organisersCopy } from './lectures-editing.copy'
import { organisersPart, organisersPath } from './organisers'
import { hasSomething, organiserColumns } from './organisers.server'

/** The list of lectures and a page for each. */
export const lecturePages: PageSource<'/foredrag'> = {
  pages: {
    below: '/foredrag',
    listed: {
      changeFrequency: 'monthly',
      priority: 0.6,
      async list(backend) {
        const rows = await backend.db
          .selectFrom('lectures')
          .select(['slug', 'title', 'updated_at', 'published_at'])
          .select(organiserColumns)
          .where(isPublished(backend, 'lectures'))
          .orderBy('updated_at', 'desc')
          .orderBy('id')
          .execute()
        return rows.flatMap(({ slug, title, updated_at, published_at, ...row }) => {
          const changedAt = [updated_at, published_at]
          const lecture = { path: lecturePath(slug || canonicalSlug(title)), title, changedAt }
          if (!slug || !hasSomething(row)) return [lecture]
          const name = organisersCopy.pageOf(title)
          return [lecture, { path: organisersPath(slug), title: name, changedAt }]
        })
      },
    },
    async find(backend, rest) {
      const [requested = '', part] = rest.split('/')
      const isForThem = part === organisersPart
      const slug = await currentSlugOf(backend, 'lectures', isForThem ? requested : rest)
      if (slug === undefined) return undefined
      return isForThem ? organisersPath(slug) : lecturePath(slug)
    },
    async share(backend, rest) {
      const [slug = '', part] = rest.split('/')
      const row = await backend.db
        .selectFrom('lectures')
        .select(['title', 'subtitle', 'description', 'image_url'])
        .select(organiserColumns)
        .where('slug', '=', slug)
        .where(isPublished(backend, 'lectures'))
        .executeTakeFirst()
      if (!row) return undefined
      const { title, subtitle, image_url } = row
      if (part !== undefined) {
        if (part !== organisersPart || !hasSomething(row)) return undefined
        const words = { title, subtitle: organisersCopy.section.title }
        return { path: organisersPath(slug), ...words, picturePath: image_url }
      }
      return {
        path: lecturePath(slug),
        title,
        subtitle: subtitle ?? '',
        picturePath: image_url,
        text: writtenLines(row.description),
      }
    },
  },
  changes: async (backend) =>
    (await publicChanges(backend, 'lectures')).map((at) => ({ section: '/foredrag', at })),
  async links({ db }) {
    const rows = await db
      .selectFrom('lectures')
      .select(['id', 'title', 'slug', 'description', 'link'])
      .execute()
    return rows.map(({ id, title, slug, description, link }) => ({
      place: lectureCopy.linkPlace(title),
      editPath: href('/admin/foredrag/:id', { id }),
      page: lecturePath(slug),
      html: description,
      link,
    }))
  },
}
