import { useLocation } from 'react-router'
import { shorten } from '~/danish/excerpt'
import { shareSize } from '~/domain/share-pictures/sharing'
import { pageNumber } from '~/http/paging'
import { useSiteData } from './site-data'

interface PageHeadProps {
  /** The page's title, without the site's name, which is added. Undefined for the front page. */
  title?: string
  /** What tells this tab, filter or page of a list from the others. It comes first, also before a title of 'SEO'. */
  parts?: readonly (string | false | undefined)[]
  description: string
  path: string
  type?: 'website' | 'article' | 'book' | 'profile'
}

const maxDescriptionLength = 200

/** The page of the list in the URL: 'Side 2'. */
function usePageOfList(): string | undefined {
  const { search } = useLocation()
  const number = pageNumber(new URL(search, 'https://site.invalid'))
  return number > 1 ? `Side ${number}` : undefined
}

export function PageHead({
  title,
  parts = [],
  description,
  path,
  type = 'website',
}: PageHeadProps) {
  const { siteUrl, siteName, seo, share } = useSiteData()
  const ownTitle = seo?.title || (title ? `${title} · ${siteName}` : siteName)
  const shownTitle = [...parts, usePageOfList(), ownTitle].filter(Boolean).join(' · ')
  const shownDescription = seo?.description || shorten(description, maxDescriptionLength)
  const url = new URL(path, siteUrl).href
  return (
    <>
      <title>{shownTitle}</title>
      <meta name="description" content={shownDescription} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="da_DK" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={shownDescription} />
      {share && (
        <>
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:image" content={new URL(share.src, siteUrl).href} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(shareSize.width)} />
          <meta property="og:image:height" content={String(shareSize.height)} />
          <meta property="og:image:alt" content={share.alt} />
        </>
      )}
    </>
  )
}
