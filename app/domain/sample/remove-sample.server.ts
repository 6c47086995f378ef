import { discardUnused } from '~/domain/images/adopt-picture.server'
import { recordAudit } from '~/platform/audit.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'
import { pathOf, pdfPath, samplePdfs, samplePictures } from './sample-files.server'
import { item, type SamplePlan, samplePlan, sampleTables } from './sample-plan.server'
import type { SampleLeft } from './sample-removal'

/** What removing the sample content would remove now; undefined where nothing of it is left. */
export async function sampleLeft(backend: Backend): Promise<SampleLeft | undefined> {
  const marked = await backend.db
    .selectFrom('sample_rows')
    .select('row_id')
    .where('noun', '!=', 'sample')
    .limit(1)
    .execute()
  if (marked.length === 0) return undefined
  const plan = await samplePlan(backend)
  const pictures = plan.images.size
  const pdfs = plan.collaboration_files.size
  const entries = sizeOf(plan) - pictures - pdfs
  return entries + pictures + pdfs > 0 ? { entries, pictures, pdfs } : undefined
}

function sizeOf(plan: SamplePlan): number {
  return sampleTables.reduce((total, table) => total + plan[table].size, 0)
}

/**
 * Removes the sample content: every row that nobody edited, in one transaction, then the files that
 * nothing uses any more. What is left is the author’s from then on, and the sample never comes back. Where
 * it is cut off after the commit, the sweep removes the files.
 */
export async function removeSample(backend: Backend, admin: Admin): Promise<void> {
  const hashes = await sampleHashes(backend)
  await commitChange(backend, sampleTables, async (tx) => {
    const plan = await samplePlan(tx)
    for (const table of sampleTables) await removeRows(tx, table, [...plan[table]])
    await tx.db.deleteFrom('sample_rows').where('noun', '!=', 'sample').execute()
    const summary = String(sizeOf(plan))
    await recordAudit(tx, admin, { action: 'delete', noun: 'sample', summary })
  })
  for (const picture of samplePictures) await discardUnused(backend, pathOf(picture))
  await discardPdfs(backend)
  for (const hash of hashes) await discardDerived(backend, hash)
}

async function removeRows({ db }: Backend, table: keyof SamplePlan, ids: string[]) {
  if (ids.length === 0) return
  await db
    .deleteFrom(item(table))
    .where('id', 'in', ids)
    // One that is saved at this moment is the author’s.
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('sample_rows')
          .select('sample_rows.row_id')
          .where('sample_rows.noun', '=', table)
          .whereRef('sample_rows.row_id', '=', ref('item.id'))
          .whereRef('sample_rows.revision', '=', ref('item.revision')),
      ),
    )
    .execute()
}

async function sampleHashes({ db }: Backend): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_pictures')
    .select('content_hash')
    .distinct()
    .where('path', 'in', samplePictures.map(pathOf))
    .execute()
  return rows.map(({ content_hash }) => content_hash)
}

async function discardPdfs(backend: Backend) {
  const paths = samplePdfs.map(({ file }) => pdfPath(file))
  const rows = await backend.db
    .selectFrom('collaboration_files')
    .select('file_path')
    .where('file_path', 'in', paths)
    .execute()
  const used = new Set(rows.map(({ file_path }) => file_path))
  for (const path of paths) if (!used.has(path)) await discard(backend, path)
}

/** The sizes and formats made of a picture; an equal picture of the author’s uses the same. */
async function discardDerived(backend: Backend, hash: string) {
  const original = await backend.db
    .selectFrom('stored_pictures')
    .select('path')
    .where('content_hash', '=', hash)
    .executeTakeFirst()
  if (original) return
  for await (const path of backend.files.list(`derived/${hash}`)) await discard(backend, path)
}

async function discard({ files, log }: Backend, path: string) {
  await files.remove(path).catch((error: unknown) => {
    log.warn({ err: error, file: path }, 'a file of the sample content is left to the sweep')
  })
}
