import { deleteUnusedFiles } from '~/domain/history/trash-commands.server'
import { isNamedInTexts, usesOfPictures } from '~/domain/images/gallery/picture-uses.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import type { Noun } from '~/platform/changes/noun'
import { nameOfRow, nounsIn } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'
import { forgetChanges, putBackRow } from '~/platform/changes/put-back-row.server'
import { commitChange, storedRow } from '~/platform/changes/rows.server'
import { findImport, updateImport } from './import-jobs.server'
import { storedSubscribers } from './importer/subscribers.server'
import { movingCopy } from './moving.copy'

interface Written {
  noun: Noun
  id: string
  before: StoredRow | null
  changes: string[]
  /** The row now; undefined if it is gone. */
  row: StoredRow | undefined
  isEdited: boolean
}

/**
 * Sets every row that an import wrote back to what it was before, in one change, except those that were edited since
 * and what they need. Removes the files that nothing uses any more.
 */
export async function undoImport(backend: Backend, admin: Admin, id: string): Promise<void> {
  const job = await findImport(backend, id)
  if (!job) return
  const nouns = nounsIn(backend.nouns)
  const { undone, kept } = await commitChange(backend, nouns, async (tx) => {
    const written = await writtenRows(tx, id)
    const kept = keptRows(tx, written)
    const undone = await putBack(tx, nouns, written, kept)
    await forgetChanges(tx, [...new Set(undone.flatMap(({ changes }) => changes))])
    await tx.db.deleteFrom('import_rows').where('import_id', '=', id).execute()
    const subscribers = await storedSubscribers(tx, id)
    await tx.db.deleteFrom('import_items').where('import_id', '=', id).execute()
    await recordAudit(tx, admin, { action: 'undo', noun: 'imports', summary: job.source })
    return {
      undone,
      kept: [
        ...(subscribers > 0 ? [movingCopy.subscribersStay(subscribers)] : []),
        ...namesOf(tx, kept),
      ],
    }
  })
  const files = undone.flatMap(({ row }) => [row?.file_path, row?.thumbnail_path])
  const paths = files.filter((path) => typeof path === 'string')
  await deleteUnusedFiles(backend, paths)
  const pdfs = undone.flatMap(({ noun, id }) => (noun === 'collaboration_files' ? [id] : []))
  const gone = [...paths, ...pdfs]
  if (gone.length > 0)
    await backend.db.deleteFrom('import_files').where('path', 'in', gone).execute()
  await updateImport(backend, id, {
    state: 'undone',
    report: { ...job.report, kept: kept.slice(0, 500) },
  })
}

/** The names of the rows that an undo would leave, since they were edited or an edited one needs them. */
export async function keptByUndo(backend: Backend, id: string): Promise<string[]> {
  return namesOf(backend, keptRows(backend, await writtenRows(backend, id)))
}

const namesOf = ({ nouns }: Backend, kept: Iterable<Written>) =>
  [...kept].flatMap(({ noun, row }) => (row ? (nameOfRow(nouns, noun, row) ?? []) : []))

/** Puts back the rows that are not kept, and returns them. Files that other texts of the site show are kept too. */
async function putBack(
  tx: Backend,
  nouns: readonly Noun[],
  written: readonly Written[],
  kept: Set<Written>,
): Promise<Written[]> {
  const free = written.filter((row) => !kept.has(row))
  const of = (noun: Noun) => free.filter((row) => row.noun === noun)
  const added = nouns
    .toReversed()
    .flatMap(of)
    .filter(({ before }) => !before)
  const changed = nouns.flatMap(of).filter(({ before }) => before)
  const files = added.filter(({ noun }) => fileNouns.has(noun))
  for (const row of [...added.filter(({ noun }) => !fileNouns.has(noun)), ...changed])
    await putBackRow(tx, row, row.changes)
  for (const row of await usedFiles(tx, files)) kept.add(row)
  for (const row of files) if (!kept.has(row)) await putBackRow(tx, row, row.changes)
  return free.filter((row) => !kept.has(row))
}

const fileNouns = new Set<Noun>(['images', 'collaboration_files'])

async function usedFiles(tx: Backend, files: readonly Written[]): Promise<Written[]> {
  const pathOf = ({ row }: Written) => String(row?.file_path)
  const pictures = files.filter(({ noun }) => noun === 'images')
  const uses = await usesOfPictures(tx, pictures.map(pathOf))
  const used = pictures.filter((file) => uses.has(pathOf(file)))
  for (const file of files.filter(({ noun }) => noun !== 'images'))
    if (await isNamedInTexts(tx, file.id)) used.push(file)
  return used
}

async function writtenRows(tx: Backend, id: string): Promise<Written[]> {
  const rows = await tx.db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .execute()
  const written: Written[] = []
  for (const { noun, row_id, content, change_ids, revision } of rows) {
    const row = await storedRow(tx, noun, row_id)
    const before = content ? JSON.parse(content) : null
    const isEdited =
      (row ? Number(row.revision) : -1) !== revision && !(row === undefined && !before)
    written.push({ noun, id: row_id, before, changes: JSON.parse(change_ids), row, isEdited })
  }
  return written
}

/** The edited rows, and those to which they refer: by their ids, the paths of their files or, for redirects, to them. */
function keptRows({ nouns }: Backend, written: readonly Written[]): Set<Written> {
  const kept = new Set(written.filter(({ isEdited }) => isEdited))
  for (let size = -1; size !== kept.size; ) {
    size = kept.size
    const texts = [...kept].map(({ row }) => JSON.stringify(row ?? ''))
    const paths = [...kept].flatMap(({ noun, row }) => pathOf(nouns, noun, row))
    for (const one of written) {
      const names = [one.id, one.row?.file_path].filter((name) => typeof name === 'string')
      const isNeeded = names.some((name) => texts.some((text) => text.includes(name)))
      if (isNeeded || (one.noun === 'redirects' && paths.includes(String(one.row?.target))))
        kept.add(one)
    }
  }
  return kept
}

function pathOf(nouns: Backend['nouns'], noun: Noun, row: StoredRow | undefined): string[] {
  const description = nouns[noun]
  return row && 'pathOf' in description ? [description.pathOf(String(row.slug))] : []
}
