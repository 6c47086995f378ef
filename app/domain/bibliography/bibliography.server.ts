import { quoteHtml } from '~/domain/bibliography/reviews/pull-quote'
import { referencedPdf } from '~/domain/pdfs/pdfs.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { publicRowAt } from '~/domain/slugs/slugs.server'
import { type Page, pageOf, rowRange } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import type { RowOf } from '~/platform/db/schema'
import type { Category, Review, Work, WorkPage } from './bibliography'
import { readShop } from './shops'

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

export async function slugOfWork(backend: Backend, id: string | null): Promise<string | undefined> {
  return id === null ? undefined : (await workLink(backend, id))?.slug
}

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

export async function categoriesWithWorks(backend: Backend): Promise<Category[]> {
  const rows = await backend.db
    .selectFrom('bibliography')
    .select('category')
    .distinct()
    .where(isPublished(backend, 'bibliography'))
    .execute()
  return rows.map(({ category }) => category)
}

export async function workLink(backend: Backend, id: string) {
  return backend.db
    .selectFrom('bibliography')
    .select(['title', 'slug'])
    .where('id', '=', id)
    .where(isPublished(backend, 'bibliography'))
    .executeTakeFirst()
}

export async function workAt(backend: Backend, requested: string) {
  const match = await publicRowAt(backend, 'bibliography', requested)
  return match && 'row' in match ? { work: await workPage(backend, match.row) } : match
}

async function workPage(backend: Backend, row: RowOf<'bibliography'>): Promise<WorkPage> {
  const { created_at, updated_at, revision, published_at, ...columns } = row
  const { image_url, purchase_link, extract_pdf_id, ...columnsShown } = columns
  const [description, extract, extractPdf, reviews] = await Promise.all([
    richTextHtml(backend, columnsShown.description),
    richTextHtml(backend, columnsShown.extract),
    referencedPdf(backend, extract_pdf_id),
    reviewsOf(backend, columnsShown.id),
  ])
  return {
    ...columnsShown,
    description,
    extract,
    extractPdf,
    reviews,
    imageUrl: image_url,
    purchaseLink: purchase_link,
    formats: parseList(columnsShown.formats),
    shops: parseList(columnsShown.shops).flatMap((line) => readShop(line) ?? []),
  }
}

async function reviewsOf(backend: Backend, workId: string): Promise<Review[]> {
  const rows = await backend.db
    .selectFrom('reviews')
    .select(['id', 'header', 'quote_text', 'author', 'publication', 'pull_quote as pullQuote'])
    .where('bibliography_id', '=', workId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ quote_text, ...review }) => ({
      ...review,
      quote: await richTextHtml(backend, quoteHtml(quote_text)),
    })),
  )
}
