import { withPublication } from '~/domain/publishing/publication'
import { publicationValues } from '~/domain/publishing/publication.form'
import type { Backend } from '~/platform/backend.server'
import { listIn } from '~/platform/db/list-column'
import { dateText } from './lectures.server'
import { organiserColumns } from './organisers.server'

/** Every lecture as the back-office lists it, the latest made first. */
export async function allLectures({ db, clock }: Backend) {
  const rows = await db
    .selectFrom('lectures')
    .select(['id', 'title', 'slug', 'subtitle', 'date', 'image_url', 'published_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ date, ...row }) => ({
    ...withPublication(clock, row),
    dateText: date && dateText(date),
  }))
}

export type ListedLecture = Awaited<ReturnType<typeof allLectures>>[number]

/** A lecture's stored values for its form, but for those of its picture. */
export async function lectureForEditing({ db, clock }: Backend, id: string) {
  const row = await db
    .selectFrom('lectures')
    .select(['revision', 'title', 'subtitle', 'description', 'themes', 'duration'])
    .select(['date', 'time', 'location', 'link', 'image_url', 'published_at'])
    .select(organiserColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { published_at, ...values } = row
  return {
    ...values,
    themes: listIn(row.themes),
    ...publicationValues(clock, published_at),
  }
}
