import { useEffect, useState } from 'react'
import { idealLengths, type SeoSettings } from '~/domain/seo/seo'
import type { SeoForm } from '~/domain/seo/seo.form'

interface PreviewsProps {
  draft: SeoSettings
  stored: SeoForm
  siteUrl: string
}

/** Approximates a search result, which truncates long texts, and how the page looks when its link is shared. */
export function Previews({ draft, stored, siteUrl }: PreviewsProps) {
  const meta = usePageMeta(stored)
  // If settings are stored, the page has them instead of its default texts.
  const defaultTitle = stored.meta_title ? undefined : meta?.title
  const defaultDescription = stored.meta_description ? undefined : meta?.description
  const title = draft.title || defaultTitle || 'Sidens egen titel'
  const description = draft.description || defaultDescription || 'Sidens egen beskrivelse'
  return (
    <>
      <figure className="grid content-start gap-2">
        <figcaption className="text-caption text-faded">
          Sådan kan siden se ud i søgeresultater
        </figcaption>
        <div className="wrap-anywhere grid gap-1 border border-rule p-4">
          <p className="truncate text-caption text-faded">{siteUrl + stored.page_slug}</p>
          <p className="text-accent leading-snug">{truncate(title, idealLengths.title.max)}</p>
          <p className="text-small leading-normal">
            {truncate(description, idealLengths.description.max)}
          </p>
        </div>
      </figure>
      <figure className="grid content-start gap-2">
        <figcaption className="text-caption text-faded">
          Sådan kan siden se ud, når den deles
        </figcaption>
        <div className="max-w-md border border-rule">
          {!meta && <div className="aspect-1200/630 w-full bg-leaf" />}
          {meta?.picture && (
            <img
              src={meta.picture}
              alt=""
              width={1200}
              height={630}
              loading="lazy"
              className="aspect-1200/630 h-auto w-full bg-leaf object-cover"
            />
          )}
          <div className="grid gap-0.5 bg-leaf px-4 py-3">
            <p className="truncate text-caption text-faded">{new URL(siteUrl).host}</p>
            <p className="wrap-anywhere line-clamp-2 font-semibold text-small leading-snug">
              {title}
            </p>
            <p className="wrap-anywhere line-clamp-2 text-caption text-faded leading-snug">
              {description}
            </p>
          </div>
        </div>
      </figure>
    </>
  )
}

function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength).replace(/(?<!\s)\s+\S*$/, '')} …`
}

/** Fetches a page as visitors see it, and again when its stored settings reload. */
function usePageMeta(stored: SeoForm) {
  const [meta, setMeta] = useState<Awaited<ReturnType<typeof fetchPageMeta>>>()
  useEffect(() => {
    const request = new AbortController()
    fetchPageMeta(stored.page_slug, request.signal).then(setMeta, () => {})
    return () => request.abort()
  }, [stored])
  return meta
}

async function fetchPageMeta(path: string, signal: AbortSignal) {
  const response = await fetch(path, { credentials: 'omit', signal })
  if (!response.ok) return undefined
  // Removes the page's styles. The content security policy blocks them here, and the browser would log each.
  const html = (await response.text()).replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const contentOf = (property: string) =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''
  const picture = contentOf('og:image')
  return {
    title: contentOf('og:title'),
    description: contentOf('og:description'),
    // Only the path, since the back-office may be on another domain.
    picture: URL.canParse(picture) ? new URL(picture).pathname : undefined,
  }
}
