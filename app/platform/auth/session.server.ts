import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import type { Session } from './auth.server'

declare const proven: unique symbol

/**
 * Proof that somebody with a row in `admin_profiles` is signed in. Only this file can make one, and
 * every command that writes asks for it, so that none can be called without the check
 * (docs/architecture.md, "Permission"; docs/specification.md, "Roles").
 */
export interface Admin {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly [proven]: true
}

const adminContext = createContext<Admin>()

/** What a refusal by the guard tells the page that asks for a sign-in. */
export interface Refused {
  /** Whether a forgotten password can be replaced by mail. */
  canMail: boolean
  /** Somebody was signed in who is no admin, and has been signed out. */
  denied: boolean
}

/** Who is signed in as admin with this request, if anybody. Does not prolong the session. */
export async function currentAdmin(backend: Backend, request: Request): Promise<Admin | undefined> {
  const session = await backend.auth.session(request.headers, { prolong: false })
  return session && adminOf(backend, session)
}

/** The admin whom the guard let in. Only routes below the admin layout have one. */
export function requireAdmin(context: Readonly<RouterContextProvider>): Admin {
  return context.get(adminContext)
}

/**
 * The guard of the back-office: the middleware of its layout, so that no page, no data request and
 * no action below it is reached without a session of an admin. Answers 401, or 403 to somebody who
 * is signed in and no admin; that session is ended (docs/specification.md, "Signing in").
 */
export const guardAdmin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const backend = context.get(backendContext)
  context.get(visitContext).isPrivate = true
  const session = await backend.auth.session(request.headers, { prolong: true })
  const admin = session && (await adminOf(backend, session))
  if (!admin) {
    if (session) await backend.auth.end(session)
    throw data(
      { canMail: backend.mail !== undefined, denied: Boolean(session) } satisfies Refused,
      session
        ? { status: 403, statusText: 'Forbidden' }
        : { status: 401, statusText: 'Unauthorized' },
    )
  }
  context.set(adminContext, admin)
  context.get(visitContext).isAdmin = true
  const response = await next()
  for (const cookie of session.cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

async function adminOf({ db }: Backend, session: Session): Promise<Admin | undefined> {
  const profile = await db
    .selectFrom('admin_profiles')
    .select('id')
    .where('id', '=', session.userId)
    .executeTakeFirst()
  if (!profile) return undefined
  const { userId: id, email, name } = session
  return { id, email, name } as Admin
}
