import { shorten } from '~/danish/excerpt'
import { shareSize } from '~/domain/share-pictures/sharing'
import { useSiteData } from './site-data'

interface PageHeadProps {
  /** The page's title, without the site's name, which is added. Undefined for the front page. */
  title?: string
  description: string
  path: string
  type?: 'website' | 'article' | 'book' | 'profile'
}

const maxDescriptionLength = 200

export function PageHead({ title, description, path, type = 'website' }: PageHeadProps) {
  const { siteUrl, siteName, seo, share } = useSiteData()
  const shownTitle = seo?.title || (title ? `${title} · ${siteName}` : siteName)
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
