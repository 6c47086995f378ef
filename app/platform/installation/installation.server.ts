import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Backend } from '~/platform/backend.server'
import { findSecret, storeSecret } from '~/platform/db/secrets.server'
import { ConfigError } from '~/platform/runtime/env.server'
import { installationId, markFile, writeMark } from '~/platform/runtime/installation-mark.server'

const secretName = 'installation'

/** Parts that share an identity from the first start (docs/decisions/0021-one-installation.md). */
export type InstallationParts = Pick<Backend, 'db' | 'files' | 'clock'> & { dataDir: string }

/** Refuses an empty database beside data of an installation, before anything is created. */
export async function refuseEmptiedDatabase({
  db,
  dataDir,
  files,
}: InstallationParts): Promise<void> {
  const tables = await db.introspection.getTables()
  if (tables.some(({ name }) => name === 'schema_migrations')) return
  const filesMark = await files.mark.read().catch(() => undefined)
  const owner = installationId(dataDir) ? `DATA_DIR ${dataDir}` : filesMark && 'the file store'
  if (!owner) return
  throw new ConfigError(
    `The database is empty, but ${owner} belongs to an installation: name its database, restore a backup, or choose an empty folder and bucket`,
  )
}

/**
 * Also marks parts without a mark, as after a first start, an upgrade or a restore.
 * @returns whether the file store was reachable; until then it is not written to
 * @throws ConfigError when they belong to different installations, or the files are lost
 */
export async function verifyInstallation(parts: InstallationParts): Promise<boolean> {
  const { db, dataDir, files } = parts
  const folderMark = installationId(dataDir)
  const filesMark = await files.mark.read().catch((): false => false)
  const storedIdentity = await findSecret(db, secretName)
  const identityIfMissing = storedIdentity ?? folderMark ?? (filesMark || randomUUID())
  refuseOtherInstallation(`DATA_DIR ${dataDir}`, folderMark, identityIfMissing)
  refuseOtherInstallation('The file store', filesMark || undefined, identityIfMissing)
  if (filesMark === undefined && (await lacksFiles(parts))) {
    throw new ConfigError(
      'The database has pictures, but the file store is empty: restore a backup, or name the right folder or bucket',
    )
  }
  const identity = storedIdentity ?? (await storeIdentity(parts, identityIfMissing))
  if (folderMark === undefined) writeMark(join(dataDir, markFile), identity)
  files.mark.expect(identity)
  if (filesMark === undefined) await files.mark.write(identity)
  return filesMark !== false
}

function refuseOtherInstallation(part: string, mark: string | undefined, identity: string) {
  if (mark === undefined || mark === identity) return
  throw new ConfigError(
    `${part} belongs to another installation than the database: name those that belong together`,
  )
}

/** If two processes start at once, the first one sets the identity. */
async function storeIdentity(parts: InstallationParts, value: string): Promise<string> {
  await storeSecret(parts, secretName, value)
  return (await findSecret(parts.db, secretName)) ?? value
}

async function lacksFiles({ db, files }: InstallationParts): Promise<boolean> {
  const pictures = await db.selectFrom('stored_pictures').select('path').limit(1).execute()
  if (pictures.length === 0) return false
  for await (const _ of files.entries('images')) return false
  return true
}
