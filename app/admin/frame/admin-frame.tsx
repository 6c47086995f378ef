import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { adminCopy } from '~/admin/copy/admin.copy'
import { UnsavedGuard } from '~/admin/saving/unsaved'
import { useFrameSend, useSaving } from '~/admin/saving/use-saving'
import { ShareDialogs } from '~/admin/sharing/share-dialogs'
import { useIsHydrated } from '~/ui/use-is-hydrated'
import { Sidebar } from './sidebar'
import { useFocusRecovery } from './use-focus-recovery'

interface AdminFrameProps {
  authorName?: string
  children: ReactNode
}

export function AdminFrame({ authorName = adminCopy.title, children }: AdminFrameProps) {
  // For the actions of toasts, which stay when their screen is left.
  const { send } = useSaving(() => {})
  useFrameSend(send)
  useFocusRecovery()
  const main = useRef<HTMLElement>(null)
  const isHydrated = useIsHydrated()
  return (
    <div
      data-side-column
      className="isolate md:grid md:min-h-svh md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <meta name="robots" content="noindex" />
      {/* A router link, since `UnsavedGuard` cannot stop navigation by a plain anchor. */}
      <Link to="#indhold" className="skip-link" onClick={() => main.current?.focus()}>
        Gå til indhold
      </Link>
      <Sidebar authorName={authorName} />
      <main
        ref={main}
        id="indhold"
        tabIndex={-1}
        aria-busy={!isHydrated}
        // On a phone the menu bar covers the top.
        className="w-full max-w-[68rem] has-data-wide:max-w-[84rem] max-md:[--covered-top:3.5rem] px-5 py-8 outline-none md:px-10 md:py-10"
      >
        <noscript>
          <p className="notice mb-8">{adminCopy.needsScripts}</p>
        </noscript>
        {!isHydrated && (
          <p role="status" className="preparing notice noscript:hidden">
            Siden gøres klar. Vent et øjeblik med at skrive.
          </p>
        )}
        {children}
      </main>
      <UnsavedGuard />
      <ShareDialogs />
    </div>
  )
}
