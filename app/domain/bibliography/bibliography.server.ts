import { quoteHtml } from '~/domain/bibliography/reviews/pull-quote'
import { recordingOf, referencedPdf } from '~/domain/files/files.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import { mediaCard, richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { publicRowAt } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import { countRows, readPage } from '~/platform/db/listing.server'
import type { RowOf } from '~/platform/db/schema'
import type { Category } from './bibliography'
import { praiseOf } from './praise.server'
import { readShop } from './shops'

export function worksNewestFirst({ db }: Backend) {
  return db
    .selectFrom('bibliography')
    .orderBy('year', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

export function publicWorks(backend: Backend) {
  return worksNewestFirst(backend).where(isPublished(backend, 'bibliography'))
}

export async function worksPage(backend: Backend, category: Category, page: number) {
  const query = publicWorks(backend)
    .select(['id', 'title', 'year', 'description', 'slug', 'language'])
    .select(['image_url as imageUrl', 'purchase_link as purchaseLink'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('reviews').select('id').whereRef('bibliography_id', '=', 'bibliography.id'),
      ).as('hasReviews'),
    )
    .where('category', '=', category)
  const { items, ...rest } = await readPage(query, page)
  const praise = await praiseOf(
    backend,
    items.map(({ id }) => id),
  )
  const works = items.map(async (work) => ({
    ...work,
    /** Sanitized HTML. */
    description: await richTextHtml(backend, work.description),
    // `exists` is 1 in SQLite and true in PostgreSQL.
    hasReviews: Boolean(work.hasReviews),
    praise: praise.get(work.id),
  }))
  return { items: await Promise.all(works), ...rest }
}

export async function slugOfWork(backend: Backend, id: string | null): Promise<string | undefined> {
  return id === null ? undefined : (await workLink(backend, id))?.slug
}

export async function newestWork(backend: Backend) {
  return publicWorks(backend)
    .select(['id', 'title', 'slug', 'description', 'extract', 'image_url as imageUrl'])
    .select('purchase_link as purchaseLink')
    .where('category', '!=', 'værkliste')
    .limit(1)
    .executeTakeFirst()
}

const maxMoreWorks = 3

/** Other books with a cover, those of the same kind first. */
export async function moreWorks(
  backend: Backend,
  { id, category }: Pick<RowOf<'bibliography'>, 'id' | 'category'>,
) {
  const works = await publicWorks(backend)
    .select(['id', 'title', 'slug', 'category', 'image_url as imageUrl'])
    .where('id', '!=', id)
    .where('category', '!=', 'værkliste')
    .where('image_url', 'is not', null)
    .execute()
  const isSame = (work: { category: Category }) => work.category === category
  return [...works.filter(isSame), ...works.filter((work) => !isSame(work))].slice(0, maxMoreWorks)
}

export function countRecordedExtracts(backend: Backend): Promise<number> {
  return countRows(publicWorks(backend).clearOrderBy().where('recording_id', 'is not', null))
}

export async function categoriesWithWorks(backend: Backend): Promise<Category[]> {
  const rows = await publicWorks(backend).clearOrderBy().select('category').distinct().execute()
  return rows.map(({ category }) => category)
}

export async function workLink(backend: Backend, id: string) {
  return publicWorks(backend).select(['title', 'slug']).where('id', '=', id).executeTakeFirst()
}

export async function workAt(backend: Backend, requested: string) {
  const match = await publicRowAt(backend, 'bibliography', requested)
  return match && 'row' in match ? { work: await workPage(backend, match.row) } : match
}

export async function workPage(backend: Backend, row: RowOf<'bibliography'>) {
  const { created_at, updated_at, revision, published_at, ...columns } = row
  const { image_url, purchase_link, extract_pdf_id, recording_id, media, ...columnsShown } = columns
  const [description, extract, extractPdf, recording, reviews] = await Promise.all([
    richTextHtml(backend, columnsShown.description),
    richTextHtml(backend, columnsShown.extract),
    referencedPdf(backend, extract_pdf_id),
    recordingOf(backend, recording_id),
    reviewsOf(backend, columnsShown.id),
  ])
  return {
    ...columnsShown,
    ...(await mediaCard(backend, media)),
    description,
    extract,
    extractPdf,
    recording,
    reviews,
    imageUrl: image_url,
    purchaseLink: purchase_link,
    formats: parseList(columnsShown.formats),
    shops: parseList(columnsShown.shops).flatMap((line) => readShop(line) ?? []),
  }
}

async function reviewsOf(backend: Backend, workId: string) {
  const rows = await backend.db
    .selectFrom('reviews')
    .select(['id', 'header', 'quote_text', 'author', 'publication', 'language'])
    .select('pull_quote as pullQuote')
    .where('bibliography_id', '=', workId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ quote_text, ...review }) => ({
      ...review,
      /** Sanitized HTML. */
      quote: await richTextHtml(backend, quoteHtml(quote_text)),
    })),
  )
}

export type Work = Awaited<ReturnType<typeof worksPage>>['items'][number]

export type WorkPage = Awaited<ReturnType<typeof workPage>>

export type Review = WorkPage['reviews'][number]
