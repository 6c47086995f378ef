import { href } from 'react-router'
import { useSiteData } from '~/site/layout/site-data'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'

export function PressLink({ className = '' }: { className?: string }) {
  if (!useSiteData().quickLinks.some(({ path }) => path === href('/presse'))) return null
  return (
    <p className={`no-print ${className}`}>
      <SiteLink to={href('/presse')} className="link inline-block py-1">
        <Content of="billeder.press" />
      </SiteLink>
    </p>
  )
}
