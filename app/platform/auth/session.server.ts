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
 * Proof that a request has a session of an account with a row in `admin_profiles`. Only this file
 * makes one, and every command that writes takes one as its argument, so that the check cannot be
 * forgotten (docs/architecture.md, "Permission"; docs/specification.md, "Roles").
 */
export interface Admin {
  readonly id: string
  readonly email: string
  readonly [proven]: true
}

const adminContext = createContext<Admin>()

/** The body of the guard's refusal. */
export interface Refused {
  /** Whether a forgotten password can be replaced by mail. */
  canMail: boolean
  /** The session was of an account that is no admin, and has been ended. */
  denied: boolean
}

/** The admin of a request's session, if it has one. Does not prolong the session. */
export async function currentAdmin(backend: Backend, request: Request): Promise<Admin | undefined> {
  const session = await backend.auth.session(request.headers, { prolong: false })
  return session && adminOf(session)
}

/** The admin that the guard found. Only for routes below the admin layout. */
export function requireAdmin(context: Readonly<RouterContextProvider>): Admin {
  return context.get(adminContext)
}

/**
 * The guard of the back-office: the middleware of its layout, so that it runs before every page, data
 * request and action below it. Answers 401 without a session; with a session of an account that is no
 * admin it answers 403 and ends that session (docs/specification.md, "Signing in").
 */
export const guardAdmin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const backend = context.get(backendContext)
  context.get(visitContext).isPrivate = true
  const session = await backend.auth.session(request.headers, { prolong: true })
  const admin = session && adminOf(session)
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

function adminOf({ userId: id, email, isAdmin }: Session): Admin | undefined {
  return isAdmin ? ({ id, email } as Admin) : undefined
}
