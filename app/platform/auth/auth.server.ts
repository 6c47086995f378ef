import { createHash, createHmac, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { addSeconds } from 'date-fns/addSeconds'
import type { Backend } from '~/platform/backend.server'
import type { Database } from '~/platform/db/db.server'
import { systemClock } from '~/platform/runtime/clock'
import { cookieLine, cookieNames, readCookie } from './cookies'
import { idleSeconds, maxSessionDays, refreshSeconds } from './rules'
import { seal, unseal } from './seal.server'
import { isSameSignature, keyedHash } from './secret.server'

/** Sessions and the site's secret: see docs/decisions/0037-own-sessions.md. */
export type Auth = ReturnType<typeof openAuth>

export type Session = NonNullable<Awaited<ReturnType<Auth['findSession']>>>

type Services = Pick<Backend, 'db' | 'siteUrl' | 'log' | 'disk'> & { secret: string }

const tokenBytes = 24
/** User-Agent can be any text, so it is cut before it is stored. */
const maxUserAgent = 300
/** After a write that failed or was slow. */
const retrySeconds = 60
/** The wait for a write of a request that only reads. */
const maxWriteMs = 300
/** The accepted difference between the clocks of two processes, in minutes. */
const maxClockDifference = 5

/** Uses the machine's clock, because browsers count Max-Age by theirs. */
export function openAuth({ db, siteUrl, secret, log, disk }: Services) {
  const names = cookieNames(siteUrl)
  const sessionCookie = (token: string) =>
    cookieLine(siteUrl, names.session, signToken(secret, token), idleSeconds)

  let retryAt = new Date(0)

  /** A request is answered even if this fails or takes long, since it only reads. */
  async function writeWhileReading(now: Date, write: () => Promise<void>) {
    if (now < retryAt) return false
    const retryLater = () => {
      retryAt = addSeconds(now, retrySeconds)
    }
    const writing = disk.makeRoom().then(write)
    writing.catch((error: unknown) => {
      retryLater()
      log.error({ err: error }, 'a session could not be prolonged or ended')
    })
    const isWritten = await Promise.race([
      writing.then(
        () => true,
        () => false,
      ),
      pause(maxWriteMs, undefined, { ref: false }),
    ])
    if (isWritten === undefined) retryLater()
    return isWritten ?? false
  }

  async function endSession({ id }: Pick<Session, 'id'>) {
    await db.deleteFrom('sessions').where('id', '=', id).execute()
  }

  return {
    cookieNames: names,
    expiredCookie: cookieLine(siteUrl, names.session, ''),

    /** Starts a session for an authenticated account and returns its `Set-Cookie` line. */
    async startSession(userId: string, userAgent: string | null): Promise<string> {
      const now = systemClock.now()
      await db.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute()
      const token = newToken()
      await db
        .insertInto('sessions')
        .values({
          id: crypto.randomUUID(),
          user_id: userId,
          token: tokenHash(token),
          expires_at: addSeconds(now, idleSeconds).toISOString(),
          user_agent: userAgent?.slice(0, maxUserAgent) ?? '',
          created_at: now.toISOString(),
          updated_at: now.toISOString(),
        })
        .execute()
      return sessionCookie(token)
    },

    async findSession(headers: Headers, { prolong }: { prolong: boolean }) {
      const token = verifyToken(secret, readCookie(headers, names.session))
      const row = token === undefined ? undefined : await findSessionRow(db, token)
      if (token === undefined || !row) return undefined
      const { id, user_id: userId, email, profile } = row
      const now = systemClock.now()
      if (isExpired(row, now)) {
        await writeWhileReading(now, () => endSession({ id }))
        return undefined
      }
      const isRefreshDue = new Date(row.expires_at) <= addSeconds(now, idleSeconds - refreshSeconds)
      const isProlonged =
        prolong && isRefreshDue && (await writeWhileReading(now, () => prolongRow(db, id, now)))
      /** `Set-Cookie` lines that prolong the session in the browser. */
      const cookies = isProlonged ? [sessionCookie(token)] : []
      return { id, userId, email, isAdmin: profile !== null, cookies }
    },

    endSession,

    /**
     * Gives a session another token, so that an earlier copy of its cookie is worth nothing.
     * @param db the handle of the transaction that also ends the account's other sessions
     * @returns its `Set-Cookie` line
     */
    async replaceToken(db: Database, { id }: { id: string }): Promise<string> {
      const token = newToken()
      await db
        .updateTable('sessions')
        .set({ token: tokenHash(token) })
        .where('id', '=', id)
        .execute()
      return sessionCookie(token)
    },

    seal: (purpose: string, text: string) => seal(secret, purpose, text),
    /** Undefined if this site did not seal the text for this purpose. */
    unseal: (purpose: string, sealed: string) => unseal(secret, purpose, sealed),
    /** A keyed hash; each purpose has its own key. */
    sign: (purpose: string, value: string) => keyedHash(secret, purpose, value),
  }
}

function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The token with its signature, so that changing the secret ends all sessions. */
function signToken(secret: string, token: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}

function verifyToken(secret: string, cookie: string | undefined): string | undefined {
  const [token] = cookie?.split('.') ?? []
  if (!cookie || !token) return undefined
  return isSameSignature(cookie, signToken(secret, token)) ? token : undefined
}

async function findSessionRow(db: Database, token: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('admin_profiles', 'admin_profiles.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'users.email', 'admin_profiles.id as profile'])
    .select(['sessions.created_at', 'sessions.expires_at'])
    .where('sessions.token', '=', tokenHash(token))
    .executeTakeFirst()
}

async function prolongRow(db: Database, id: string, now: Date) {
  const expires = addSeconds(now, idleSeconds).toISOString()
  await db
    .updateTable('sessions')
    .set({ expires_at: expires, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** A session that starts in the future was created with a wrong clock, so it counts as expired. */
function isExpired(row: { created_at: string; expires_at: string }, now: Date): boolean {
  const createdAt = new Date(row.created_at)
  const isTooOld = addDays(createdAt, maxSessionDays) <= now
  const isInFuture = createdAt > addMinutes(now, maxClockDifference)
  return new Date(row.expires_at) <= now || isTooOld || isInFuture
}
