import { subDays } from 'date-fns/subDays'
import type { Backend } from '~/platform/backend.server'
import { systemClock } from '~/platform/runtime/clock'

/** Deletes expired sessions, codes and counts of attempts, also if nobody signs in any more. */
export async function expireSignIns({ db, clock }: Backend): Promise<void> {
  // Sessions expire by the system clock, as browsers do.
  const now = systemClock.now().toISOString()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('verifications').where('expires_at', '<', clock.now().toISOString()).execute()
  const dayAgo = subDays(clock.now(), 1).toISOString()
  await db.deleteFrom('sign_in_limits').where('blocked_until', '<', dayAgo).execute()
}
