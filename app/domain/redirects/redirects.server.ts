import { pagesBelow } from '~/domain/pages/page-sources.server'
import { sectionList } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import { destination, ownUrl } from './destination.server'
import { pathKey } from './path-key'

const { compare } = new Intl.Collator('da')

export interface ListedRedirect {
  id: string
  path: string
  target: string
  targetExists: boolean
}

/**
 * The target of a redirect, if its page still exists. Call it only if nothing else answers the path:
 * redirects never shadow pages. A target is always a page, never another redirect.
 */
export async function redirectFrom(backend: Backend, path: string): Promise<string | undefined> {
  const key = pathKey(path)
  const row = key === undefined ? undefined : await redirectRow(backend, key)
  const target = row && ownUrl(backend, row.target)
  return target && destination(backend, target)
}

/** The author's redirects, sorted by path. */
export async function allRedirects(backend: Backend): Promise<ListedRedirect[]> {
  const rows = await backend.db
    .selectFrom('redirects')
    .select(['id', 'path', 'target'])
    .orderBy('path')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const target = ownUrl(backend, row.target)
      return { ...row, targetExists: Boolean(target && (await destination(backend, target))) }
    }),
  )
}

/** All pages that can be a target, as options: the sections, then the pages of each by title. */
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
