import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, insertRow, updateRow } from '~/platform/changes/rows.server'
import type { ProfileForm } from './profiles.form'

/** A new profile comes last. @throws DomainError missing, outdated */
export async function saveProfile(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  { revision, ...values }: ProfileForm,
): Promise<void> {
  await commitChange(backend, ['profiles'], async (tx) => {
    if (id !== undefined) return updateRow(tx, admin, 'profiles', { id, revision }, values)
    const { last } = await tx.db
      .selectFrom('profiles')
      .select(({ fn }) => fn.max('sort_order').as('last'))
      .executeTakeFirstOrThrow()
    return insertRow(tx, admin, 'profiles', { ...values, sort_order: (last ?? -1) + 1 })
  })
}
