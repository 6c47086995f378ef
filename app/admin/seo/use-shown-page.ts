import { useEffect, useState } from 'react'
import type { SeoForm } from '~/domain/seo/seo.form'

/** A page's title, description and picture as its own head has them. */
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
  // Removes the page's own styles: the content security policy blocks them here, and the browser logs
  // each.
  const html = (await answer.text()).replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const contentOf = (property: string) =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''
  const picture = contentOf('og:image')
  return {
    title: contentOf('og:title'),
    description: contentOf('og:description'),
    // The picture's host is the main domain, which the back-office may not be on.
    picture: URL.canParse(picture) ? new URL(picture).pathname : undefined,
  }
}
