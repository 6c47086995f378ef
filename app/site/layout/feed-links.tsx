import { feeds } from '~/domain/news/feeds'
import { useSiteData } from './site-data'

/** `<link>` elements for feed readers, in the head of every page. */
export function FeedLinks() {
  const { siteName } = useSiteData()
  return feeds.map(({ path, type, name }) => (
    <link key={path} rel="alternate" type={type} href={path} title={`${siteName} (${name})`} />
  ))
}
