import { quoteHtml } from '~/domain/bibliography/reviews/quote'
import { referencedPdf } from '~/domain/pdfs/pdfs.server'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { publicRowAt } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import type { RowOf } from '~/platform/db/schema'
import { readShop } from './shops'
import type { Review, WorkPage } from './work-page'

type WorkOrRedirect = { work: WorkPage } | { redirect: string } | undefined

/**
 * The work with this slug and its reviews, or the current slug if this one is former or misspelt; undefined
 * if there is no such work (docs/specification.md, "Slugs").
 */
export async function workAt(backend: Backend, requested: string): Promise<WorkOrRedirect> {
  const match = await publicRowAt(backend, 'bibliography', requested)
  if (!match || 'redirect' in match) return match
  return { work: await workPage(backend, match.row) }
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

/** The reviews of a work, in the author's order. */
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
