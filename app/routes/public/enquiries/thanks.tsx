import { href } from 'react-router'
import { askCopy as copy } from '~/domain/enquiries/ask.copy'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { SiteLink } from '~/site/layout/site-link'

/** Says what happens next. It is the same for every enquiry, also for a suspected one. */
export default function Thanks() {
  return (
    <div className="page py-14 md:py-20">
      <PageHead title={copy.thanksTitle} description={copy.thanks} path="/spoerg/tak" />
      <meta name="robots" content="noindex" />
      <PageTitle title={copy.thanksTitle} intro={copy.thanks} />
      <p className="mt-10">
        <SiteLink to={href('/')} className="button">
          {copy.back}
        </SiteLink>
      </p>
    </div>
  )
}
