import { deleteUnusedFiles } from '~/domain/history/trash-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import type { Noun } from '~/platform/changes/noun'
import { nounsIn } from '~/platform/changes/nouns'
import { commitChange } from '~/platform/changes/rows.server'
import { referencesOf } from './references'
import { type SamplePlan, samplePlan, sampleTable } from './sample-plan.server'

export async function countSampleLeft(backend: Backend) {
  const marked = await backend.db
    .selectFrom('sample_rows')
    .select('row_id')
    .where('noun', '!=', 'sample')
    .limit(1)
    .execute()
  if (marked.length === 0) return undefined
  const plan = await samplePlan(backend)
  const pictures = plan.get('images')?.size ?? 0
  const pdfs = plan.get('collaboration_files')?.size ?? 0
  const total = countRows(plan)
  return total > 0 ? { entries: total - pictures - pdfs, pictures, pdfs } : undefined
}

function countRows(plan: SamplePlan): number {
  return [...plan.values()].reduce((total, ids) => total + ids.size, 0)
}

/** The remaining rows no longer count as sample content. After a crash the sweep removes the files. */
export async function removeSample(backend: Backend, admin: Admin): Promise<void> {
  const nouns = nounsIn(backend.nouns)
  const files = await commitChange(backend, nouns, async (tx) => {
    const plan = await samplePlan(tx)
    const files = await filesOf(tx, plan)
    for (const noun of nouns.toReversed()) await removeRows(tx, noun, plan)
    await tx.db.deleteFrom('sample_rows').where('noun', '!=', 'sample').execute()
    const summary = String(countRows(plan))
    await recordAudit(tx, admin, { action: 'delete', noun: 'sample', summary })
    return files
  })
  await deleteUnusedFiles(backend, files)
}

async function filesOf({ db, nouns }: Backend, plan: SamplePlan): Promise<string[]> {
  const paths: (string | null)[] = []
  for (const { noun, files } of referencesOf(nouns)) {
    const ids = [...(plan.get(noun) ?? [])]
    if (files.length === 0 || ids.length === 0) continue
    const rows = await db
      .selectFrom(sampleTable(noun))
      .select(files.map((column) => column as 'title'))
      .where('id', 'in', ids)
      .execute()
    paths.push(...rows.flatMap((row) => Object.values<string | null>(row)))
  }
  return paths.filter((path) => path !== null)
}

async function removeRows({ db }: Backend, noun: Noun, plan: SamplePlan) {
  const ids = [...(plan.get(noun) ?? [])]
  if (ids.length === 0) return
  await db
    .deleteFrom(sampleTable(noun))
    .where('id', 'in', ids)
    // Leaves out a row that was saved since the plan was made.
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('sample_rows')
          .select('sample_rows.row_id')
          .where('sample_rows.noun', '=', noun)
          .whereRef('sample_rows.row_id', '=', ref('item.id'))
          .whereRef('sample_rows.revision', '=', ref('item.revision')),
      ),
    )
    .execute()
}
