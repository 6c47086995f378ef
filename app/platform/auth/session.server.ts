import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { errorCopy } from '~/forms/errors.copy'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { statusOf } from '~/platform/runtime/domain-error'
import { faultLines, faultOf } from '~/platform/runtime/fault'
import type { Session } from './auth.server'

declare const proven: unique symbol

/**
 * Proof that a request has a session of an account with a row in `admin_profiles`. Only this file
 * creates one, and every command that writes requires one, so that the check cannot be forgotten
 * (docs/architecture.md, "Permission"; docs/specification.md, "Roles").
 */
export interface Admin {
  readonly id: string
  readonly email: string
  readonly [proven]: true
}

const adminContext = createContext<Admin>()

export interface RefusalBody {
  canMail: boolean
  isDenied: boolean
}

/** The admin signed in to a request's session. Does not prolong the session. */
export async function currentAdmin(backend: Backend, request: Request): Promise<Admin | undefined> {
  const session = await backend.auth.findSession(request.headers, { prolong: false })
  return session && adminOf(session)
}

/** The admin set by `guardAdmin`, and the backend. Only for routes below the admin layout. */
export function signedIn(context: Readonly<RouterContextProvider>) {
  return { admin: context.get(adminContext), backend: context.get(backendContext) }
}

/** A session of an account that is not an admin is ended (docs/specification.md, "Signing in"). */
export const guardAdmin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const backend = context.get(backendContext)
  context.get(visitContext).isPrivate = true
  const session = await backend.auth
    .findSession(request.headers, { prolong: true })
    .catch((error: unknown) => throwFault(backend, error))
  const admin = session && adminOf(session)
  if (!admin) {
    if (session) await backend.auth.endSession(session)
    throw data(
      { canMail: backend.mail !== undefined, isDenied: Boolean(session) } satisfies RefusalBody,
      session
        ? { status: 403, statusText: 'Forbidden' }
        : { status: 401, statusText: 'Unauthorized' },
    )
  }
  context.set(adminContext, admin)
  context.get(visitContext).isAdmin = true
  const response = await next()
  const { session: sessionCookie } = backend.auth.cookieNames
  const hasNewToken = response.headers
    .getSetCookie()
    .some((line) => line.startsWith(`${sessionCookie}=`))
  if (hasNewToken) return response
  for (const cookie of session.cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

/** @throws Response with the reason in Danish when the database is away; the error otherwise */
function throwFault({ log }: Backend, error: unknown): never {
  const fault = faultOf(error)
  if (!fault) throw error
  log.error(faultLines[fault])
  throw new Response(errorCopy[fault], {
    status: statusOf[fault],
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** The admin who started a job that outlives the request, such as an import; undefined once the account is gone. */
export async function adminOfJob({ db }: Backend, id: string): Promise<Admin | undefined> {
  const row = await db
    .selectFrom('admin_profiles')
    .innerJoin('users', 'users.id', 'admin_profiles.id')
    .select(['users.id', 'users.email'])
    .where('users.id', '=', id)
    .executeTakeFirst()
  return row && (row as Admin)
}

function adminOf({ userId: id, email, isAdmin }: Session): Admin | undefined {
  return isAdmin ? ({ id, email } as Admin) : undefined
}
