import { withPublication } from '~/domain/publishing/publication'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import type { Backend } from '~/platform/backend.server'
import { lectureForm } from './lectures.form'
import { dateText } from './lectures.server'

export async function listLectures({ db, clock }: Backend) {
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

export function lectureForEditing(backend: Backend, id: string) {
  return rowForForm(backend, 'lectures', lectureForm, id)
}
