import type { SavedPublication } from '~/domain/publishing/publication'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { freeSlug, slugOwner } from '~/domain/slugs/slugs.server'
import { stemSlug } from '~/http/slug'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { WorkForm } from './bibliography.form'

/**
 * Saves a work with `saveRow`. The author may choose its slug.
 * @throws DomainError taken or taken-in-trash, at `slug`, when another work has the slug
 */
export function saveWork(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { cover_url, slug, ...form }: WorkForm,
): Promise<SavedPublication> {
  return saveRow(backend, admin, 'bibliography', id, form, {
    slugFor: (tx, stored) =>
      slugFor(tx, { id, title: form.title, requested: slug, current: stored?.slug }),
    fallbackPicture: cover_url,
  })
}

interface SlugRequest {
  id: string | undefined
  title: string
  requested: string | null
  current: string | undefined
}

/** The requested slug; without one that of the title, with -2 if it is taken (docs/specification.md, "Slugs"). */
async function slugFor(
  tx: Backend,
  { id, title, requested, current }: SlugRequest,
): Promise<string> {
  if (requested === null) return freeSlug(tx, 'bibliography', stemSlug(title), id)
  const holder =
    requested === current ? undefined : await slugOwner(tx, 'bibliography', requested, id)
  if (holder) throw new DomainError(holder === 'trash' ? 'taken-in-trash' : 'taken', 'slug')
  return requested
}
