import type { SavedPublication } from '~/domain/publishing/publication'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { LectureForm } from './lectures.form'

export function saveLecture(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  form: LectureForm,
): Promise<SavedPublication> {
  return saveRow(backend, admin, 'lectures', id, form)
}

export function deleteLecture(backend: Backend, admin: Admin, id: string) {
  return deleteNoun(backend, admin, 'lectures', id)
}
