import { pagesAt } from '~/domain/pages/page-sources.server'
import { isSection } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'

const moved: Record<string, string> = { '/om': '/' }

/** Calendars, feeds, the sitemap and similar files, which exist as long as their section does. */
const machineReadable = /^\/(?!filer\/)[a-z-]+(\/[\w-]+){0,2}\.(xml|json|ics|txt|svg)$/

/** The URL if it is on this site. */
export function ownUrl({ siteUrl }: Backend, written: string, page = '/'): URL | undefined {
  if (!URL.canParse(written, new URL(page, siteUrl))) return undefined
  const url = new URL(written, new URL(page, siteUrl))
  const isOurs = /^https?:$/.test(url.protocol) && url.host === new URL(siteUrl).host
  return isOurs ? url : undefined
}

/**
 * The canonical path of the page or file at a URL of the site; undefined if a visitor finds nothing
 * there. Looks it up without fetching it.
 */
export async function destination(backend: Backend, url: URL): Promise<string | undefined> {
  const page = await pageAt(backend, url.pathname)
  return page && `${page}${url.search}${url.hash}`
}

async function pageAt(backend: Backend, path: string): Promise<string | undefined> {
  const plain = path.replace(/(?<=[^/])\/+$/, '')
  const lowered = plain.toLowerCase()
  if (isSection(lowered)) return lowered
  if (moved[lowered] !== undefined) return moved[lowered]
  const found = pagesAt(backend.nouns, plain)
  if (found?.pages.find) return found.pages.find(backend, found.rest)
  return machineReadable.test(lowered) ? path : undefined
}
