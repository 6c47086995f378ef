import type { ReactNode } from 'react'
import { UnsavedGuard } from '~/admin/form/unsaved'
import { useLastingSend } from '~/admin/saving/lasting-send'
import { useSaving } from '~/admin/saving/use-saving'
import { ShareDialogs } from '~/admin/sharing/share-dialogs'
import { adminCopy } from './admin.copy'
import { Sidebar } from './sidebar'

interface AdminFrameProps {
  /** Unknown before the sign-in. */
  authorName?: string
  children: ReactNode
}

/** The layout around every back-office screen. */
export function AdminFrame({ authorName = adminCopy.area, children }: AdminFrameProps) {
  const { send } = useSaving(() => {})
  useLastingSend(send)
  return (
    <div
      data-side-column
      className="isolate md:grid md:min-h-svh md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <meta name="robots" content="noindex" />
      <a href="#indhold" className="skip-link">
        {adminCopy.skip}
      </a>
      <Sidebar authorName={authorName} />
      <main
        id="indhold"
        tabIndex={-1}
        // On a phone the menu bar covers the top.
        className="w-full max-w-[68rem] max-md:[--covered-top:3.5rem] px-5 py-8 outline-none md:px-10 md:py-10"
      >
        {children}
      </main>
      <UnsavedGuard />
      <ShareDialogs />
    </div>
  )
}
