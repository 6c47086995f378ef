import type { ContentKey } from '~/domain/content/content'
import { Content } from '~/site/text/content'
import { SiteLink } from './site-link'

export function BackLink({ to, of }: { to: string; of: ContentKey }) {
  return (
    <SiteLink to={to} className="link no-print inline-block py-2 text-small">
      <span aria-hidden="true">← </span>
      <Content of={of} />
    </SiteLink>
  )
}
