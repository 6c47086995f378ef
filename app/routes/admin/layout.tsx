import { type ReactNode, useEffect } from 'react'
import {
  href,
  isRouteErrorResponse,
  Link,
  Outlet,
  useLocation,
  useNavigate,
  useRevalidator,
} from 'react-router'
import '~/admin/screen/admin.css'
import { adminCopy } from '~/admin/copy/admin.copy'
import { AdminFrame } from '~/admin/frame/admin-frame'
import { AdminPage } from '~/admin/screen/admin-page'
import {
  AccountContext,
  LettersContext,
  NextStepContext,
  TodayContext,
} from '~/admin/screen/contexts'
import { LoginDialog } from '~/admin/sign-in/sign-in-form'
import { sendUnsentDrafts } from '~/admin/unsaved-drafts/outbox'
import { signInCopy } from '~/domain/admins/admins.copy'
import { textsAt } from '~/domain/content/content.server'
import { readFeatures } from '~/domain/content/features/features.server'
import { enquiryCopy } from '~/domain/enquiries/enquiries.copy'
import { countNewEnquiries } from '~/domain/enquiries/enquiries.server'
import { nextStep } from '~/domain/welcome/welcome.server'
import { guardAdmin, type RefusalBody, signedIn } from '~/platform/auth/session.server'
import { isBackupOverdue } from '~/platform/backups/schedule.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { PreloadArea } from '~/ui/preload-area'
import { preloadToasts, showToast } from '~/ui/toast'
import type { Route } from './+types/layout'
import { backupsCopy } from './backups/backups.copy'

export { shouldRevalidate } from '~/admin/saving/failed-action'

const backupsPath = '/admin/sikkerhedskopi'

export const middleware: Route.MiddlewareFunction[] = [guardAdmin]

/** The guard runs on client-side navigations only because there is a loader. */
export async function loader({ context }: Route.LoaderArgs) {
  const { admin, backend } = signedIn(context)
  const { backups, clock } = backend
  const [texts, step, features, unmailed] = await Promise.all([
    textsAt(backend, ['hero.name']),
    nextStep(backend, admin),
    readFeatures(backend),
    backend.mail ? 0 : countNewEnquiries(backend),
  ])
  return {
    account: admin.id,
    nextStep: step,
    authorName: texts['hero.name'],
    hasLetters: features.letter,
    today: copenhagenToday(clock),
    isBackupOverdue: isBackupOverdue(backups, clock),
    unmailed,
  }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { account } = loaderData
  const { revalidate } = useRevalidator()
  // Sends input that was typed offline, or in a browser that was closed before it was sent.
  useEffect(() => {
    void sendUnsentDrafts(account).then((sent) => {
      if (sent > 0) void revalidate()
    })
  }, [account, revalidate])
  useEffect(preloadToasts, [])
  return (
    <AccountContext value={account}>
      <AdminFrame authorName={loaderData.authorName}>
        {loaderData.isBackupOverdue && <BackupWarning />}
        {loaderData.unmailed > 0 && (
          <p className="notice mb-8">
            <Link to={href('/admin/henvendelser')} className="link">
              {enquiryCopy.unmailed(loaderData.unmailed)}
            </Link>
          </p>
        )}
        <TodayContext value={loaderData.today}>
          <NextStepContext value={loaderData.nextStep}>
            <LettersContext value={loaderData.hasLetters}>
              <Outlet />
            </LettersContext>
          </NextStepContext>
        </TodayContext>
        <PreloadArea area="routes/admin/" start="idle" />
      </AdminFrame>
    </AccountContext>
  )
}

/** Warns on all screens (except the first, which lists it) that new work may be lost without a backup. */
function BackupWarning() {
  const { pathname } = useLocation()
  if (pathname === href('/admin/forside')) return null
  return (
    <p className="notice mb-8">
      {backupsCopy.notBackedUp}{' '}
      {pathname !== backupsPath && (
        <Link to={backupsPath} className="link">
          Se hvorfor
        </Link>
      )}
    </p>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  if (isRouteErrorResponse(error)) {
    if (error.status === 401 || error.status === 403)
      return <SignIn {...(error.data as RefusalBody)} />
    if (error.status === 404) return <Message {...adminCopy.missing} />
  }
  return (
    <Message {...adminCopy.failed}>
      <a href={pathname} className="button justify-self-start">
        {adminCopy.failed.again}
      </a>
    </Message>
  )
}

function SignIn({ canMail, isDenied }: RefusalBody) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isDenied) showToast({ ...signInCopy.denied, variant: 'destructive' })
  }, [isDenied])
  return (
    <AdminFrame>
      <AdminPage title={adminCopy.title}>
        <noscript>
          <p>{adminCopy.noScript}</p>
        </noscript>
        <LoginDialog
          canMail={canMail}
          onSignedIn={() => void revalidate()}
          onClose={() => void navigate(href('/'))}
        />
      </AdminPage>
    </AdminFrame>
  )
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <AdminFrame>
      <AdminPage title={title}>
        <p>{text}</p>
        {children}
      </AdminPage>
    </AdminFrame>
  )
}
