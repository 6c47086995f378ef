import type { Backend } from '~/platform/backend.server'
import { destination, ownUrl } from './destination.server'
import { pathKey } from './path-key'

export interface ListedRedirect {
  id: string
  path: string
  target: string
  /** Whether the target still exists. */
  leads: boolean
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
      return { ...row, leads: Boolean(target && (await destination(backend, target))) }
    }),
  )
}

export function redirectRow({ db }: Backend, key: string) {
  return db
    .selectFrom('redirects')
    .select(['id', 'target'])
    .where('path', '=', key)
    .executeTakeFirst()
}
