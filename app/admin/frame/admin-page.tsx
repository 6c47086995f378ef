import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { DraftPreview } from '~/domain/publishing/publication'
import { publishingCopy } from '~/domain/publishing/publishing.copy'
import { newRow } from '~/forms/form-values'
import { showToast } from '~/ui/toast'
import { adminCopy, adminTitle } from './admin.copy'
import { OnSiteContext, pageOnSite } from './on-site'

interface AdminPageProps {
  title: string
  /** A description of the screen in one or two lines. */
  intro?: ReactNode
  /** The screen's main button. */
  action?: ReactNode
  /** The public page, if it differs from the screen's own path without /admin. */
  page?: string
  /** The draft that the form edits, which the public page does not show. */
  draft?: DraftPreview
  /** The error message if data could not be read; the screen stays usable. */
  failed?: string
  children: ReactNode
}

/** The layout of a screen: heading, main button and content. */
export function AdminPage(props: AdminPageProps) {
  const { title, intro, action, page, draft, failed, children } = props
  useEffect(() => {
    if (!failed) return
    showToast({ title: adminCopy.error, description: failed, variant: 'destructive' })
  }, [failed])
  const { pathname } = useLocation()
  const onSite = page ?? pageOnSite(pathname)
  const isNew = pathname.endsWith(`/${newRow}`)
  return (
    <OnSiteContext value={onSite}>
      <title>{adminTitle(title)}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-rule border-b pb-5">
        <div className="grid min-w-0 gap-2">
          <h1 className="text-large">{title}</h1>
          {intro && <p className="max-w-measure text-faded text-small">{intro}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {onSite && !isNew && (
            <a href={draft?.path ?? onSite} className="link py-1 text-small">
              {draft ? publishingCopy.see : adminCopy.onSite}
            </a>
          )}
          {action}
        </div>
      </div>
      <div className="mt-6 grid gap-8">{children}</div>
    </OnSiteContext>
  )
}
