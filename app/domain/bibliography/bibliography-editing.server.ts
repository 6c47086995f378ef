import { withPublication } from '~/domain/publishing/publication'
import { publicationValues } from '~/domain/publishing/publication.form'
import type { Backend } from '~/platform/backend.server'
import { listIn } from '~/platform/list-column'
import { plainText } from '~/platform/rich-text.server'
import { isElsewhere } from './covers'
import { quoteHtml } from './quote'

/** Every work as the back-office lists it, by its year with the newest first. */
export async function allWorks({ db, clock }: Backend) {
  const rows = await db
    .selectFrom('bibliography')
    .select(['id', 'title', 'slug', 'year', 'category', 'image_url as imageUrl', 'published_at'])
    .select(({ selectFrom, fn }) =>
      selectFrom('reviews')
        .select(fn.countAll().as('number'))
        .whereRef('bibliography_id', '=', 'bibliography.id')
        .as('reviews'),
    )
    .orderBy('year', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...withPublication(clock, row), reviews: Number(row.reviews) }))
}

/** A work's stored values for its form, but for those of its cover's picture. */
export async function workForEditing({ db, clock }: Backend, id: string) {
  const row = await db
    .selectFrom('bibliography')
    .select(['revision', 'title', 'year', 'category', 'description', 'purchase_link'])
    .select(['publisher', 'isbn', 'pages', 'formats', 'translator', 'shops'])
    .select(['extract', 'extract_pdf_id'])
    .select(['slug', 'image_url', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { image_url, published_at, ...values } = row
  const elsewhere = image_url !== null && isElsewhere(image_url)
  return {
    ...values,
    ...publicationValues(clock, published_at),
    formats: listIn(row.formats),
    shops: listIn(row.shops),
    image_url: elsewhere ? null : image_url,
    cover_url: elsewhere ? image_url : null,
  }
}

/** A work with its reviews in their order, as the back-office lists them. */
export async function reviewsForEditing({ db }: Backend, workId: string) {
  const work = await db
    .selectFrom('bibliography')
    .select(['title', 'slug'])
    .where('id', '=', workId)
    .executeTakeFirst()
  if (!work) return undefined
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'revision', 'header', 'quote_text', 'author', 'publication'])
    .select('pull_quote')
    .where('bibliography_id', '=', workId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const reviews = rows.map(({ quote_text, ...row }) => ({
    ...row,
    /** As the form begins with it. */
    quote_text: quoteHtml(quote_text),
    quote: plainText(quoteHtml(quote_text)),
  }))
  return { work, reviews }
}

export type ListedReview = NonNullable<
  Awaited<ReturnType<typeof reviewsForEditing>>
>['reviews'][number]
