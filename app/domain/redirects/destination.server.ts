import { pagesAt } from '~/domain/pages/page-sources.server'
import { isSection } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'

const movedPages: Record<string, string> = { '/om': '/' }

/** Matches calendars, feeds, the sitemap and similar files, which are assumed to exist. */
const machineReadable = /^\/(?!filer\/)[a-z-]+(\/[\w-]+){0,2}\.(xml|json|ics|txt|svg)$/

/** Parses a URL or path; undefined if it is not on this site. */
export function ownUrl({ siteUrl }: Backend, href: string, page = '/'): URL | undefined {
  if (!URL.canParse(href, new URL(page, siteUrl))) return undefined
  const url = new URL(href, new URL(page, siteUrl))
  const isOnSite = /^https?:$/.test(url.protocol) && url.host === new URL(siteUrl).host
  return isOnSite ? url : undefined
}

/**
 * The canonical path of the page or file at a URL of the site; undefined if there is none. Looks it up without
 * a request.
 */
export async function findDestination(backend: Backend, url: URL): Promise<string | undefined> {
  const page = await pageAt(backend, url.pathname)
  return page && `${page}${url.search}${url.hash}`
}

async function pageAt(backend: Backend, path: string): Promise<string | undefined> {
  const plain = path.replace(/(?<=[^/])\/+$/, '')
  const lowerCase = plain.toLowerCase()
  if (isSection(lowerCase)) return lowerCase
  if (movedPages[lowerCase] !== undefined) return movedPages[lowerCase]
  const match = pagesAt(backend.nouns, plain)
  if (match?.pages.find) return match.pages.find(backend, match.rest)
  return machineReadable.test(lowerCase) ? path : undefined
}
