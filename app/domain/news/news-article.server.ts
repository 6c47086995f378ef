import { longDate } from '~/danish/dates'
import { isPublished } from '~/domain/publishing/visibility.server'
import { publicRowAt, slugOfId } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import type { RowOf } from '~/platform/db/schema'
import type { NewsArticle, NewsNeighbour } from './news'

type NewsOrRedirect = { article: NewsArticle } | { redirect: string } | undefined

/**
 * The public news item with this slug, or the current slug if this one is former, misspelt or the item's id,
 * as in old paths; undefined if there is no such item (docs/specification.md, "Slugs").
 */
export async function newsAt(backend: Backend, requested: string): Promise<NewsOrRedirect> {
  const match = await publicRowAt(backend, 'news', requested)
  if (!match) {
    const slug = await slugOfId(backend, 'news', requested)
    return slug === undefined ? undefined : { redirect: slug }
  }
  if ('redirect' in match) return match
  const { row } = match
  const [newer, older] = await Promise.all([
    neighbour(backend, row, 'newer'),
    neighbour(backend, row, 'older'),
  ])
  return { article: { ...toArticle(row), newer, older } }
}

type NewsRow = RowOf<'news'>

function toArticle({
  published_date,
  summary,
  image_url,
  subject_id,
  ...row
}: NewsRow): Omit<NewsArticle, 'newer' | 'older'> {
  const { id, title, slug, content, link } = row
  return {
    id,
    title,
    slug,
    content,
    link,
    publishedDate: published_date,
    dateText: longDate(published_date),
    summary: summary ?? '',
    imagePath: image_url,
    subjectId: subject_id,
  }
}

/** The next newer or older item. */
async function neighbour(
  backend: Backend,
  { published_date, created_at, id }: NewsRow,
  side: 'newer' | 'older',
): Promise<NewsNeighbour | undefined> {
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
