import { AdminPage } from '~/admin/screen/admin-page'
import { guideHtml } from '~/domain/guide/guide.server'
import { signedIn } from '~/platform/auth/session.server'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/guide'

export async function loader({ context }: Route.LoaderArgs) {
  signedIn(context)
  return { html: await guideHtml() }
}

export default function Guide({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Vejledning">
      <Prose
        html={loaderData.html}
        className="[&_code]:font-semibold [&_code]:font-text [&_h2]:mt-12 [&_h2]:text-heading [&_img]:w-full [&_img]:border [&_img]:border-rule [&_li+li]:mt-1.5"
      />
    </AdminPage>
  )
}
