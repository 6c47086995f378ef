import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { flagOf } from '~/platform/db/schema'

/** Whether the admin has put away the first steps. */
export async function hidesWelcome({ db }: Backend, { id }: Admin): Promise<boolean> {
  const profile = await db
    .selectFrom('admin_profiles')
    .select('welcome_hidden')
    .where('id', '=', id)
    .executeTakeFirst()
  return profile?.welcome_hidden === 1
}

/** Puts the first steps away, or takes them out again; for this admin alone. */
export async function setWelcomeHidden(
  { db }: Backend,
  { id }: Admin,
  hidden: boolean,
): Promise<void> {
  await db
    .updateTable('admin_profiles')
    .set({ welcome_hidden: flagOf(hidden) })
    .where('id', '=', id)
    .execute()
}
