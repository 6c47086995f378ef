import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { excludedTables } from '~/platform/backups/excluded'
import type { SnapshotStore } from '~/platform/backups/snapshot-store.server'
import type { AppliedMigration } from '~/platform/db/migrations.server'
import type { PlainRow, RowsSnapshot, Table } from '~/platform/db/snapshot-of-rows'
import { withTemporaryFile } from '~/platform/files/temporary-file.server'
import { jsonLines, type Tally, TallyCounter } from './lines.server'
import type { Manifest } from './manifest'

export async function copyRows(snapshot: RowsSnapshot, store: SnapshotStore) {
  const referencedFiles = new Set<string>()
  const migrations: AppliedMigration[] = []
  const tables: Manifest['tables'] = []
  for (const table of snapshot.tables) {
    if (table.name === 'schema_migrations') {
      for await (const { name, checksum } of snapshot.rows(table)) {
        migrations.push({ name: String(name), checksum: String(checksum) })
      }
    }
    if (table.name in excludedTables) continue
    const rows = collectReferences(table, snapshot.rows(table), referencedFiles)
    const { lines, bytes, sha256 } = await storeLines(rows, store)
    tables.push({ name: table.name, columns: table.columns, rows: lines, bytes, sha256 })
  }
  return { tables, migrations, referencedFiles }
}

function fileColumn({ name, columns }: Table): string | undefined {
  if (name === 'stored_pictures' || name === 'version_files') return 'path'
  return columns.find((column) => column.name === 'file_path')?.name
}

async function* collectReferences(
  table: Table,
  rows: AsyncIterable<PlainRow>,
  referencedFiles: Set<string>,
): AsyncIterable<PlainRow> {
  const column = fileColumn(table)
  for await (const row of rows) {
    if (column) referencedFiles.add(String(row[column]))
    yield row
  }
}

/** Buffers the lines in a file, because a blob is named by the hash of its content. */
export async function storeLines(
  values: AsyncIterable<unknown>,
  store: SnapshotStore,
): Promise<Tally> {
  return withTemporaryFile('skrivestue-backup-', async (file) => {
    const counter = new TallyCounter()
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
    await pipeline(Readable.from(jsonLines(values, counter)), createGzip(), target)
    await store.putLines(counter.tally.sha256, async () => createReadStream(file))
    return counter.tally
  })
}
