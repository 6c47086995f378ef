import type { Backend } from '~/platform/backend.server'
import { destination, ownUrl } from './destination.server'
import { pathKey } from './path-key'

/** A redirect as the author's list shows it. */
export interface ListedRedirect {
  id: string
  path: string
  target: string
  /** Whether there is still a page where it leads. */
  leads: boolean
}

/**
 * Where the author made a path lead, if its page is still there. To be asked only when nothing else
 * answers the path: a page that is there is never shadowed. The target is a page, never another
 * redirect, so that one leads straight to it.
 */
export async function redirectFrom(backend: Backend, path: string): Promise<string | undefined> {
  const key = pathKey(path)
  const row = key === undefined ? undefined : await redirectRow(backend, key)
  const target = row && ownUrl(backend, row.target)
  return target && destination(backend, target)
}

/** The author's redirects, by their paths. */
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

/** What the author wrote of a path, by its key. */
export function redirectRow({ db }: Backend, key: string) {
  return db
    .selectFrom('redirects')
    .select(['id', 'target'])
    .where('path', '=', key)
    .executeTakeFirst()
}
