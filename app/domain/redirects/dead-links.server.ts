import { pdfUrl } from '~/domain/files/files'
import { linkSources } from '~/domain/pages/page-sources.server'
import type { Backend } from '~/platform/backend.server'
import type { LinkSource } from '~/platform/pages/page-source.server'
import { findLinks } from '~/platform/rich-text.server'
import { letOthersIn } from '~/platform/runtime/event-loop'
import { redirectsCopy } from './redirects.copy'
import { findDestination, ownUrl, redirectFrom } from './redirects.server'

/** As many as a list shows. Each is looked up in the database, which took seconds for tens of thousands. */
export const maxDeadLinks = 1000

/** The first internal links in texts and fields that lead to no page. Does not check external links. */
export async function deadLinks(backend: Backend) {
  const checks = new Map<string, Promise<boolean>>()
  const exists = (url: URL) => {
    const check = checks.get(url.pathname) ?? isReachable(backend, url)
    checks.set(url.pathname, check)
    return check
  }
  const dead = []
  for (const linkSource of await linkSources(backend)) {
    const { source, editPath, page } = linkSource
    const links = await letOthersIn(() => linksOf(linkSource))
    for (const { text, url: link } of links) {
      const url = ownUrl(backend, link, page)
      if (!url || (await exists(url))) continue
      dead.push({ id: `${editPath} ${dead.length}`, text, url: link, source, editPath })
      if (dead.length === maxDeadLinks) return dead
    }
  }
  return dead
}

async function isReachable(backend: Backend, url: URL): Promise<boolean> {
  const page = await findDestination(backend, url)
  return (page ?? (await redirectFrom(backend, url.pathname))) !== undefined
}

function linksOf({ html = '', link }: LinkSource): { text: string; url: string }[] {
  const written = findLinks(html).flatMap(({ text, href, pdfId }) => {
    const url = pdfId === undefined ? href : pdfUrl(pdfId, 'fil.pdf')
    return url === undefined ? [] : [{ text, url }]
  })
  return link ? [...written, { text: redirectsCopy.linkField, url: link }] : written
}
