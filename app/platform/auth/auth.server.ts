import { createHash, createHmac, randomBytes } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { addSeconds } from 'date-fns/addSeconds'
import type { Database } from '~/platform/db/db.server'
import { systemClock } from '~/platform/runtime/clock'
import { type CookieNames, cookieIn, cookieLine, cookieNames } from './cookies'
import { idleSeconds, maxSessionDays, refreshSeconds } from './rules'
import { seal, unseal } from './seal.server'
import { isSameSignature, keyedHash } from './secret.server'

export interface Session {
  id: string
  userId: string
  email: string
  /** Whether the account has a row in `admin_profiles`. */
  isAdmin: boolean
  /** `Set-Cookie` lines that prolong the session in the browser. */
  cookies: string[]
}

/** Sessions and the site's secret: see docs/decisions/0037-own-sessions.md. */
export interface Auth {
  cookieNames: CookieNames
  /** Starts a session for an authenticated account and returns its `Set-Cookie` line. */
  begin(userId: string, userAgent: string | null): Promise<string>
  /** The session whose cookie a request carries; `prolong` counts the request as use of it. */
  session(headers: Headers, options: { prolong: boolean }): Promise<Session | undefined>
  end(session: Pick<Session, 'id'>): Promise<void>
  /** The `Set-Cookie` line that removes the session's cookie. */
  forgottenCookie: string
  /** A keyed hash; different for each purpose. */
  sign(purpose: string, value: string): string
  /** Encrypts a text with the site's secret; different for each purpose. */
  seal(purpose: string, text: string): string
  /** Decrypts a sealed text; undefined if this site did not seal it for this purpose. */
  unseal(purpose: string, sealed: string): string | undefined
}

interface Services {
  db: Database
  siteUrl: string
  /** See `openSigningSecret`. */
  secret: string
}

const tokenBytes = 24
/** User-Agent can be any text, so it is cut before it is stored. */
const maxUserAgent = 300
/** The accepted difference between the clocks of two processes, in minutes. */
const maxClockDifference = 5

/**
 * Sessions use the machine's clock, not `backend.clock`, because browsers count Max-Age by theirs.
 */
export function openAuth({ db, siteUrl, secret }: Services): Auth {
  const names = cookieNames(siteUrl)
  const cookieOf = (token: string) =>
    cookieLine(siteUrl, names.session, signed(secret, token), idleSeconds)

  async function end({ id }: Pick<Session, 'id'>) {
    await db.deleteFrom('sessions').where('id', '=', id).execute()
  }

  return {
    cookieNames: names,
    forgottenCookie: cookieLine(siteUrl, names.session, ''),

    async begin(userId, userAgent) {
      const now = systemClock.now()
      await db.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute()
      const token = randomBytes(tokenBytes).toString('base64url')
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
      return cookieOf(token)
    },

    async session(headers, { prolong }) {
      const token = verified(secret, cookieIn(headers, names.session))
      const row = token === undefined ? undefined : await sessionRow(db, token)
      if (token === undefined || !row) return undefined
      const { id, user_id: userId, email, profile } = row
      const now = systemClock.now()
      if (hasEnded(row, now)) {
        await end({ id })
        return undefined
      }
      const isDue = new Date(row.expires_at) <= addSeconds(now, idleSeconds - refreshSeconds)
      const cookies = prolong && isDue ? [cookieOf(token)] : []
      if (cookies.length > 0) await prolongRow(db, id, now)
      return { id, userId, email, isAdmin: profile !== null, cookies }
    },

    end,

    seal: (purpose, text) => seal(secret, purpose, text),
    unseal: (purpose, sealed) => unseal(secret, purpose, sealed),
    sign: (purpose, value) => keyedHash(secret, purpose, value),
  }
}

/** The hash of a session token that the database stores; it cannot be used to sign in. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The token with its signature, so that changing the secret ends all sessions. */
function signed(secret: string, token: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}

/** The token in a session cookie; undefined if its signature is wrong. */
function verified(secret: string, cookie: string | undefined): string | undefined {
  const [token] = cookie?.split('.') ?? []
  if (!cookie || !token) return undefined
  return isSameSignature(cookie, signed(secret, token)) ? token : undefined
}

async function sessionRow(db: Database, token: string) {
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
function hasEnded(row: { created_at: string; expires_at: string }, now: Date): boolean {
  const began = new Date(row.created_at)
  const isTooOld = addDays(began, maxSessionDays) <= now
  const isOfTheFuture = began > addMinutes(now, maxClockDifference)
  return new Date(row.expires_at) <= now || isTooOld || isOfTheFuture
}
