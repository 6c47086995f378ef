import { pagesAt } from '~/domain/pages/page-sources.server'
import { isSection } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'

const moved: Record<string, string> = { '/om': '/' }

/** Calendars, the sitemap and the like: there as long as their section is. */
const machineReadable = /^\/(?!filer\/)[a-z-]+(\/[\w-]+){0,2}\.(xml|json|ics|txt|svg)$/

/** The URL on this site, or undefined where it is on another. */
export function ownUrl({ siteUrl }: Backend, written: string, page = '/'): URL | undefined {
  if (!URL.canParse(written, new URL(page, siteUrl))) return undefined
  const url = new URL(written, new URL(page, siteUrl))
  const isOurs = /^https?:$/.test(url.protocol) && url.host === new URL(siteUrl).host
  return isOurs ? url : undefined
}

/**
 * Where a URL of the site leads today, as its one canonical path; undefined where a visitor finds
 * nothing there. Nothing is fetched: whose page or file it would be says whether it is there.
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
  const asked = pagesAt(backend.nouns, plain)
  if (asked?.pages.find) return asked.pages.find(backend, asked.rest)
  return machineReadable.test(lowered) ? path : undefined
}
