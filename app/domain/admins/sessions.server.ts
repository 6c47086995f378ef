import { instantText } from '~/danish/dates'
import type { Session } from '~/platform/auth/auth.server'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { systemClock } from '~/platform/runtime/clock'
import { deviceName } from './device-name'

export type ListedSession = Awaited<ReturnType<typeof sessionsOf>>[number]

/** The current one first, then by last use. */
export async function sessionsOf(backend: Backend, { id }: Admin, headers: Headers) {
  const current = await backend.auth.findSession(headers, { prolong: false })
  const rows = await backend.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'updated_at'])
    .where('user_id', '=', id)
    // Sessions expire by the system clock, not by `backend.clock`.
    .where('expires_at', '>', systemClock.now().toISOString())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  const lines = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    /** Accurate to a few minutes. */
    usedAt: row.updated_at,
    usedAtText: instantText(row.updated_at),
    isCurrent: row.id === current?.id,
  }))
  return [...lines.filter((line) => line.isCurrent), ...lines.filter((line) => !line.isCurrent)]
}

export async function endSession(backend: Backend, { id }: Admin, session: string): Promise<void> {
  await inTransaction(backend, async (inside) => {
    const { numDeletedRows } = await inside.db
      .deleteFrom('sessions')
      .where('id', '=', session)
      .where('user_id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await recordAudit(inside, { id }, { action: 'end', noun: 'session' })
  })
}

/**
 * After a change of how the account signs in: ends its sessions, except the given one, which gets a
 * new token. Call it inside the transaction of the change.
 * @returns the `Set-Cookie` lines of that session
 */
export async function renewSession(
  { db, auth }: Backend,
  userId: string,
  kept: Session | undefined,
): Promise<string[]> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', kept?.id ?? '')
    .execute()
  return kept ? [await auth.replaceToken(db, kept)] : []
}

export async function endOtherSessions(backend: Backend, { id }: Admin, headers: Headers) {
  const current = await backend.auth.findSession(headers, { prolong: false })
  await inTransaction(backend, async (inside) => {
    await inside.db
      .deleteFrom('sessions')
      .where('user_id', '=', id)
      .where('id', '!=', current?.id ?? '')
      .execute()
    await recordAudit(inside, { id }, { action: 'end-others', noun: 'session' })
  })
}
