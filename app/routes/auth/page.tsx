import { Outlet, useLocation } from 'react-router'
import { adminCopy } from '~/admin/copy/admin.copy'
import { AuthPage } from '~/admin/sign-in/auth-page'
import { visitContext } from '~/platform/pages/visit.server'
import type { Route } from './+types/page'

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }, next) => {
    context.get(visitContext).isPrivate = true
    return next()
  },
]

export default function Page() {
  return <Outlet />
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation()
  return (
    <AuthPage title={adminCopy.failed.title}>
      <p>{adminCopy.failed.text}</p>
      {/* Keeps the code of a mailed link. */}
      <a href={`${pathname}${search}`} className="button justify-self-start">
        {adminCopy.failed.again}
      </a>
    </AuthPage>
  )
}
