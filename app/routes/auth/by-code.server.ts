import { href, type MiddlewareFunction, redirect } from 'react-router'
import { enter } from '~/domain/admins/sign-in.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'

/** Keeps the code in the page's URL from being sent to linked sites. */
export const withoutReferrer: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Referrer-Policy', 'no-referrer')
  return response
}

/** The one-time code in a link. */
export function codeIn(request: Request): string {
  return new URL(request.url).searchParams.get('kode') ?? ''
}

/** Signs in with the new password. If that fails, the back-office asks for it again. */
export async function enterAndGo(
  backend: Backend,
  { headers }: Request,
  credentials: { email: string; password: string },
): Promise<Response> {
  const entered = await enter(backend, { ...credentials, headers }).catch(undefinedIfBusy)
  const cookies = entered?.kind === 'signed-in' ? entered.cookies : []
  return redirect(href('/admin/forside'), {
    headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  })
}

function undefinedIfBusy(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'busy')) throw error
}
