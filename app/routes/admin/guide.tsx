import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { adminCopy } from '~/admin/copy/admin.copy'
import { AdminPage } from '~/admin/screen/admin-page'
import { guideHtml } from '~/domain/guide/guide.server'
import { signedIn } from '~/platform/auth/session.server'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/guide'

export async function loader({ context }: Route.LoaderArgs) {
  return { html: await guideHtml(signedIn(context).backend) }
}

/** Opens the part that the URL's fragment names. */
function useOpenedPart(guide: RefObject<HTMLDivElement | null>) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link with the same fragment opens it again
  useEffect(() => {
    const part = hash && guide.current?.querySelector(`#${CSS.escape(hash.slice(1))}`)
    if (!(part instanceof HTMLDetailsElement)) return
    part.open = true
    part.scrollIntoView()
    part.querySelector('summary')?.focus({ preventScroll: true })
  }, [guide, hash, key])
}

export default function Guide({ loaderData }: Route.ComponentProps) {
  const guide = useRef<HTMLDivElement>(null)
  useOpenedPart(guide)
  return (
    <AdminPage title={adminCopy.guide}>
      <div ref={guide}>
        <Prose
          html={loaderData.html}
          className="[&_code]:font-semibold [&_code]:font-text [&_details[open]]:pb-6 [&_details]:border-rule [&_details]:border-b [&_h2]:inline [&_h2]:text-subheading [&_img]:w-full [&_img]:border [&_img]:border-rule [&_li+li]:mt-1.5 [&_summary]:cursor-pointer [&_summary]:py-3 [&_summary]:marker:text-faded"
        />
      </div>
    </AdminPage>
  )
}
