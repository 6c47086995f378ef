import { useEffect, useState } from 'react'
import type { SeoForm } from '~/domain/seo/seo.form'

/** What a page tells whoever shares it, as its own head says at present. */
export interface ShownPage {
  title: string
  description: string
  /** A path on this site. */
  picture: string | undefined
}

/**
 * Reads a page as a visitor gets it, anew whenever its stored settings are read. Undefined until
 * then, and where it cannot be read.
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
  // A page has styles of its own, which our policy does not allow here: the browser complains of each.
  const html = (await answer.text()).replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const said = (property: string) =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''
  const picture = said('og:image')
  return {
    title: said('og:title'),
    description: said('og:description'),
    // Its host is the main domain, which the back-office need not be on.
    picture: URL.canParse(picture) ? new URL(picture).pathname : undefined,
  }
}
