import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { checkArchive } from '~/platform/backups/archive/check-archive.server'
import { insertRows } from '~/platform/backups/archive/insert-rows.server'
import { tallyStream } from '~/platform/backups/archive/lines.server'
import {
  type Archive,
  DamagedBackupError,
  type StoredEntry,
} from '~/platform/backups/archive/manifest'
import type { Database } from '~/platform/db/db.server'
import { rebuildSchema, refuseUnknownMigrations, siteTables } from '~/platform/db/migrations.server'
import { storeSecret } from '~/platform/db/secrets.server'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import type { FileStore } from '~/platform/files/file-store.server'
import { incrementVersion, storedVersion } from '~/platform/live/live.server'
import type { Source } from './take-backup.server'
import {
  committedRestoreKey,
  finishRestore,
  stagedPath,
  startRestore,
} from './unfinished-restore.server'

type RestoreTarget = Source & {
  /** The newest content version known outside the database; the restored version is higher. */
  newestVersion?: number
  /** Runs after the archive was checked and before anything is changed. */
  beforeChange?: () => Promise<void>
}

/**
 * Restores a backup after verifying all of it. If killed at any point, the site is either unchanged
 * or restored: files are added first, then the rows in one transaction, then files with changed
 * content are replaced, if necessary by the next start (docs/decisions/0022-backups.md).
 * @throws DamagedBackupError before anything is changed
 * @throws ConfigError when the backup is from a newer version of the program
 */
export async function restore(site: RestoreTarget, archive: Archive): Promise<void> {
  refuseUnknownMigrations(archive.manifest.migrations)
  const entries = await checkArchive(archive)
  await site.beforeChange?.()
  const id = randomUUID()
  try {
    await startRestore(site.files, id)
    for (const entry of entries) await addFile(site.files, archive, entry, id)
    await commitRows(site, archive, id)
  } catch (error) {
    await finishRestore(site.database.db, site.files).catch(() => {})
    throw error
  }
  await finishRestore(site.database.db, site.files)
}

async function commitRows(site: RestoreTarget, archive: Archive, id: string): Promise<void> {
  const commit = site.database.db.transaction().execute(async (tx) => {
    await replaceRows(tx, archive, site)
    await storeSecret({ db: tx, clock: site.clock }, committedRestoreKey, id)
  })
  await commit.catch((error: Error) => {
    throw new DamagedBackupError(`Its rows could not be stored: ${error.message}`, { cause: error })
  })
}

async function addFile(files: FileStore, archive: Archive, entry: StoredEntry, id: string) {
  const { path, sha256 } = entry
  const exists = await files.exists(path)
  if (exists && (await tallyStream(await files.read(path))).sha256 === sha256) return
  const target = exists ? stagedPath(id, path) : path
  await files.put(target, await archive.file(entry))
  if ((await tallyStream(await files.read(target))).sha256 === sha256) return
  await files.remove(target)
  throw new DamagedBackupError(`The file ${path} differs from the one that was backed up`)
}

async function replaceRows(
  tx: Database,
  { manifest, rows }: Archive,
  { clock, newestVersion = 0 }: RestoreTarget,
): Promise<void> {
  const tables = await existingTables(tx)
  const stored = tables.includes('content_version') ? await storedVersion(tx) : 0
  const version = Math.max(stored, newestVersion)
  const installationSecrets = tables.includes('secrets')
    ? await tx.selectFrom('secrets').selectAll().where('name', '<>', committedRestoreKey).execute()
    : []
  const erased = tables.includes('erased_addresses')
    ? await tx.selectFrom('erased_addresses').selectAll().execute()
    : []
  for (const name of [...tables].reverse()) await sql`drop table ${sql.table(name)}`.execute(tx)
  await rebuildSchema(tx, manifest.migrations, clock, async () => {
    // Rows inserted by migrations are in the backup too.
    for (const { name } of [...manifest.tables].reverse()) {
      await sql`delete from ${sql.table(name)}`.execute(tx)
    }
    for (const { name } of manifest.tables) await insertRows(tx, name, parseRows(rows(name)))
  })
  // Keep the identity of the installation.
  if (installationSecrets.length > 0)
    await tx.insertInto('secrets').values(installationSecrets).execute()
  // The next sweep deletes again the data that was deleted on request since the backup.
  for (const row of erased) {
    await tx
      .insertInto('erased_addresses')
      .values(row)
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ erased_at: row.erased_at }))
      .execute()
  }
  // A new version, so that open pages reload.
  await tx.updateTable('content_version').set({ version }).where('version', '<', version).execute()
  // A backup from before the first change has no version.
  await tx
    .insertInto('content_version')
    .values({ id: 1, version, change_id: randomUUID() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await incrementVersion(tx)
}

export async function existingTables(tx: Database): Promise<string[]> {
  const tables = new Set((await tx.introspection.getTables()).map(({ name }) => name))
  return siteTables.filter((name) => tables.has(name))
}

async function* parseRows(lines: AsyncIterable<string>): AsyncIterable<PlainRow> {
  for await (const line of lines) yield JSON.parse(line)
}
