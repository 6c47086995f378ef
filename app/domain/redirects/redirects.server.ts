import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/domain-error'
import { commitChange, deleteRow, insertRow, patchRow } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'
import { destination, ownUrl } from './destination.server'
import { pathKey, pathOfKey } from './path-key'
import type { RedirectForm } from './redirects.form'

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

/**
 * Makes a path lead to a page of the site from now on; one that led elsewhere leads there instead.
 * What led to the path itself is led on to the page, so that no chain comes about.
 * @throws DomainError elsewhere, at either field, when it is not on this site; page-there, at `path`;
 *   leads-on or leads-nowhere, at `target`
 */
export async function saveRedirect(
  backend: Backend,
  admin: Admin,
  { path: from, target: to }: Pick<RedirectForm, 'path' | 'target'>,
): Promise<void> {
  const url = ownUrl(backend, from)
  const path = url && pathKey(url.pathname)
  if (!url || path === undefined) throw new DomainError('elsewhere', 'path')
  if (path.startsWith('/admin') || (await destination(backend, url))) {
    throw new DomainError('page-there', 'path')
  }
  const target = await targetOf(backend, to)
  await commitChange(backend, ['redirects'], async (tx) => {
    const stored = await redirectRow(tx, path)
    if (stored) await patchRow(tx, admin, 'redirects', stored.id, { target })
    else await insertRow(tx, admin, 'redirects', { path, target })
    await tx.db.deleteFrom('missing_addresses').where('path', '=', path).execute()
  })
}

async function targetOf(backend: Backend, written: string): Promise<string> {
  const url = ownUrl(backend, written)
  if (!url) throw new DomainError('elsewhere', 'target')
  const page = await destination(backend, url)
  if (page !== undefined) return page
  const leadsOn = await redirectFrom(backend, url.pathname)
  throw new DomainError(leadsOn ? 'leads-on' : 'leads-nowhere', 'target')
}

/** Lets a path lead nowhere again. */
export async function deleteRedirect(backend: Backend, admin: Admin, id: string): Promise<void> {
  await commitChange(backend, ['redirects'], (tx) => deleteRow(tx, admin, 'redirects', id))
}

/** A redirect as it is made again by its form. */
export async function redirectForUndo({ db }: Backend, id: string) {
  const query = db.selectFrom('redirects').select(['path', 'target']).where('id', '=', id)
  const row = await query.executeTakeFirst()
  return row && { ...row, path: pathOfKey(row.path), revision: '0' }
}

function redirectRow({ db }: Backend, key: string) {
  return db
    .selectFrom('redirects')
    .select(['id', 'target'])
    .where('path', '=', key)
    .executeTakeFirst()
}
