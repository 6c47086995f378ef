import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import type { Noun } from '~/platform/changes/nouns'
import { commitChange } from '~/platform/changes/rows.server'
import { item, type SamplePlan, samplePlan } from './sample-plan.server'
import type { SampleLeft } from './sample-removal'
import { sampleNouns, samplePictures, sampleSources } from './sample-sources.server'

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
  const pictures = plan.get('images')?.size ?? 0
  const pdfs = plan.get('collaboration_files')?.size ?? 0
  const total = sizeOf(plan)
  return total > 0 ? { entries: total - pictures - pdfs, pictures, pdfs } : undefined
}

function sizeOf(plan: SamplePlan): number {
  return [...plan.values()].reduce((total, ids) => total + ids.size, 0)
}

/**
 * Removes the sample content: every row that nobody edited, in one transaction, then the files that
 * nothing uses any more. What is left is the author’s from then on, and the sample never comes back. Where
 * it is cut off after the commit, the sweep removes the files.
 */
export async function removeSample(backend: Backend, admin: Admin): Promise<void> {
  await commitChange(backend, sampleNouns, async (tx) => {
    const plan = await samplePlan(tx)
    for (const noun of sampleNouns.toReversed()) await removeRows(tx, noun, plan)
    await tx.db.deleteFrom('sample_rows').where('noun', '!=', 'sample').execute()
    const summary = String(sizeOf(plan))
    await recordAudit(tx, admin, { action: 'delete', noun: 'sample', summary })
  })
  for (const { files } of sampleSources) await files?.discard(backend, samplePictures)
}

async function removeRows({ db }: Backend, noun: Noun, plan: SamplePlan) {
  const ids = [...(plan.get(noun) ?? [])]
  if (ids.length === 0) return
  await db
    .deleteFrom(item(noun))
    .where('id', 'in', ids)
    // One that is saved at this moment is the author’s.
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
