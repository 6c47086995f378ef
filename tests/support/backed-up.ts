import { excludedTables } from '~/platform/backups/excluded'
import type { DatabaseTest } from './database'
import { allFiles, allRows } from './filled-site'

export async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const value of values) found.push(value)
  return found
}

/** Returns the data that a backup contains, without that of the installation. */
export async function backupContent({ database, backend: { files } }: DatabaseTest) {
  const { content_version: _, ...rows } = await allRows(database)
  for (const table of Object.keys(excludedTables)) delete rows[table]
  return { rows, files: await allFiles(files) }
}
