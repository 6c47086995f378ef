import { href } from 'react-router'
import { askCopy as copy } from '~/domain/enquiries/ask.copy'
import { backendContext } from '~/platform/backend.server'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { SiteLink } from '~/site/layout/site-link'
import type { Route } from './+types/thanks'

/** Says what happens next. It is the same for every enquiry, also for a suspected one. */
export function loader({ context }: Route.LoaderArgs) {
  const { mail } = context.get(backendContext)
  return { thanks: mail ? copy.thanksWithCopy : copy.thanks }
}

export default function Thanks({ loaderData: { thanks } }: Route.ComponentProps) {
  return (
    <div className="page py-14 md:py-20">
      <PageHead title={copy.thanksTitle} description={thanks} path="/spoerg/tak" />
      <meta name="robots" content="noindex" />
      <PageTitle title={copy.thanksTitle} intro={thanks} />
      <p className="mt-10">
        <SiteLink to={href('/')} className="button">
          {copy.back}
        </SiteLink>
      </p>
    </div>
  )
}
