import { isPublished } from '~/domain/publishing/visibility.server'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { type Page, pageOf, rowRange } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import type { Category, Work } from './bibliography'

/** One page of a category's works, newest year first. */
export async function worksPage(
  backend: Backend,
  category: Category,
  page: number,
): Promise<Page<Work>> {
  const { limit, offset } = rowRange(page)
  const rows = await backend.db
    .selectFrom('bibliography')
    .select(['id', 'title', 'year', 'description', 'slug'])
    .select(['image_url as imageUrl', 'purchase_link as purchaseLink'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('reviews').select('id').whereRef('bibliography_id', '=', 'bibliography.id'),
      ).as('hasReviews'),
    )
    .where('category', '=', category)
    .where(isPublished(backend, 'bibliography'))
    .orderBy('year', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { items, ...rest } = pageOf(rows, page)
  return { items: await Promise.all(items.map((row) => publicWork(backend, row))), ...rest }
}

/** Sanitizes the description and converts `exists`, which is 1 in SQLite and true in PostgreSQL. */
async function publicWork(
  backend: Backend,
  work: Omit<Work, 'hasReviews'> & { hasReviews: unknown },
): Promise<Work> {
  const description = await richTextHtml(backend, work.description)
  return { ...work, description, hasReviews: Boolean(work.hasReviews) }
}

/** The slug of a public work. */
export async function slugOfWork(backend: Backend, id: string | null): Promise<string | undefined> {
  return id === null ? undefined : (await workLink(backend, id))?.slug
}

/** The newest public work outside of the list of works. */
export async function newestWork(backend: Backend) {
  return backend.db
    .selectFrom('bibliography')
    .select(['title', 'slug', 'description', 'image_url as imageUrl'])
    .where('category', '!=', 'værkliste')
    .where(isPublished(backend, 'bibliography'))
    .orderBy('year', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The categories that have public works. */
export async function categoriesWithWorks(backend: Backend): Promise<Category[]> {
  const rows = await backend.db
    .selectFrom('bibliography')
    .select('category')
    .distinct()
    .where(isPublished(backend, 'bibliography'))
    .execute()
  return rows.map(({ category }) => category)
}

/** The title and the slug of a public work. */
export async function workLink(backend: Backend, id: string) {
  return backend.db
    .selectFrom('bibliography')
    .select(['title', 'slug'])
    .where('id', '=', id)
    .where(isPublished(backend, 'bibliography'))
    .executeTakeFirst()
}
