import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, insertRow, updateRow } from '~/platform/changes/rows.server'
import { flagOf } from '~/platform/db/schema'
import type { TestimonialForm } from './testimonials.form'

/** @throws DomainError missing, outdated */
export async function saveTestimonial(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, is_visible, ...values }: TestimonialForm,
): Promise<void> {
  await commitChange(backend, ['testimonials'], async (tx) => {
    const row = { ...values, is_visible: flagOf(is_visible) }
    if (id === undefined) {
      const position = { sort_order: await lastPosition(tx) }
      await insertRow(tx, admin, 'testimonials', { ...row, ...position })
    } else await updateRow(tx, admin, 'testimonials', { id, revision }, row)
  })
}

async function lastPosition({ db }: Backend): Promise<number> {
  const { last } = await db
    .selectFrom('testimonials')
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}
