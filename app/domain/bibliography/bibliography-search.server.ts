import { isPublished } from '~/domain/publishing/visibility.server'
import { listIn } from '~/platform/db/list-column'
import type { RowOf } from '~/platform/db/schema'
import { plainLines } from '~/platform/rich-text.server'
import { type SearchSource, versionOf } from '~/platform/search/search-source.server'
import { reviewAnchor, workPath } from './bibliography'
import { isbnCharacters } from './isbn'
import { quoteHtml } from './quote'

/** Searches works by title and description. */
export const workSearch = {
  kind: 'work',
  nouns: ['bibliography'],
  list: (backend) =>
    backend.db
      .selectFrom('bibliography')
      .select(['id', versionOf('bibliography').as('version')])
      .where(isPublished(backend, 'bibliography'))
      .orderBy('year', 'desc')
      .orderBy('id')
      .execute(),
  async read(backend, ids) {
    const rows = await backend.db
      .selectFrom('bibliography')
      .select(['id', 'title', 'year', 'slug', 'description'])
      .select(['publisher', 'isbn', 'formats', 'translator', 'extract'])
      .where('id', 'in', ids)
      .where(isPublished(backend, 'bibliography'))
      .execute()
    return rows.map(({ id, title, year, slug, ...work }) => ({
      id,
      title,
      detail: String(year),
      text: [plainLines(work.description), factsOf(work), plainLines(work.extract)].join('\n'),
      path: workPath(slug),
    }))
  },
} satisfies SearchSource<'work'>

type Facts = Pick<RowOf<'bibliography'>, 'publisher' | 'isbn' | 'formats' | 'translator'>

/** An ISBN is found with and without hyphens. */
function factsOf({ publisher, isbn, formats, translator }: Facts): string {
  const isbns = isbn ? [isbn, isbnCharacters(isbn)] : []
  return [publisher, translator, ...listIn(formats), ...isbns].filter(Boolean).join('\n')
}

export const reviewSearch = {
  kind: 'review',
  nouns: ['reviews', 'bibliography'],
  async list(backend) {
    const rows = await backend.db
      .selectFrom('reviews')
      .innerJoin('bibliography', 'bibliography.id', 'bibliography_id')
      .select(['reviews.id', versionOf('reviews').as('own')])
      .select(versionOf('bibliography').as('ofWork'))
      .where(isPublished(backend, 'bibliography'))
      .orderBy('sort_order')
      .orderBy('reviews.id')
      .execute()
    return rows.map(({ id, own, ofWork }) => ({ id, version: `${own} ${ofWork}` }))
  },
  async read(backend, ids) {
    const rows = await backend.db
      .selectFrom('reviews')
      .innerJoin('bibliography', 'bibliography.id', 'bibliography_id')
      .select(['reviews.id', 'header', 'quote_text', 'author', 'publication'])
      .select(['bibliography.title as work', 'slug'])
      .where('reviews.id', 'in', ids)
      .where(isPublished(backend, 'bibliography'))
      .execute()
    return rows.map(({ id, header, quote_text, author, publication, work, slug }) => ({
      id,
      title: work,
      detail: [author, publication].filter(Boolean).join(', '),
      text: `${header ?? ''}\n${plainLines(quoteHtml(quote_text))}`,
      path: `${workPath(slug)}#${reviewAnchor(id)}`,
    }))
  },
} satisfies SearchSource<'review'>
