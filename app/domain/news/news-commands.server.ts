import type { SavedPublication } from '~/domain/publishing/publication'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { NewsForm } from './news.form'

/** Stores a news item: see `saveRow`. */
export function saveNews(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  form: NewsForm,
): Promise<SavedPublication> {
  return saveRow(backend, admin, 'news', id, form)
}

/** Moves a news item to the trash: see `deleteNoun`. */
export function deleteNews(backend: Backend, admin: Admin, id: string) {
  return deleteNoun(backend, admin, 'news', id)
}
