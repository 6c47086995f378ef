import type { SavedPublication } from '~/domain/publishing/publication'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { NewsForm } from './news.form'

export function saveNews(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  form: NewsForm,
): Promise<SavedPublication> {
  return saveRow(backend, admin, 'news', id, form)
}

export function deleteNews(backend: Backend, admin: Admin, id: string) {
  return deleteNoun(backend, admin, 'news', id)
}
