import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, upsertRow } from '~/platform/changes/rows.server'
import type { SeoForm } from './seo.form'

/** @throws DomainError outdated */
export async function saveSeo(
  backend: Backend,
  admin: Admin,
  { page_slug, revision, ...content }: SeoForm,
): Promise<void> {
  await commitChange(backend, ['seo_settings'], (tx) =>
    upsertRow(tx, admin, 'seo_settings', { page_slug }, content, revision),
  )
}
