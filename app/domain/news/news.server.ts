import { longDate } from '~/danish/dates'
import { withPictureOf } from '~/domain/images/images.server'
import { withPublication } from '~/domain/publishing/publication'
import { isPublished } from '~/domain/publishing/visibility.server'
import { publicRowAt, slugOfId } from '~/domain/slugs/slugs.server'
import { isEditorHtml } from '~/forms/editor-html'
import { emptyQuery, listing } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { countRows, matchesQuery, readPage } from '~/platform/db/listing.server'
import type { RowOf } from '~/platform/db/schema'
import { firstBlocks } from '~/platform/rich-text.server'
import { firstParagraphs, maxNewsOfSubject, wholeNews } from './news'

export function publicNews(backend: Backend) {
  return newestFirst(backend).where(isPublished(backend, 'news'))
}

function newestFirst({ db }: Backend) {
  return db
    .selectFrom('news')
    .orderBy('published_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

export async function newsPage(backend: Backend, page: number) {
  const query = publicNews(backend).select([
    'id',
    'title',
    'slug',
    'content',
    'listed_paragraphs',
    'published_date',
    'link',
  ])
  const { items, ...rest } = await readPage(query, page)
  const news = items.map(({ published_date, listed_paragraphs, ...row }, index) => {
    const isBrief = page > 1 || index >= wholeNews
    const content = listedContent(row.content, listed_paragraphs ?? (isBrief ? 1 : null))
    return {
      ...row,
      /** HTML from the editor, or plain text with line breaks. */
      content,
      isShortened: content !== row.content,
      isBrief,
      publishedDate: published_date,
      dateText: longDate(published_date),
    }
  })
  return { items: news, ...rest }
}

export async function newsAbout(backend: Backend, subjectId: string) {
  const rows = await publicNews(backend)
    .select(['title', 'slug', 'published_date'])
    .where('subject_id', '=', subjectId)
    .limit(maxNewsOfSubject)
    .execute()
  return rows.map(({ published_date, ...row }) => ({ ...row, dateText: longDate(published_date) }))
}

function listedContent(content: string, count: number | null): string {
  if (count === null || !isEditorHtml(content)) return firstParagraphs(content, count)
  return firstBlocks(content, count)
}

export async function listNews(backend: Backend, query = emptyQuery) {
  const all = newestFirst(backend)
  const [rows, total] = await Promise.all([
    all
      .select(['id', 'title', 'slug', 'published_date', 'published_at', 'image_url'])
      .where(matchesQuery(query, ['title']))
      .limit(query.limit + 1)
      .offset(query.offset)
      .execute(),
    countRows(all),
  ])
  const pictured = await withPictureOf(backend, rows, ({ image_url }) => image_url)
  const items = pictured.map((row) => ({
    ...withPublication(backend.clock, row),
    dateText: longDate(row.published_date),
  }))
  return listing(query, items, total)
}

export async function newsAt(backend: Backend, requested: string) {
  const match = await publicRowAt(backend, 'news', requested)
  if (!match) {
    const slug = await slugOfId(backend, 'news', requested)
    return slug === undefined ? undefined : { redirect: slug }
  }
  return 'redirect' in match ? match : { article: await newsArticle(backend, match.row) }
}

export async function newsArticle(backend: Backend, row: RowOf<'news'>) {
  const [newer, older] = await Promise.all([
    neighbour(backend, row, 'newer'),
    neighbour(backend, row, 'older'),
  ])
  const { id, title, slug, content, link, published_date } = row
  return {
    id,
    title,
    slug,
    /** HTML from the editor, or plain text with line breaks. */
    content,
    link,
    /** YYYY-MM-DD. */
    publishedDate: published_date,
    dateText: longDate(published_date),
    /** The description in shared links and search results; may be empty. */
    summary: row.summary ?? '',
    /** In the file store. */
    imagePath: row.image_url,
    /** The lecture or the work that it is about, which may not be public. */
    subjectId: row.subject_id,
    newer,
    older,
  }
}

async function neighbour(
  backend: Backend,
  { published_date, created_at, id }: RowOf<'news'>,
  side: 'newer' | 'older',
) {
  const direction = side === 'newer' ? 'asc' : 'desc'
  return backend.db
    .selectFrom('news')
    .select(['title', 'slug'])
    .where(isPublished(backend, 'news'))
    .where((eb) =>
      eb(
        eb.refTuple('published_date', 'created_at', 'id'),
        side === 'newer' ? '>' : '<',
        eb.tuple(published_date, created_at, id),
      ),
    )
    .orderBy('published_date', direction)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst()
}

export type NewsItem = Awaited<ReturnType<typeof newsPage>>['items'][number]

export type NewsArticle = Awaited<ReturnType<typeof newsArticle>>

export type NewsNeighbour = NonNullable<NewsArticle['newer']>

export type NewsLink = Awaited<ReturnType<typeof newsAbout>>[number]
