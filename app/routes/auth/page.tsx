import { Outlet, useLocation } from 'react-router'
import { adminCopy } from '~/admin/frame/admin.copy'
import { AuthPage } from '~/admin/sign-in/auth-page'

/** The pages for somebody who cannot sign in yet; what they say when they fail stands in their frame. */
export default function Page() {
  return <Outlet />
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation()
  return (
    <AuthPage title={adminCopy.failed.title}>
      <p>{adminCopy.failed.text}</p>
      {/* With the code of a link that was mailed. */}
      <a href={`${pathname}${search}`} className="button justify-self-start">
        {adminCopy.failed.again}
      </a>
    </AuthPage>
  )
}
