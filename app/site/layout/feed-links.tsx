import { feeds } from '~/domain/news/feeds'
import { useSiteData } from './site-data'

/** What feed readers look for in the head of any page. */
export function FeedLinks() {
  const { siteName } = useSiteData()
  return feeds.map(({ path, type, name }) => (
    <link key={path} rel="alternate" type={type} href={path} title={`${siteName} (${name})`} />
  ))
}
