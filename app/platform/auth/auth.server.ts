import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import type { Database } from '~/platform/db/db.server'
import { systemClock } from '~/platform/runtime/clock'
import type { Logger } from '~/platform/runtime/log.server'
import { type CookieNames, carriesSession, cookieLine, cookieNames } from './cookies'
import { tokenHash } from './hashed-tokens.server'
import { longestSessionDays } from './rules'
import { seal, unseal } from './seal.server'
import { keyedHash } from './secret.server'

export interface Session {
  id: string
  userId: string
  email: string
  name: string
  /** `Set-Cookie` lines that prolong the session in the browser. */
  cookies: string[]
}

/** Accounts and sessions: see docs/specification.md, "Signing in". */
export interface Auth {
  cookieNames: CookieNames
  /** Begins a session where the password is right; takes as long where there is no such account. */
  signIn(email: string, password: string, userAgent?: string): Promise<Session | undefined>
  /** Begins a session of an account that has proved itself in another way than by a password. */
  begin(userId: string, userAgent?: string): Promise<Session>
  /** The session that a request carries; `prolong` counts the request as use of it. */
  session(headers: Headers, options: { prolong: boolean }): Promise<Session | undefined>
  end(session: Pick<Session, 'id'>): Promise<void>
  /** The `Set-Cookie` line that takes the session's cookie back. */
  forgottenCookie: string
  /** A hash that only this site can make; different for each purpose. */
  sign(purpose: string, value: string): string
  /** Encrypts what only this site may read; different for each purpose. */
  seal(purpose: string, text: string): string
  /** What was sealed; undefined where this site did not seal it for this purpose. */
  unseal(purpose: string, sealed: string): string | undefined
}

/** By how many minutes the clocks of two processes may differ. */
const clockDifference = 5

/** Of a User-Agent no more is kept: it is any text that a client likes to send. */
const longestUserAgent = 300

interface Services {
  db: Database
  siteUrl: string
  log: Logger
  /** What is signed with: see `openSigningSecret`. */
  secret: string
}

/** Better Auth is loaded by the first request that needs it: visitors never wait for it. */
export function openAuth({ db, siteUrl, log, secret }: Services): Auth {
  const names = cookieNames(siteUrl)
  const library = kept(async () => {
    const { openBetterAuth } = await import('./better-auth.server')
    return openBetterAuth({ db, siteUrl, log, secret })
  })

  async function end({ id }: Pick<Session, 'id'>) {
    await db.deleteFrom('sessions').where('id', '=', id).execute()
  }

  async function begun({ response: { user, token }, headers }: Begun): Promise<Session> {
    const { id } = await db
      .selectFrom('sessions')
      .select('id')
      .where('token', '=', tokenHash(token))
      .executeTakeFirstOrThrow()
    await forgetExpired(db)
    return sessionOf(id, user, headers, names)
  }

  return {
    cookieNames: names,
    forgottenCookie: cookieLine(siteUrl, names.session, ''),

    async signIn(email, password, userAgent = '') {
      const { api } = await library()
      const body = { email, password }
      const answer = await api
        .signInEmail({ body, headers: headersOf(userAgent), returnHeaders: true })
        .catch(undefinedIfRefused)
      return answer && begun(answer)
    },

    async begin(userId, userAgent = '') {
      const { api } = await library()
      const headers = headersOf(userAgent)
      return begun(await api.beginSession({ body: { userId }, headers, returnHeaders: true }))
    },

    async session(headers, { prolong }) {
      if (!carriesSession(headers.get('Cookie') ?? undefined, names)) return undefined
      const { api } = await library()
      const query = { disableRefresh: !prolong }
      const answer = await api.getSession({ headers, query, returnHeaders: true })
      if (!answer.response) return undefined
      const { session, user } = answer.response
      if (!isOfItsTime(session.createdAt)) {
        await end(session)
        return undefined
      }
      return sessionOf(session.id, user, answer.headers, names)
    },

    end,

    seal: (purpose, text) => seal(secret, purpose, text),
    unseal: (purpose, sealed) => unseal(secret, purpose, sealed),
    sign: (purpose, value) => keyedHash(secret, purpose, value),
  }
}

interface User {
  id: string
  email: string
  name: string
}

/** Better Auth's answer when it began a session. */
interface Begun {
  response: { user: User; token: string }
  headers: Headers
}

function headersOf(userAgent: string) {
  return { 'User-Agent': userAgent.slice(0, longestUserAgent) }
}

function sessionOf(id: string, user: User, headers: Headers, { session }: CookieNames): Session {
  const cookies = headers.getSetCookie().filter((line) => line.startsWith(`${session}=`))
  return { id, userId: user.id, email: user.email, name: user.name, cookies }
}

/** A session from the future was begun while the clock was wrong: nobody knows how old it is. */
function isOfItsTime(began: Date): boolean {
  const now = systemClock.now()
  return addDays(began, longestSessionDays) > now && began <= addMinutes(now, clockDifference)
}

/** Better Auth goes by the machine's time, so its rows are judged by that. */
async function forgetExpired(db: Database) {
  const now = systemClock.now().toISOString()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
}

/** Better Auth throws its refusals with a status, and its failures with 500. */
function undefinedIfRefused(error: unknown): undefined {
  const { statusCode } = error as { statusCode?: number }
  if (statusCode === undefined || statusCode >= 500) throw error
}

/** Does the work once; a failure is not kept, so that the next call tries again. */
function kept<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}
