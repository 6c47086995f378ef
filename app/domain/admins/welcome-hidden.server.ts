import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { flagOf } from '~/platform/db/schema'

/** Whether the admin has hidden the first steps. */
export async function hidesWelcome({ db }: Backend, { id }: Admin): Promise<boolean> {
  const profile = await db
    .selectFrom('admin_profiles')
    .select('welcome_hidden')
    .where('id', '=', id)
    .executeTakeFirst()
  return profile?.welcome_hidden === 1
}

/** Hides or shows the first steps for this admin. */
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
