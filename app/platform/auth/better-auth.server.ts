import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { getAdapter } from 'better-auth/db/adapter'
import { z } from 'zod'
import type { Database } from '~/platform/db/db.server'
import type { Logger } from '~/platform/runtime/log.server'
import { cookieNames, isSecure } from './cookies'
import { withHashedTokens } from './hashed-tokens.server'
import { hashPassword, verifyPassword } from './password.server'
import { idleSeconds, longestPassword, refreshSeconds } from './rules'

interface Settings {
  db: Database
  siteUrl: string
  log: Logger
  secret: string
}

/** Better Auth on our tables. Loading it takes a while: only `auth.server.ts` imports this file. */
export async function openBetterAuth(settings: Settings) {
  const options = optionsOf(settings)
  const adapter = withHashedTokens(await getAdapter(options))
  return betterAuth({ ...options, database: () => adapter })
}

function optionsOf({ db, siteUrl, log, secret }: Settings) {
  return {
    appName: 'Skrivestue',
    baseURL: siteUrl,
    secret,
    telemetry: { enabled: false },
    // 'sqlite' says how values are written: flags as 0/1 and instants as ISO text, which is how our
    // columns hold them in PostgreSQL too.
    database: { db, type: 'sqlite', transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: longestPassword,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    // Kept out of the cookie: a session that was ended would live on in it.
    session: {
      ...sessionColumns,
      expiresIn: idleSeconds,
      updateAge: refreshSeconds,
      cookieCache: { enabled: false },
    },
    user: userColumns,
    account: accountColumns,
    verification: verificationColumns,
    plugins: [beginSession],
    // Better Auth limits only what comes through its own handler, which we do not use.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: cookieNames(siteUrl).session,
          attributes: { secure: isSecure(siteUrl), httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
    },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => log.error({ details }, `Better Auth: ${message}`),
    },
  } satisfies BetterAuthOptions
}

/** Begins a session as Better Auth's sign-in does, for our own ways to sign in. */
const beginSession = {
  id: 'begin-session',
  endpoints: {
    beginSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new Error('a session of an account that is not there')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return { user, token: session.token }
      },
    ),
  },
} satisfies BetterAuthPlugin

const dates = { createdAt: 'created_at', updatedAt: 'updated_at' }

const userColumns = {
  modelName: 'users',
  fields: { emailVerified: 'email_verified', ...dates },
}

const sessionColumns = {
  modelName: 'sessions',
  fields: {
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    ...dates,
  },
}

const accountColumns = {
  modelName: 'accounts',
  fields: {
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    ...dates,
  },
}

const verificationColumns = {
  modelName: 'verifications',
  fields: { expiresAt: 'expires_at', ...dates },
}
