import { href } from 'react-router'
import { quoteHtml } from '~/domain/bibliography/reviews/pull-quote'
import { isPublished } from '~/domain/publishing/visibility.server'
import { rowPages } from '~/domain/rows/row-pages.server'
import { rowSearch } from '~/domain/rows/row-search.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { openedRowPath } from '~/http/opened-row'
import { stemSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { partOf, publication } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, nounWords } from '~/platform/changes/nouns'
import { parseList } from '~/platform/db/list-column'
import type { RowOf } from '~/platform/db/schema'
import type { LinkSource, PageSource } from '~/platform/pages/page-source.server'
import { plainLines, plainText } from '~/platform/rich-text.server'
import { versionOf } from '~/platform/search/search-source.server'
import { reviewAnchor, workPath } from './bibliography'
import { type ReviewForm, reviewFields, type WorkForm, workFields } from './bibliography.form'
import { reviewCopy, workCopy } from './bibliography-editing.copy'
import { isbnCharacters } from './isbn'
import { readShop } from './shops'

declare module '~/platform/db/schema' {
  interface Schema {
    bibliography: Published &
      FormColumns<WorkForm, Omit<typeof workFields, 'slug'>, 'extract'> & {
        image_url: string | null
        slug: string
      }
    reviews: Row &
      FormColumns<ReviewForm, typeof reviewFields> & {
        bibliography_id: string
        sort_order: number
      }
  }
}

export const workPages: PageSource<'/bibliografi'> = {
  ...rowPages('bibliography', '/bibliografi', {
    changeFrequency: 'yearly',
    priority: 0.7,
    share: ({ title, year, description, image_url }) => ({
      title,
      subtitle: String(year),
      picturePath: image_url,
      isCover: true,
      text: plainText(description),
    }),
  }),
  async links(backend) {
    const links = await Promise.all([linksToShops(backend), linksOfReviews(backend)])
    return links.flat()
  },
}

async function linksToShops({ db }: Backend): Promise<LinkSource[]> {
  const rows = await db
    .selectFrom('bibliography')
    .select(['id', 'title', 'slug', 'shops'])
    .execute()
  return rows.flatMap(({ id, title, slug, shops }) =>
    parseList(shops)
      .flatMap((line) => readShop(line) ?? [])
      .map(({ url }) => ({
        source: workCopy.linkSource(title),
        editPath: href('/admin/bibliografi/:id', { id }),
        page: workPath(slug),
        link: url,
      })),
  )
}

async function linksOfReviews({ db }: Backend): Promise<LinkSource[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('bibliography', 'bibliography.id', 'bibliography_id')
    .select(['bibliography_id as id', 'title', 'slug', 'quote_text'])
    .execute()
  return rows.map(({ id, title, slug, quote_text }) => ({
    source: reviewCopy.linkSource(title),
    editPath: href('/admin/bibliografi/:id/anmeldelser', { id }),
    page: workPath(slug),
    html: quote_text,
  }))
}

const workSearch = rowSearch('bibliography', {
  kind: 'work',
  name: 'vaerker',
  section: '/bibliografi',
  title: 'soeg.works',
  order: [
    ['year', 'desc'],
    ['id', 'asc'],
  ],
  entry: ({ year, description, extract, ...work }) => ({
    detail: String(year),
    text: [plainLines(description), factsOf(work), plainLines(extract)].join('\n'),
  }),
})

type Facts = Pick<RowOf<'bibliography'>, 'publisher' | 'isbn' | 'formats' | 'translator'>

/** Includes the ISBN without hyphens too, so that the search finds both forms. */
function factsOf({ publisher, isbn, formats, translator }: Facts): string {
  const isbns = isbn ? [isbn, isbnCharacters(isbn)] : []
  return [publisher, translator, ...parseList(formats), ...isbns].filter(Boolean).join('\n')
}

const reviewSearch = {
  kind: 'review',
  name: 'anmeldelser',
  section: '/bibliografi',
  title: 'soeg.reviews',
  nouns: ['reviews', 'bibliography'],
  async list(backend) {
    const rows = await backend.db
      .selectFrom('reviews')
      .innerJoin('bibliography', 'bibliography.id', 'bibliography_id')
      .select(['reviews.id', versionOf('reviews').as('reviewVersion')])
      .select(versionOf('bibliography').as('workVersion'))
      .where(isPublished(backend, 'bibliography'))
      .orderBy('sort_order')
      .orderBy('reviews.id')
      .execute()
    return rows.map(({ id, reviewVersion, workVersion }) => ({
      id,
      version: `${reviewVersion} ${workVersion}`,
    }))
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
} satisfies SiteSearch

export const workNoun = {
  words: nounWords('et værk', 'værket'),
  nameOf: ({ title }) => title,
  columns: {
    ...workFields,
    published_at: publication,
  },
  visible: (backend) => isPublished(backend, 'bibliography'),
  screen: href('/admin/bibliografi'),
  form: (id) => href('/admin/bibliografi/:id', { id }),
  // The form also has the slug and the URL of a cover on another site.
  formValues: ({ slug, image_url }, columns) => ({
    ...columns,
    slug,
    cover_url: String(image_url ?? '').startsWith('https://') ? image_url : null,
  }),
  pathOf: workPath,
  slugOf: stemSlug,
  cardLine: ({ year, publisher }) => [publisher, year].filter(Boolean).join(', '),
  pages: [workPages],
  search: [workSearch],
} satisfies NounDescription<'bibliography'>

export const reviewNoun = {
  words: nounWords('en anmeldelse', 'anmeldelsen af', 'anmeldelser'),
  order: 'anmeldelsernes rækkefølge',
  nameOf: ({ author }) => author,
  columns: {
    bibliography_id: partOf('bibliography'),
    ...reviewFields,
    sort_order: 'Rækkefølge',
  },
  visible: alwaysVisible,
  screen: href('/admin/bibliografi'),
  form: (id, { bibliography_id }) =>
    openedRowPath(href('/admin/bibliografi/:id/anmeldelser', { id: String(bibliography_id) }), id),
  pages: [],
  search: [reviewSearch],
} satisfies NounDescription<'reviews'>
