import { deleteIfUnused } from '~/domain/images/stored-pictures/unused-pictures.server'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { discardUnusedFile } from '~/platform/changes/version-files.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { deleteTrashEntry } from './trash.server'

/** @throws DomainError missing */
export async function purgeTrashEntry(backend: Backend, admin: Admin, change: string) {
  const paths = await inTransaction(backend, async (tx) => {
    const entry = await tx.db
      .selectFrom('trash')
      .select('name')
      .where('change_id', '=', change)
      .executeTakeFirst()
    if (!entry) throw new DomainError('missing')
    await recordAudit(tx, admin, { action: 'purge', noun: 'trash', summary: entry.name ?? '' })
    return deleteTrashEntry(tx, change)
  })
  await deleteUnusedFiles(backend, paths)
}

export async function emptyTrash(backend: Backend, admin: Admin): Promise<void> {
  const paths = await inTransaction(backend, async (tx) => {
    const entries = await tx.db.selectFrom('trash').select('change_id').execute()
    await recordAudit(tx, admin, { action: 'empty', noun: 'trash' })
    const files: string[] = []
    for (const { change_id } of entries) files.push(...(await deleteTrashEntry(tx, change_id)))
    return files
  })
  await deleteUnusedFiles(backend, paths)
}

export async function deleteUnusedFiles(backend: Backend, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) {
    if (path.startsWith('images/')) await deleteIfUnused(backend, path)
    else await discardUnusedFile(backend, path)
  }
}
