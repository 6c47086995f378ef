import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isStoredAs } from '~/domain/images/store-picture.server'
import type { Backend } from '~/platform/backend.server'
import { type Nouns, nounsIn } from '~/platform/changes/nouns'
import type { OpenDatabase } from '~/platform/db/db.server'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import { copenhagenDate } from '~/platform/runtime/clock'
import { imageLinks, referencesOf } from './references'
import { contentFile, filesFolder, pathsIn, type SampleTables } from './sample-archive.server'
import { type Anchor, relativeRow } from './sample-dates'

/** The site to export. It may be running. */
interface ExportedSite {
  opened: OpenDatabase
  files: Backend['files']
  clock: Backend['clock']
  nouns: Nouns
}

/**
 * Exports all content of a site as sample content, replacing the sample in the folder.
 * @param folder the sample's folder (sample/README.md)
 */
export async function exportSample(site: ExportedSite, folder: string): Promise<SampleTables> {
  const stored = await storedTables(site)
  const anchor = anchorOf(stored, site)
  const tables = sampleOf(stored, anchor)
  await mkdir(dirname(folder), { recursive: true })
  const target = await mkdtemp(`${folder}-`)
  try {
    for (const path of pathsIn(tables, referencesOf(site.nouns)))
      await copyFile(site, path, folder, target)
    await writeFile(contentFile(target), contentOf(tables))
    await rm(folder, { recursive: true, force: true })
    await rename(target, folder)
  } catch (error) {
    await rm(target, { recursive: true, force: true })
    throw error
  }
  return tables
}

/** The rows of the installation that belong into a sample, and the marks of its own sample content. */
async function storedTables({ opened, nouns }: ExportedSite): Promise<SampleTables> {
  const wanted = [...nounsIn(nouns), imageLinks, 'sample_rows']
  const tables: SampleTables = {}
  const snapshot = await opened.snapshot()
  try {
    for (const table of snapshot.tables) {
      if (!wanted.includes(table.name)) continue
      const rows: PlainRow[] = []
      for await (const row of snapshot.rows(table)) rows.push(row)
      tables[table.name] = rows
    }
  } finally {
    await snapshot.close()
  }
  return tables
}

/**
 * `@today` is the day the sample content was installed, so that a later export does not change the dates
 * of untouched rows; without sample content it is today. `@now` is when the newest row was created, so
 * that no row of a new site is dated in the future.
 */
function anchorOf(tables: SampleTables, { clock, nouns }: ExportedSite): Anchor {
  const now = clock.now().toISOString()
  const marked = new Set(tables.sample_rows?.map(({ noun, row_id }) => `${noun} ${row_id}`))
  const instants = nounsIn(nouns).flatMap((noun) =>
    (tables[noun] ?? []).map(({ id, created_at }) => ({
      at: String(created_at),
      isSample: marked.has(`${noun} ${id}`),
    })),
  )
  const newest = (rows: typeof instants) =>
    rows
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? now
  const installed = instants.filter(({ isSample }) => isSample)
  return { now: newest(instants), today: copenhagenDate(newest(installed)) }
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** The rows of a new site: relative dates, first revision, sorted by id. */
function sampleOf(tables: SampleTables, anchor: Anchor): SampleTables {
  const wanted = Object.entries(tables).filter(
    ([table, rows]) => table !== 'sample_rows' && rows.length > 0,
  )
  return Object.fromEntries(
    wanted.map(([table, rows]) => [
      table,
      rows
        .map((row) => relativeRow(asNew(row), anchor))
        .sort((one, other) => byNumber.compare(keyOf(one), keyOf(other))),
    ]),
  )
}

function asNew(row: PlainRow): PlainRow {
  if (row.revision === undefined) return row
  return { ...row, updated_at: row.created_at ?? null, revision: 1 }
}

function keyOf(row: PlainRow): string {
  return String(row.id ?? Object.values(row).join(' '))
}

/** The `content.json` of a backup: one row per line. */
function contentOf(tables: SampleTables): string {
  const parts = Object.entries(tables).map(([table, rows]) => {
    const lines = rows.map((row) => JSON.stringify(row))
    return `"${table}":[\n${lines.join(',\n')}\n]`
  })
  return `{"format":1,"tables":{\n${parts.join(',\n')}\n}}\n`
}

/**
 * Copies the sample's own file if the stored file was made from it: storing a picture encodes it again.
 */
async function copyFile(site: ExportedSite, path: string, folder: string, target: string) {
  const to = join(filesFolder(target), path)
  await mkdir(dirname(to), { recursive: true })
  const own = join(filesFolder(folder), path)
  if (existsSync(own) && (await isStoredAs(site.opened, path, own))) return cp(own, to)
  await writeFile(to, await site.files.read(path))
}
