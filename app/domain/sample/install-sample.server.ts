import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { admins } from '~/domain/admins/accounts.server'
import { storedFile } from '~/domain/images/images.server'
import { storedFiles, storePicture } from '~/domain/images/stored-pictures/store-picture.server'
import type { Backend } from '~/platform/backend.server'
import { insertRows } from '~/platform/backups/archive/insert-rows.server'
import { nounsIn } from '~/platform/changes/nouns'
import { commitChange } from '~/platform/changes/rows.server'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import { copenhagenToday } from '~/platform/runtime/clock'
import { ConfigError } from '~/platform/runtime/env.server'
import { type References, referencesOf } from './references'
import { pathsIn, readSample, type SampleArchive, type SampleTables } from './sample-archive.server'
import { datedRow } from './sample-dates'

/** Records that the sample content was installed, so that it is not installed again after its removal. */
const installedMark = { noun: 'sample', row_id: 'installed', revision: 1 }

/**
 * First the files, then all rows in one transaction. Returns false if the site is not new.
 * @throws ConfigError when its files cannot be stored
 */
export async function installSample(backend: Backend, folder: string): Promise<boolean> {
  if (!(await isNewSite(backend))) return false
  const archive = readSample(folder)
  try {
    await backend.files.check()
    await storePictures(backend, archive)
    await storeOtherFiles(backend, archive)
  } catch (error) {
    const reason = (error as Error).message || 'the file store does not answer'
    throw new ConfigError(
      `The sample content could not be stored: ${reason}; start again, or set SAMPLE_CONTENT=off`,
      { cause: error },
    )
  }
  const anchor = { now: backend.clock.now().toISOString(), today: copenhagenToday(backend.clock) }
  await commitChange(backend, nounsIn(backend.nouns), async (tx) => {
    for (const [table, rows] of Object.entries(archive.tables)) {
      const dated = rows.map((row) => datedRow(row, anchor))
      await insertRows(tx.db, table, table === 'images' ? await withStoredSizes(tx, dated) : dated)
    }
    await recordSampleRows(tx, archive.tables)
  })
  return true
}

async function isNewSite(backend: Backend): Promise<boolean> {
  const { db, nouns } = backend
  const marks = await db.selectFrom('sample_rows').select('row_id').limit(1).execute()
  if (marks.length > 0) return false
  // A site without content but with accounts has lost its content.
  if ((await admins(backend)).length > 0) return false
  for (const noun of nounsIn(nouns)) {
    const rows = await db.selectFrom(noun).select('id').limit(1).execute()
    if (rows.length > 0) return false
  }
  return true
}

/** Stores the pictures, except those that an interrupted installation has stored. */
async function storePictures(backend: Backend, { tables, files }: SampleArchive) {
  const { paths } = await storedFiles(backend)
  const missing = pathsIn(tables, referencesOf(backend.nouns).filter(isOfPictures)).filter(
    (path) => !paths.has(path),
  )
  await Promise.all(
    missing.map(async (path) => {
      await backend.files.remove(path)
      await storePicture(backend, { path, source: join(files, path) })
    }),
  )
}

async function storeOtherFiles({ nouns, files: store }: Backend, { tables, files }: SampleArchive) {
  const others = referencesOf(nouns).filter((references) => !isOfPictures(references))
  for (const path of pathsIn(tables, others)) {
    await store.put(path, createReadStream(join(files, path)))
  }
}

const isOfPictures = ({ noun }: References) => noun === 'images'

/** Sets the type and the size of the stored pictures, which storing has re-encoded. */
async function withStoredSizes(tx: Backend, images: PlainRow[]): Promise<PlainRow[]> {
  const rows: PlainRow[] = []
  for (const image of images) {
    rows.push({ ...image, ...(await storedFile(tx, String(image.file_path))) })
  }
  return rows
}

async function recordSampleRows({ db, nouns }: Backend, tables: SampleTables) {
  const marks = nounsIn(nouns).flatMap((noun) =>
    (tables[noun] ?? []).map(({ id }) => ({ noun, row_id: String(id), revision: 1 })),
  )
  await insertRows(db, 'sample_rows', [...marks, installedMark])
}
