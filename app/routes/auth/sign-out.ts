import { href, redirect } from 'react-router'
import { signOut } from '~/domain/admins/sign-in.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/sign-out'

/** Does not clear cookies, since one of them marks this browser as the author's. */
const clearedAtSignOut = '"cache", "storage"'

export async function action({ request, context }: Route.ActionArgs) {
  const cookie = await signOut(context.get(backendContext), request.headers)
  return redirect(href('/'), {
    status: 303,
    headers: { 'Set-Cookie': cookie, 'Clear-Site-Data': clearedAtSignOut },
  })
}

export function loader() {
  return redirect(href('/admin'))
}
