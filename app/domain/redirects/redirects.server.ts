import { readFeatures } from '~/domain/content/features/features.server'
import { pagesAt, pagesBelow } from '~/domain/pages/page-sources.server'
import { isSection, sectionList } from '~/domain/sections/sections'
import { type ListQuery, listing } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { countRows, matchesQuery } from '~/platform/db/listing.server'
import { pathKey } from './path-key'

const { compare } = new Intl.Collator('da')

/**
 * The target of a path's redirect, if that page still exists. Call it only for paths without a page, or with a query
 * (docs/specification.md, "Redirects").
 */
export async function redirectFrom(
  backend: Backend,
  path: string,
  query = '',
): Promise<string | undefined> {
  const keys = query ? [path + query, path] : [path]
  const rows = await Promise.all(
    keys.map((key) => pathKey(key)).map((key) => (key ? redirectRow(backend, key) : undefined)),
  )
  const row = rows.find((found) => found !== undefined)
  const target = row && ownUrl(backend, row.target)
  return target && findDestination(backend, target)
}

export async function readRedirects(backend: Backend, query: ListQuery) {
  const all = backend.db.selectFrom('redirects')
  const [rows, total] = await Promise.all([
    all
      .select(['id', 'path', 'target'])
      .where(matchesQuery(query, ['path', 'target']))
      .orderBy('path')
      .limit(query.limit + 1)
      .offset(query.offset)
      .execute(),
    countRows(all),
  ])
  const listed = listing(query, rows, total)
  const items = listed.items.map(async (row) => {
    const target = ownUrl(backend, row.target)
    return { ...row, targetExists: Boolean(target && (await findDestination(backend, target))) }
  })
  return { ...listed, items: await Promise.all(items) }
}

export async function sitePages(backend: Backend): Promise<{ value: string; label: string }[]> {
  const lists = await Promise.all(
    pagesBelow(backend.nouns).map(async ({ listing }) => listing?.list(backend)),
  )
  const pages = lists.map((list = []) =>
    list
      .map(({ path, title }) => ({ value: path, label: title }))
      .sort((one, other) => compare(one.label, other.label)),
  )
  return [
    ...sectionList.map(({ path, name }) => ({ value: path as string, label: name })),
    ...pages.flat(),
  ]
}

export function redirectRow({ db }: Backend, key: string) {
  return db
    .selectFrom('redirects')
    .select(['id', 'target'])
    .where('path', '=', key)
    .executeTakeFirst()
}

const movedPages: Record<string, string> = { '/om': '/' }

/** Matches calendars, feeds, the sitemap and similar files, which are assumed to exist. */
const machineReadable = /^\/(?!filer\/)[a-z-]+(\/[\w-]+){0,2}\.(xml|json|ics|txt|svg)$/

export function ownUrl({ siteUrl }: Backend, href: string, page = '/'): URL | undefined {
  if (!URL.canParse(href, new URL(page, siteUrl))) return undefined
  const url = new URL(href, new URL(page, siteUrl))
  const isOnSite = /^https?:$/.test(url.protocol) && url.host === new URL(siteUrl).host
  return isOnSite ? url : undefined
}

/** The canonical path of the page or file at a URL of the site; undefined if there is none. */
export async function findDestination(backend: Backend, url: URL): Promise<string | undefined> {
  const page = await pageAt(backend, url.pathname)
  return page && `${page}${url.search}${url.hash}`
}

/** Whether the path is a page that belongs to no section and no row. */
async function isFixedPage(backend: Backend, path: string): Promise<boolean> {
  if (path === '/privatliv') return true
  if (path === '/spoerg') return (await readFeatures(backend)).enquiries
  return path === '/tilgaengelighed' && (await readFeatures(backend)).accessibility
}

async function pageAt(backend: Backend, path: string): Promise<string | undefined> {
  const plain = path.replace(/(?<=[^/])\/+$/, '')
  const lowerCase = plain.toLowerCase()
  if (isSection(lowerCase) || (await isFixedPage(backend, lowerCase))) return lowerCase
  if (movedPages[lowerCase] !== undefined) return movedPages[lowerCase]
  const match = pagesAt(backend.nouns, plain)
  if (match?.pages.find) return match.pages.find(backend, match.rest)
  return machineReadable.test(lowerCase) ? path : undefined
}
