import { linkSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import {
  eventRows,
  type Growth,
  hymnRows,
  imageRows,
  newsRows,
  type Row,
  reviewRows,
  workRows,
} from './grown-rows.ts'

/**
 * Makes a site that has the sample content as large as one of many years. Nobody may be serving it.
 * The pictures are those of the sample content under further names.
 */
export function grow(db: DatabaseSync, dataDir: string, growth: Growth): void {
  db.exec('begin immediate')
  insert(db, 'news', newsRows(growth.news))
  const stored = pictures(db, dataDir, growth.pictures)
  insert(db, 'stored_pictures', stored)
  insert(db, 'images', imageRows(stored as { path: string; file_size: number }[]))
  const works = workRows(growth.works)
  insert(db, 'bibliography', works)
  insert(db, 'reviews', reviewRows(works, growth.reviewsOfAWork))
  insert(db, 'calendar_events', eventRows(growth.events))
  insert(db, 'hymns', hymnRows(growth.hymns))
  db.exec('commit')
}

/** Puts in rows that have the columns of the first; a column that is left out has its default. */
export function insert(db: DatabaseSync, table: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const places = columns.map(() => '?').join(', ')
  const statement = db.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
  for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null))
}

function pictures(db: DatabaseSync, dataDir: string, count: number): Row[] {
  const samples = db
    .prepare("select * from stored_pictures where path like 'images/images/%'")
    .all() as Row[]
  const files = join(dataDir, 'files')
  return Array.from({ length: count }, (_, number) => {
    const sample = samples[number % samples.length]
    if (!sample) throw new Error('there is no sample content to take pictures from')
    const path = `images/images/gallery_${1_700_000_000_000 + number}.jpg`
    linkSync(join(files, String(sample.path)), join(files, path))
    return { ...sample, path, content_hash: `grown ${number}` }
  })
}
