import type { SavedPublication } from '~/domain/publishing/publication'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { freeSlug, holderOf } from '~/domain/slugs/slugs.server'
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
  { cover_url, slug: wanted, ...form }: WorkForm,
): Promise<SavedPublication> {
  return saveRow(backend, admin, 'bibliography', id, form, {
    slugFor: (tx, stored) => slugFor(tx, { id, title: form.title, wanted, present: stored?.slug }),
    otherPicture: cover_url,
  })
}

interface WantedSlug {
  id: string | undefined
  title: string
  wanted: string | null
  /** The current slug. */
  present: string | undefined
}

/**
 * The author's choice, or the slug of the title, with -2 if another work has it
 * (docs/specification.md, "Slugs").
 */
async function slugFor(tx: Backend, { id, title, wanted, present }: WantedSlug): Promise<string> {
  if (wanted === null) return freeSlug(tx, 'bibliography', stemSlug(title), id)
  const holder = wanted === present ? undefined : await holderOf(tx, 'bibliography', wanted, id)
  if (holder) throw new DomainError(holder === 'trash' ? 'taken-in-trash' : 'taken', 'slug')
  return wanted
}
