import { useEffect, useState } from 'react'
import { idealLengths, type SeoSettings } from '~/domain/seo/seo'
import { seoCopy } from '~/domain/seo/seo.copy'
import type { SeoForm } from '~/domain/seo/seo.form'

interface PreviewsProps {
  draft: SeoSettings
  stored: SeoForm
  siteUrl: string
}

/** Previews of the page in a search result and as a shared link, with the draft's texts or else its own. */
export function Previews({ draft, stored, siteUrl }: PreviewsProps) {
  const shown = useShownPage(stored)
  // When settings are stored, the page's default texts are unknown.
  const ownTitle = stored.meta_title ? undefined : shown?.title
  const ownDescription = stored.meta_description ? undefined : shown?.description
  const title = draft.title || ownTitle || seoCopy.noTitle
  const description = draft.description || ownDescription || seoCopy.noDescription
  return (
    <>
      <SearchPreview
        title={title}
        description={description}
        url={`${siteUrl}${stored.page_slug}`}
      />
      <SharePreview
        title={title}
        description={description}
        picture={shown?.picture}
        isAwaited={shown === undefined}
        host={new URL(siteUrl).host}
      />
    </>
  )
}

/** Approximates a search result: text beyond the recommended length is cut. */
function SearchPreview({ title, description, url }: SeoSettings & { url: string }) {
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-caption text-faded">{seoCopy.preview}</figcaption>
      <div className="wrap-anywhere grid gap-1 border border-rule p-4">
        <p className="truncate text-caption text-faded">{url}</p>
        <p className="text-accent leading-snug">{cut(title, idealLengths.title.max)}</p>
        <p className="text-small leading-normal">
          {cut(description, idealLengths.description.max)}
        </p>
      </div>
    </figure>
  )
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength).replace(/(?<!\s)\s+\S*$/, '')} …`
}

interface SharePreviewProps {
  title: string
  description: string
  /** The picture's URL; without one the page is shared as text. */
  picture: string | undefined
  /** Whether the page is still loading; the picture's space is then reserved. */
  isAwaited: boolean
  host: string
}

/** Approximates how the page looks when its link is shared. */
function SharePreview(props: SharePreviewProps) {
  const { title, description, picture, isAwaited, host } = props
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-caption text-faded">{seoCopy.sharePreview}</figcaption>
      <div className="max-w-md border border-rule">
        {isAwaited && <div className="aspect-1200/630 w-full bg-leaf" />}
        {picture && (
          <img
            src={picture}
            alt=""
            width={1200}
            height={630}
            loading="lazy"
            className="aspect-1200/630 h-auto w-full bg-leaf object-cover"
          />
        )}
        <div className="grid gap-0.5 bg-leaf px-4 py-3">
          <p className="truncate text-caption text-faded">{host}</p>
          <p className="wrap-anywhere line-clamp-2 font-semibold text-small leading-snug">
            {title}
          </p>
          <p className="wrap-anywhere line-clamp-2 text-caption text-faded leading-snug">
            {description}
          </p>
        </div>
      </div>
    </figure>
  )
}

/** The title, description and picture in the head of a page. */
interface ShownPage {
  title: string
  description: string
  /** A path on this site. */
  picture: string | undefined
}

/**
 * Fetches a page as visitors get it, and again when its stored settings reload. Undefined while loading,
 * and if it fails.
 */
function useShownPage(stored: SeoForm): ShownPage | undefined {
  const [shown, setShown] = useState<ShownPage>()
  useEffect(() => {
    const leaving = new AbortController()
    readShownPage(stored.page_slug, leaving.signal).then(setShown, () => {})
    return () => leaving.abort()
  }, [stored])
  return shown
}

async function readShownPage(path: string, signal: AbortSignal): Promise<ShownPage | undefined> {
  const answer = await fetch(path, { credentials: 'omit', signal })
  if (!answer.ok) return undefined
  // Removes the page's own styles, which the content security policy blocks here: the browser would log
  // each of them.
  const html = (await answer.text()).replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const contentOf = (property: string) =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''
  const picture = contentOf('og:image')
  return {
    title: contentOf('og:title'),
    description: contentOf('og:description'),
    // The picture's URL has the main domain, but the back-office may be on another one.
    picture: URL.canParse(picture) ? new URL(picture).pathname : undefined,
  }
}
