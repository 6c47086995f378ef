import { linkPlaces } from '~/domain/pages/page-sources.server'
import { pdfUrl } from '~/domain/pdfs/pdfs'
import type { Backend } from '~/platform/backend.server'
import type { LinkPlace } from '~/platform/pages/page-source.server'
import { linksIn } from '~/platform/rich-text.server'
import { destination, ownUrl } from './destination.server'
import { redirectsCopy } from './redirects.copy'
import { redirectFrom } from './redirects.server'

/** A link that leads nowhere on the site. */
export interface DeadLink {
  id: string
  /** The words that are the link, or the name of its field. */
  text: string
  url: string
  /** What it stands in. */
  place: string
  /** The screen where it is mended. */
  editPath: string
}

/** The links in the author’s texts and fields that lead nowhere on the site. Those to other sites are not tried. */
export async function deadLinks(backend: Backend): Promise<DeadLink[]> {
  const known = new Map<string, Promise<boolean>>()
  const leads = (url: URL) => {
    const found = known.get(url.pathname) ?? leadsSomewhere(backend, url)
    known.set(url.pathname, found)
    return found
  }
  const dead: DeadLink[] = []
  for (const place of await linkPlaces(backend)) {
    for (const { text, url: written } of linksOf(place)) {
      const url = ownUrl(backend, written, place.page)
      if (!url || (await leads(url))) continue
      const { place: title, editPath } = place
      dead.push({ id: `${editPath} ${dead.length}`, text, url: written, place: title, editPath })
    }
  }
  return dead
}

async function leadsSomewhere(backend: Backend, url: URL): Promise<boolean> {
  const page = await destination(backend, url)
  return (page ?? (await redirectFrom(backend, url.pathname))) !== undefined
}

function linksOf({ html = '', link }: LinkPlace): { text: string; url: string }[] {
  const written = linksIn(html).flatMap(({ text, href, pdfId }) => {
    const url = pdfId === undefined ? href : pdfUrl(pdfId, 'fil.pdf')
    return url === undefined ? [] : [{ text, url }]
  })
  return link ? [...written, { text: redirectsCopy.linkField, url: link }] : written
}
