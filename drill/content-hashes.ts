import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { excludedFolders, excludedTables } from '../app/platform/backups/excluded.ts'
import { must } from './case.ts'
import { query } from './site.ts'

/** The SHA-256 of each table and file that a backup contains, by name. */
type ContentHashes = Map<string, string>

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

export function contentHashes(dataDir: string): ContentHashes {
  const hashes: ContentHashes = new Map()
  const tables = query<{ name: string }>(
    dataDir,
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  )
  for (const { name } of tables) {
    // The version rises with each restore.
    if (name in excludedTables || name === 'content_version') continue
    const rows = query(dataDir, `select * from ${name}`).map((row) => JSON.stringify(row))
    hashes.set(`table ${name}`, sha256(rows.sort().join('\n')))
  }
  const files = join(dataDir, 'files')
  for (const entry of readdirSync(files, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(files.length + 1)
    // Each installation has its own mark.
    if (!entry.isFile() || path === '.installation') continue
    if (excludedFolders.includes(path.split('/')[0] ?? '')) continue
    hashes.set(`file ${path}`, sha256(readFileSync(join(files, path))))
  }
  return hashes
}

/** @throws Error naming a table or file that differs or is missing */
export function requireSame(dataDir: string, expected: ContentHashes): void {
  const actual = contentHashes(dataDir)
  const different = [...expected].filter(([name, hash]) => actual.get(name) !== hash)
  must(different.length === 0, `not the same: ${different.map(([name]) => name).join(', ')}`)
}
