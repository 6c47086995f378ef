import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { adminCopy, adminTitle } from '~/admin/copy/admin.copy'
import type { DraftPreview } from '~/domain/publishing/publication'
import { publishingCopy } from '~/domain/publishing/publishing.copy'
import { newRow } from '~/forms/form-values'
import { showToast } from '~/ui/toast'
import { guidePath } from './guide-parts'
import { PublicPageContext, publicPageOf } from './public-page'

interface AdminPageProps {
  title: string
  /** The part of the list that is shown, for the page's title. */
  view?: string | undefined
  intro?: ReactNode
  action?: ReactNode
  /** The path of the public page, if it is not the screen's path without /admin. */
  page?: string
  /** The draft that the form edits, which the public page does not show. */
  draft?: DraftPreview
  /** The error message if data could not be read; the screen stays usable. */
  error?: string
  children: ReactNode
}

export function AdminPage(props: AdminPageProps) {
  const { title, view, intro, action, page, draft, error, children } = props
  useEffect(() => {
    if (!error) return
    showToast({ title: adminCopy.error, description: error, variant: 'destructive' })
  }, [error])
  const { pathname } = useLocation()
  const publicPage = page ?? publicPageOf(pathname)
  const guide = guidePath(pathname)
  const isNew = pathname.endsWith(`/${newRow}`)
  return (
    <PublicPageContext value={publicPage}>
      <title>{adminTitle(view ? `${view} · ${title}` : title)}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-rule border-b pb-5">
        <div className="grid min-w-0 gap-2">
          <h1 className="text-large">{title}</h1>
          {intro && <p className="max-w-measure text-faded text-small">{intro}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {publicPage && !isNew && (
            <a href={draft?.path ?? publicPage} className="link py-1 text-small">
              {draft ? publishingCopy.viewDraft : adminCopy.viewOnSite}
            </a>
          )}
          {guide && (
            <Link to={guide} aria-label={adminCopy.guideTo(title)} className="link py-1 text-small">
              {adminCopy.guide}
            </Link>
          )}
          {action}
        </div>
      </div>
      <div className="mt-6 grid gap-8">{children}</div>
    </PublicPageContext>
  )
}
