import { rowForForm } from '~/domain/rows/row-for-form.server'
import type { Backend } from '~/platform/backend.server'
import { newsForm } from './news.form'

/** A news item's stored values for its form, except those of its picture. */
export function newsForEditing(backend: Backend, id: string) {
  return rowForForm(backend, 'news', newsForm, id)
}
