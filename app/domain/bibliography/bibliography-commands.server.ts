import type { SavedPublication } from '~/domain/publishing/publication'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { freeSlug, slugOwner } from '~/domain/slugs/slugs.server'
import { stemSlug } from '~/http/slug'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { WorkForm } from './bibliography.form'

/** @throws DomainError taken or taken-in-trash, at `slug`, when another work has the slug */
export function saveWork(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { cover_url, slug, ...form }: WorkForm,
): Promise<SavedPublication> {
  return saveRow(backend, admin, 'bibliography', id, form, {
    async slugFor(tx, stored) {
      if (slug === null) return freeSlug(tx, 'bibliography', stemSlug(form.title), id)
      if (slug === stored?.slug) return slug
      const owner = await slugOwner(tx, 'bibliography', slug, id)
      if (owner) throw new DomainError(owner === 'trash' ? 'taken-in-trash' : 'taken', 'slug')
      return slug
    },
    fallbackPicture: cover_url,
  })
}
