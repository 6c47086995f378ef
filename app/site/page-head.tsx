import { useSiteData } from './site-data'

interface PageHeadProps {
  /** The page's own title; the site's name is added. Left out on the front page. */
  title?: string
  description: string
  /** The page's canonical path. */
  path: string
  /** A picture for shared links, as a path on this site. */
  image?: { src: string; width: number; height: number; alt: string }
  type?: 'website' | 'article' | 'book' | 'profile'
}

const longestDescription = 200

/** Title, description, canonical link and Open Graph tags. The author's own settings win. */
export function PageHead({ title, description, path, image, type = 'website' }: PageHeadProps) {
  const { siteUrl, siteName, seo, pictureHosts } = useSiteData()
  const shownTitle = seo?.title || (title ? `${title} · ${siteName}` : siteName)
  const shownDescription = seo?.description || shortened(description)
  const address = new URL(path, siteUrl).href
  return (
    <>
      <title>{shownTitle}</title>
      <meta name="description" content={shownDescription} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="da_DK" />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={shownDescription} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {image && (
        <>
          <meta property="og:image" content={new URL(image.src, siteUrl).href} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      {pictureHosts.map((host) => (
        <meta key={host} name="picture-host" content={host} />
      ))}
    </>
  )
}

function shortened(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= longestDescription) return plain
  const cut = plain.slice(0, longestDescription)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
