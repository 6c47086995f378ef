import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { DraftPlace } from '~/domain/publishing/publication'
import { publishingCopy } from '~/domain/publishing/publishing.copy'
import { showToast } from '~/ui/toast'
import { adminCopy, adminTitle } from './admin.copy'
import { OnSiteContext, pageOnSite } from './on-site'

interface AdminPageProps {
  title: string
  /** One or two lines on what is done here. */
  intro?: ReactNode
  /** The screen's one main button. */
  action?: ReactNode
  /** The page that it is about, where that is another than its own path says. */
  page?: string
  /** Where its form is of a draft, which visitors do not meet on the page. */
  draft?: DraftPlace
  /** What could not be read, where something could not: the screen says so and stays usable. */
  failed?: string
  children: ReactNode
}

/** The frame of a screen: its heading, its main button, its content. */
export function AdminPage(props: AdminPageProps) {
  const { title, intro, action, page, draft, failed, children } = props
  useEffect(() => {
    if (!failed) return
    showToast({ title: adminCopy.error, description: failed, variant: 'destructive' })
  }, [failed])
  const section = pageOnSite(useLocation().pathname)
  const onSite = page ?? section
  return (
    <OnSiteContext value={onSite}>
      <title>{adminTitle(title)}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-rule border-b pb-5">
        <div className="grid min-w-0 gap-2">
          <h1 className="text-title">{title}</h1>
          {intro && <p className="max-w-measure text-faded text-small">{intro}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {onSite && (
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
