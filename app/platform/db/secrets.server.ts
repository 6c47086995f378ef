import type { Clock } from '~/platform/runtime/clock'
import type { Database } from './db.server'

export async function findSecret(db: Database, name: string): Promise<string | undefined> {
  const query = db.selectFrom('secrets').select('value').where('name', '=', name)
  return (await query.executeTakeFirst())?.value
}

/** Stores a value, unless one with this name exists. */
export async function storeSecret(
  { db, clock }: { db: Database; clock: Clock },
  name: string,
  value: string,
): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value, created_at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
