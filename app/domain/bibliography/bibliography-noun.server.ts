import { href } from 'react-router'
import { publicChanges } from '~/domain/publishing/public-changes.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import { openedAt } from '~/http/opened-row'
import { canonicalSlug, stemSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { partOf, publication } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, words } from '~/platform/changes/nouns'
import { listIn } from '~/platform/db/list-column'
import type { RowOf } from '~/platform/db/schema'
import type { LinkSource, PageSource } from '~/platform/pages/page-source.server'
import { plainLines, plainText } from '~/platform/rich-text.server'
import { versionOf } from '~/platform/search/search-source.server'
import { reviewAnchor, workPath } from './bibliography'
import { type ReviewForm, reviewFields, type WorkForm, workFields } from './bibliography.form'
import { reviewCopy, workCopy } from './bibliography-editing.copy'
import { isElsewhere } from './covers'
import { isbnCharacters } from './isbn'
import { quoteHtml } from './quote'
import { readShop } from './shops'

declare module '~/platform/db/schema' {
  interface Schema {
    bibliography: Published &
      FormColumns<WorkForm, Omit<typeof workFields, 'slug'>, 'formats' | 'shops' | 'extract'> & {
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

async function linksOfWorks({ db }: Backend): Promise<LinkSource[]> {
  const rows = await db
    .selectFrom('bibliography')
    .select(['id', 'title', 'description', 'purchase_link', 'shops', 'extract'])
    .execute()
  return rows.flatMap(({ id, title, description, purchase_link, shops, extract }) => {
    const common = {
      source: workCopy.linkSource(title),
      editPath: href('/admin/bibliografi/:id', { id }),
      page: '/bibliografi',
    }
    const others = listIn(shops).flatMap((line) => readShop(line) ?? [])
    return [
      { ...common, html: description, link: purchase_link },
      { ...common, html: extract },
      ...others.map(({ url }) => ({ ...common, link: url })),
    ]
  })
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

/** Searches works by title and description. */
const workSearch = {
  kind: 'work',
  name: 'vaerker',
  section: '/bibliografi',
  title: 'soeg.works',
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
} satisfies SiteSearch

type Facts = Pick<RowOf<'bibliography'>, 'publisher' | 'isbn' | 'formats' | 'translator'>

/** An ISBN is found with and without hyphens. */
function factsOf({ publisher, isbn, formats, translator }: Facts): string {
  const isbns = isbn ? [isbn, isbnCharacters(isbn)] : []
  return [publisher, translator, ...listIn(formats), ...isbns].filter(Boolean).join('\n')
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
} satisfies SiteSearch

export const workNoun = {
  words: words('et værk', 'værket'),
  nameOf: ({ title }) => title,
  columns: {
    ...workFields,
    published_at: publication,
  },
  visible: (backend) => isPublished(backend, 'bibliography'),
  screen: href('/admin/bibliografi'),
  form: (id) => href('/admin/bibliografi/:id', { id }),
  // The author may write the slug, and the URL of a cover on another site.
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
  words: words('en anmeldelse', 'anmeldelsen af'),
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
    openedAt(href('/admin/bibliografi/:id/anmeldelser', { id: String(bibliography_id) }), id),
  pages: [],
  search: [reviewSearch],
} satisfies NounDescription<'reviews'>
