import { quoteHtml } from '~/domain/bibliography/reviews/pull-quote'
import { withPublication } from '~/domain/publishing/publication'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import { emptyQuery, listing } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { countRows, matchesQuery } from '~/platform/db/listing.server'
import { plainText } from '~/platform/rich-text.server'
import { workForm } from './bibliography.form'
import { worksNewestFirst } from './bibliography.server'
import { isExternal } from './covers'

export async function listWorks(backend: Backend, query = emptyQuery) {
  const all = worksNewestFirst(backend)
  const [rows, total] = await Promise.all([
    all
      .select(['id', 'title', 'slug', 'year', 'category', 'image_url as imageUrl', 'published_at'])
      .select(({ selectFrom, fn }) =>
        selectFrom('reviews')
          .select(fn.countAll().as('number'))
          .whereRef('bibliography_id', '=', 'bibliography.id')
          .as('reviews'),
      )
      .where(matchesQuery(query, ['title', 'year']))
      .limit(query.limit + 1)
      .offset(query.offset)
      .execute(),
    countRows(all),
  ])
  const items = rows.map((row) => ({
    ...withPublication(backend.clock, row),
    reviews: Number(row.reviews),
  }))
  return listing(query, items, total)
}

export async function workChoices(backend: Backend): Promise<{ id: string; name: string }[]> {
  const works = await worksNewestFirst(backend).select(['id', 'title', 'year']).execute()
  return works.map(({ id, title, year }) => ({ id, name: `${title} (${year})` }))
}

export async function workForEditing(backend: Backend, id: string) {
  const values = await rowForForm(backend, 'bibliography', workForm, id)
  if (!values) return undefined
  const { image_url } = values
  const external = image_url !== null && isExternal(image_url)
  const [image, cover] = external ? [null, image_url] : [image_url, null]
  return { ...values, image_url: image, cover_url: cover }
}

export async function reviewsForEditing({ db }: Backend, workId: string) {
  const work = await db
    .selectFrom('bibliography')
    .select(['title', 'slug'])
    .where('id', '=', workId)
    .executeTakeFirst()
  if (!work) return undefined
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'revision', 'header', 'quote_text', 'author', 'publication', 'language'])
    .select('pull_quote')
    .where('bibliography_id', '=', workId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const reviews = rows.map(({ quote_text, ...row }) => ({
    ...row,
    /** HTML as the editor returns it, so that an unchanged form has no unsaved input. */
    quote_text: quoteHtml(quote_text),
    quote: plainText(quoteHtml(quote_text)),
  }))
  return { work, reviews }
}
