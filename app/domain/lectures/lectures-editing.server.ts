import type { Backend } from '~/platform/backend.server'
import { dateText, themesOf } from './lectures.server'

/** Every lecture as the back-office lists it, the latest made first. */
export async function allLectures({ db }: Backend) {
  const rows = await db
    .selectFrom('lectures')
    .select(['id', 'title', 'slug', 'subtitle', 'date', 'image_url'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ date, ...row }) => ({ ...row, dateText: date && dateText(date) }))
}

export type ListedLecture = Awaited<ReturnType<typeof allLectures>>[number]

/** A lecture's stored values for its form, but for those of its picture. */
export async function lectureForEditing({ db }: Backend, id: string) {
  const row = await db
    .selectFrom('lectures')
    .select(['revision', 'title', 'subtitle', 'description', 'themes', 'duration'])
    .select(['date', 'time', 'location', 'link', 'image_url'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, themes: themesOf(row.themes) }
}
