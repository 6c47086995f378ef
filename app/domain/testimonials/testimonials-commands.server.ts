import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { arrangeRows } from '~/platform/changes/arrange-rows.server'
import type { Arrangement } from '~/platform/changes/ordering'
import { commitChange, insertRow, patchRow, updateRow } from '~/platform/changes/rows.server'
import { throwAway } from '~/platform/changes/throw-away.server'
import { flagOf } from '~/platform/db/schema'
import type { TestimonialForm } from './testimonials.form'

const nouns = ['testimonials'] as const

/**
 * Stores a testimonial: a new one when no id is given.
 * @throws DomainError missing, outdated
 */
export async function saveTestimonial(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, is_visible, ...values }: TestimonialForm,
): Promise<void> {
  await commitChange(backend, nouns, async (tx) => {
    const row = { ...values, is_visible: flagOf(is_visible) }
    if (id === undefined) await insertRow(tx, admin, 'testimonials', row)
    else await updateRow(tx, admin, 'testimonials', { id, revision }, row)
  })
}

/**
 * Shows a testimonial to visitors, or hides it from them.
 * @throws DomainError missing
 */
export async function setTestimonialVisible(
  backend: Backend,
  admin: Admin,
  id: string,
  visible: boolean,
): Promise<void> {
  const is_visible = flagOf(visible)
  await commitChange(backend, nouns, (tx) =>
    patchRow(tx, admin, 'testimonials', id, { is_visible }),
  )
}

/**
 * Stores the order of the testimonials after some were moved.
 * @returns the order as it was
 */
export async function arrangeTestimonials(
  backend: Backend,
  admin: Admin,
  arrangement: Arrangement,
): Promise<string[]> {
  return commitChange(backend, nouns, (tx) =>
    arrangeRows(tx, admin, 'testimonials', (eb) => eb.lit(true), arrangement),
  )
}

/**
 * Moves a testimonial to the trash.
 * @returns the change that brings it back when it is taken back
 */
export async function deleteTestimonial(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<string | undefined> {
  return commitChange(backend, nouns, (tx) => throwAway(tx, admin, 'testimonials', id))
}
