import { longDate } from '~/danish/dates'
import { withPublication } from '~/domain/publishing/publication'
import { publicationValues } from '~/domain/publishing/publication.form'
import { isPublished } from '~/domain/publishing/visibility.server'
import { type Page, pageOf, pageSize, rowsOf } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { type NewsItem, newsAnchor } from './news'

/** What a visitor may see of the news, in their order. */
export function publicNews(backend: Backend) {
  return newestFirst(backend).where(isPublished(backend, 'news'))
}

/** The order in which every list has them: the latest date first, then the latest written. */
function newestFirst({ db }: Backend) {
  return db
    .selectFrom('news')
    .orderBy('published_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

/** One page of the news, newest first. */
export async function newsPage(backend: Backend, page: number): Promise<Page<NewsItem>> {
  const { limit, offset } = rowsOf(page)
  const rows = await publicNews(backend)
    .select(['id', 'title', 'content', 'published_date', 'link'])
    .limit(limit)
    .offset(offset)
    .execute()
  return pageOf(
    rows.map(({ published_date, ...row }) => ({
      ...row,
      publishedDate: published_date,
      dateText: longDate(published_date),
    })),
    page,
  )
}

/** The URL of an item's place in the list, with the page it stands on by now. */
export async function newsPlace(backend: Backend, id: string): Promise<string | undefined> {
  const { db } = backend
  const item = await db
    .selectFrom('news')
    .select(['published_date', 'created_at', 'id'])
    .where('id', '=', id)
    .where(isPublished(backend, 'news'))
    .executeTakeFirst()
  if (!item) return undefined
  const { before } = await db
    .selectFrom('news')
    .select((eb) => eb.fn.countAll<number | string>().as('before'))
    .where(isPublished(backend, 'news'))
    .where((eb) =>
      eb(
        eb.refTuple('published_date', 'created_at', 'id'),
        '>',
        eb.tuple(item.published_date, item.created_at, item.id),
      ),
    )
    .executeTakeFirstOrThrow()
  const page = Math.floor(Number(before) / pageSize) + 1
  return `/nyheder${page > 1 ? `?side=${page}` : ''}#${newsAnchor(item.id)}`
}

/** Every news item as the back-office lists it, newest first. */
export async function allNews(backend: Backend) {
  const rows = await newestFirst(backend)
    .select(['id', 'title', 'published_date', 'published_at'])
    .execute()
  return rows.map((row) => ({
    ...withPublication(backend.clock, row),
    dateText: longDate(row.published_date),
  }))
}

/** A news item's stored values for its form. */
export async function newsForEditing({ db, clock }: Backend, id: string) {
  const row = await db
    .selectFrom('news')
    .select(['revision', 'published_date', 'title', 'content', 'link', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { published_at, ...values } = row
  return { ...values, ...publicationValues(clock, published_at) }
}
