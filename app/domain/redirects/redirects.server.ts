import { pagesBelow } from '~/domain/pages/page-sources.server'
import { sectionList } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import { findDestination, ownUrl } from './destination.server'
import { pathKey } from './path-key'

const { compare } = new Intl.Collator('da')

export interface ListedRedirect {
  id: string
  path: string
  target: string
  targetExists: boolean
}

/**
 * The target of a path's redirect, if that page still exists. Call it only for paths without a page, which
 * has precedence.
 */
export async function redirectFrom(backend: Backend, path: string): Promise<string | undefined> {
  const key = pathKey(path)
  const row = key === undefined ? undefined : await redirectRow(backend, key)
  const target = row && ownUrl(backend, row.target)
  return target && findDestination(backend, target)
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
      return { ...row, targetExists: Boolean(target && (await findDestination(backend, target))) }
    }),
  )
}

/** The pages that can be a target, as options: first the sections, then other pages by title. */
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
