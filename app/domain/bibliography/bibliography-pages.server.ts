import { href } from 'react-router'
import { publicChanges } from '~/domain/publishing/public-changes.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { listIn } from '~/platform/db/list-column'
import type { LinkPlace, PageSource } from '~/platform/pages/page-source.server'
import { plainText } from '~/platform/rich-text.server'
import { workPath } from './bibliography'
import { reviewCopy, workCopy } from './bibliography-editing.copy'
import { isElsewhere } from './covers'
import { readShop } from './shops'

/** The list of works and a page for each, with its reviews. */
export const workPages: PageSource<'/bibliografi'> = {
  pages: {
    below: '/bibliografi',
    listed: { changeFrequency: 'yearly', priority: 0.7, list },
    async find(backend, rest) {
      const slug = await currentSlugOf(backend, 'bibliography', rest)
      return slug === undefined ? undefined : workPath(slug)
    },
    async share(backend, slug) {
      const row = await backend.db
        .selectFrom('bibliography')
        .select(['title', 'year', 'description', 'image_url'])
        .where('slug', '=', slug)
        .where(isPublished(backend, 'bibliography'))
        .executeTakeFirst()
      if (!row) return undefined
      const { title, year, image_url } = row
      const picturePath = image_url && isElsewhere(image_url) ? null : image_url
      return {
        path: workPath(slug),
        title,
        subtitle: String(year),
        picturePath,
        isCover: true,
        text: plainText(row.description),
      }
    },
  },
  changes: async (backend) =>
    (await publicChanges(backend, 'bibliography')).map((at) => ({ section: '/bibliografi', at })),
  async links(backend) {
    const links = await Promise.all([linksOfWorks(backend), linksOfReviews(backend)])
    return links.flat()
  },
}

/** A new review changes the page of its work too. */
async function list(backend: Backend) {
  const rows = await backend.db
    .selectFrom('bibliography as work')
    .select(['slug', 'title', 'updated_at', 'published_at'])
    .where(isPublished(backend, 'bibliography', 'work'))
    .select(({ selectFrom }) =>
      selectFrom('reviews')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .whereRef('bibliography_id', '=', 'work.id')
        .as('reviewed_at'),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ slug, title, updated_at, published_at, reviewed_at }) => ({
    path: workPath(slug || canonicalSlug(title)),
    title,
    changedAt: [updated_at, published_at, reviewed_at],
  }))
}

async function linksOfWorks({ db }: Backend): Promise<LinkPlace[]> {
  const rows = await db
    .selectFrom('bibliography')
    .select(['id', 'title', 'description', 'purchase_link', 'shops', 'extract'])
    .execute()
  return rows.flatMap(({ id, title, description, purchase_link, shops, extract }) => {
    const place = {
      place: workCopy.linkPlace(title),
      editPath: href('/admin/bibliografi/:id', { id }),
      page: '/bibliografi',
    }
    const others = listIn(shops).flatMap((line) => readShop(line) ?? [])
    return [
      { ...place, html: description, link: purchase_link },
      { ...place, html: extract },
      ...others.map(({ url }) => ({ ...place, link: url })),
    ]
  })
}

async function linksOfReviews({ db }: Backend): Promise<LinkPlace[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('bibliography', 'bibliography.id', 'bibliography_id')
    .select(['bibliography_id as id', 'title', 'slug', 'quote_text'])
    .execute()
  return rows.map(({ id, title, slug, quote_text }) => ({
    place: reviewCopy.linkPlace(title),
    editPath: href('/admin/bibliografi/:id/anmeldelser', { id }),
    page: workPath(slug),
    html: quote_text,
  }))
}
