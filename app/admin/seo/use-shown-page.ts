import { useEffect, useState } from 'react'
import type { SeoForm } from '~/domain/seo/seo.form'

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
export function useShownPage(stored: SeoForm): ShownPage | undefined {
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
