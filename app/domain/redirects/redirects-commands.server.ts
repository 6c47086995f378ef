import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { commitChange, insertRow, patchRow } from '~/platform/changes/rows.server'
import type { Flag } from '~/platform/db/schema'
import { DomainError } from '~/platform/runtime/domain-error'
import { pathKey } from './path-key'
import type { RedirectForm } from './redirects.form'
import { findDestination, ownUrl, redirectFrom, redirectRow } from './redirects.server'

/**
 * @throws DomainError elsewhere, at either field, when it is not on this site; page-there, at `path`;
 * target-redirects or target-missing, at `target`, which must be a page
 */
export async function saveRedirect(
  backend: Backend,
  admin: Admin,
  { path: from, target: to }: Pick<RedirectForm, 'path' | 'target'>,
): Promise<void> {
  const url = ownUrl(backend, from)
  const path = url && pathKey(url.pathname)
  if (!url || path === undefined) throw new DomainError('elsewhere', 'path')
  if (path.startsWith('/admin') || (await findDestination(backend, url))) {
    throw new DomainError('page-there', 'path')
  }
  const target = await requireTarget(backend, to)
  await commitChange(backend, ['redirects'], async (tx) => {
    const stored = await redirectRow(tx, path)
    if (stored) await patchRow(tx, admin, 'redirects', stored.id, { target })
    else await insertRow(tx, admin, 'redirects', { path, target })
    await tx.db.deleteFrom('missing_paths').where('path', '=', path).execute()
  })
}

async function requireTarget(backend: Backend, input: string): Promise<string> {
  const url = ownUrl(backend, input)
  if (!url) throw new DomainError('elsewhere', 'target')
  const page = await findDestination(backend, url)
  if (page !== undefined) return page
  const redirect = await redirectFrom(backend, url.pathname)
  throw new DomainError(redirect ? 'target-redirects' : 'target-missing', 'target')
}

/** Hides a path from the list of missing paths, or shows it again. Hidden paths are still counted. */
export async function setDismissed(backend: Backend, admin: Admin, path: string, dismissed: Flag) {
  if (pathKey(path) === undefined) return
  await inTransaction(backend, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('missing_paths')
      .set({ is_dismissed: dismissed })
      .where('path', '=', path)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const action = dismissed ? 'dismiss' : 'restore'
    await recordAudit(tx, admin, { action, noun: 'missing_paths', summary: path })
  })
}

/** Redirects the former paths of an imported row, except those that are pages or redirects here. */
export async function redirectFormerPaths(
  backend: Backend,
  admin: Admin,
  paths: readonly string[],
  target: string,
): Promise<void> {
  for (const former of paths) {
    const path = pathKey(former)
    const url = ownUrl(backend, former)
    if (path === undefined || path.startsWith('/admin') || !url) continue
    const isPage = !url.search && (await findDestination(backend, url))
    if (isPage || path === target || (await redirectRow(backend, path))) continue
    await commitChange(backend, ['redirects'], async (tx) => {
      await insertRow(tx, admin, 'redirects', { path, target })
    })
  }
}
