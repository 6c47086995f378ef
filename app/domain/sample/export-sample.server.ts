import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isStoredAs } from '~/domain/images/stored-pictures/store-picture.server'
import type { Backend } from '~/platform/backend.server'
import { nounsIn } from '~/platform/changes/nouns'
import type { OpenDatabase } from '~/platform/db/db.server'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import { copenhagenDate } from '~/platform/runtime/clock'
import { imageLinks, referencesOf } from './references'
import { contentFile, filesFolder, pathsIn, type SampleTables } from './sample-archive.server'
import { type DateAnchor, relativeRow } from './sample-dates'

type ExportedSite = Pick<Backend, 'files' | 'clock' | 'nouns'> & { database: OpenDatabase }

/** Replaces the sample in the folder (sample/README.md). */
export async function exportSample(site: ExportedSite, folder: string): Promise<SampleTables> {
  const stored = await storedTables(site)
  const anchor = anchorOf(stored, site)
  const tables = toSample(stored, anchor)
  await mkdir(dirname(folder), { recursive: true })
  const target = await mkdtemp(`${folder}-`)
  try {
    for (const path of pathsIn(tables, referencesOf(site.nouns)))
      await copyFile(site, path, folder, target)
    await writeFile(contentFile(target), formatContent(tables))
    await rm(folder, { recursive: true, force: true })
    await rename(target, folder)
  } catch (error) {
    await rm(target, { recursive: true, force: true })
    throw error
  }
  return tables
}

async function storedTables({ database, nouns }: ExportedSite): Promise<SampleTables> {
  const exported = [
    ...nounsIn(nouns).filter((noun) => !('isPersonal' in nouns[noun])),
    imageLinks,
    'sample_rows',
  ]
  const tables: SampleTables = {}
  const snapshot = await database.snapshot()
  try {
    for (const table of snapshot.tables) {
      if (!exported.includes(table.name)) continue
      const rows: PlainRow[] = []
      for await (const row of snapshot.rows(table)) rows.push(row)
      tables[table.name] = rows
    }
  } finally {
    await snapshot.close()
  }
  return tables
}

/** The installation of the sample, so that an export keeps the dates of unedited rows. */
function anchorOf(tables: SampleTables, { clock, nouns }: ExportedSite): DateAnchor {
  const marked = new Set(tables.sample_rows?.map(({ noun, row_id }) => `${noun} ${row_id}`))
  const installed = nounsIn(nouns).flatMap((noun) =>
    (tables[noun] ?? []).flatMap(({ id, created_at }) =>
      marked.has(`${noun} ${id}`) ? String(created_at) : [],
    ),
  )
  const now = installed.sort().at(-1) ?? clock.now().toISOString()
  return { now, today: copenhagenDate(now) }
}

const byNumber = new Intl.Collator('en', { numeric: true })

function toSample(tables: SampleTables, anchor: DateAnchor): SampleTables {
  const exported = Object.entries(tables).filter(
    ([table, rows]) => table !== 'sample_rows' && rows.length > 0,
  )
  return Object.fromEntries(
    exported.map(([table, rows]) => [
      table,
      rows
        .map((row) => relativeRow(asNewRow(row, anchor), anchor))
        .sort((one, other) => byNumber.compare(keyOf(one), keyOf(other))),
    ]),
  )
}

/** A row that was added since the installation is as old as it, so that no row of a new site is from the future. */
function asNewRow(row: PlainRow, { now }: DateAnchor): PlainRow {
  if (row.revision === undefined) return row
  const created_at = String(row.created_at) < now ? String(row.created_at) : now
  return { ...row, created_at, updated_at: created_at, revision: 1 }
}

function keyOf(row: PlainRow): string {
  return String(row.id ?? Object.values(row).join(' '))
}

function formatContent(tables: SampleTables): string {
  const parts = Object.entries(tables).map(([table, rows]) => {
    const lines = rows.map((row) => JSON.stringify(row))
    return `"${table}":[\n${lines.join(',\n')}\n]`
  })
  return `{"format":1,"tables":{\n${parts.join(',\n')}\n}}\n`
}

/** Copies a file. Prefers the sample's own file if the stored one was made from it, as storing re-encodes pictures. */
async function copyFile(site: ExportedSite, path: string, folder: string, target: string) {
  const to = join(filesFolder(target), path)
  await mkdir(dirname(to), { recursive: true })
  const sampleFile = join(filesFolder(folder), path)
  if (existsSync(sampleFile) && (await isStoredAs(site.database, path, sampleFile)))
    return cp(sampleFile, to)
  await writeFile(to, await site.files.read(path))
}
