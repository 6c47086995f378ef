import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/nouns'
import { commitChange } from '~/platform/changes/rows.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import type { SampleContext } from '~/platform/sample/sample-source.server'
import { sampleNouns, samplePictures, sampleSources } from './sample-sources.server'

/** Says that the sample content was put in once, so that it never comes back after its removal. */
const installed = { noun: 'sample', row_id: 'installed', revision: 1 }

/**
 * Fills an empty database with the sample content: the files first, then every row in one
 * transaction, so that it is there as a whole or not at all. Anything but an empty database that
 * never held it is left alone.
 * @param folder where the sample pictures and PDFs are.
 * @returns whether it was put in.
 */
export async function installSample(backend: Backend, folder: string): Promise<boolean> {
  if (!(await isUntouched(backend))) return false
  for (const { files } of sampleSources) await files?.store(backend, folder, samplePictures)
  const now = backend.clock.now()
  const context = { now, today: copenhagenToday(backend.clock), pictures: samplePictures }
  await commitChange(backend, sampleNouns, (tx) => enter(tx, context))
  return true
}

async function isUntouched({ db }: Backend): Promise<boolean> {
  const marks = await db.selectFrom('sample_rows').select('row_id').limit(1).execute()
  if (marks.length > 0) return false
  for (const noun of sampleNouns) {
    const rows = await db.selectFrom(noun).select('id').limit(1).execute()
    if (rows.length > 0) return false
  }
  return true
}

async function enter(tx: Backend, context: SampleContext) {
  for (const { noun, rows } of sampleSources) await insert(tx, noun, await rows(tx, context))
  for (const { imageLinks } of sampleSources) await imageLinks?.enter(tx)
  await tx.db.insertInto('sample_rows').values(installed).execute()
}

/** Enters rows of sample content and marks each as such (docs/decisions/0006-sample-content.md). */
async function insert({ db }: Backend, noun: Noun, rows: { id: string }[]) {
  await db
    .insertInto(noun)
    .values(rows as never)
    .execute()
  const marks = rows.map(({ id }) => ({ noun, row_id: id, revision: 1 }))
  await db.insertInto('sample_rows').values(marks).execute()
}
