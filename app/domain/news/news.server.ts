import type { Backend } from '~/platform/backend.server'
import { longDate } from '~/text/dates'
import { type Page, pageOf, rowsOf } from '~/text/paging'
import type { NewsItem } from './news'
import type { NewsForm } from './news.form'

/** One page of the news, newest first (section 7). */
export async function newsPage({ db }: Backend, page: number): Promise<Page<NewsItem>> {
  const { limit, offset } = rowsOf(page)
  const rows = await db
    .selectFrom('news')
    .select(['id', 'title', 'content', 'published_date', 'link'])
    .orderBy('published_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
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

/** Every news item as the back-office lists it, newest first (section 7). */
export async function allNews({ db }: Backend) {
  const rows = await db
    .selectFrom('news')
    .select(['id', 'title', 'published_date'])
    .orderBy('published_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, dateText: longDate(row.published_date) }))
}

/** A news item's stored values for its form. */
export async function newsForEditing({ db }: Backend, id: string): Promise<NewsForm | undefined> {
  return db
    .selectFrom('news')
    .select(['revision', 'published_date', 'title', 'content', 'link'])
    .where('id', '=', id)
    .executeTakeFirst()
}
