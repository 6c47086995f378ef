import { statfs } from 'node:fs/promises'
import type { Backend } from '~/platform/backend.server'
import {
  copyFiles,
  countNewBytes,
  filesOfLastBackup,
  type KnownFiles,
} from '~/platform/backups/archive/copy-files.server'
import { copyRows, storeLines } from '~/platform/backups/archive/copy-rows.server'
import {
  type BackupReason,
  DamagedBackupError,
  type Manifest,
} from '~/platform/backups/archive/manifest'
import type { OpenDatabase } from '~/platform/db/db.server'
import type { SnapshotStore } from './snapshot-store.server'

export type Source = Pick<Backend, 'files' | 'clock'> & { database: OpenDatabase }

export interface Target {
  store: SnapshotStore
  /** The folder of the backups, whose disk must have room; undefined for a bucket. */
  folder: string | undefined
}

/**
 * Reads each blob back, and writes the manifest last, so that listed backups are complete.
 * @throws NoRoomError, DamagedBackupError when the database or a written blob is damaged
 */
export async function takeBackup(source: Source, target: Target, reason: BackupReason) {
  const { store } = target
  const damage = await source.database.damage()
  if (damage) throw new DamagedBackupError(`The database is damaged: ${damage}`)
  const knownFiles = await filesOfLastBackup(store)
  await requireRoomForBackup(source, target, knownFiles)
  const copy = await copyAll(source, store, knownFiles)
  const list = await storeLines(sortedEntries(copy.files), store)
  const manifest: Manifest = {
    format: 1,
    ...(await newId(source, store)),
    reason,
    migrations: copy.migrations,
    tables: copy.tables,
    files: {
      count: copy.files.size,
      bytes: [...copy.files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      listBytes: list.bytes,
      sha256: list.sha256,
    },
    missingFiles: copy.missing,
  }
  await store.write(manifest)
  return manifest
}

const maxAttempts = 3

/**
 * Copies the files, which takes long, then a snapshot of the rows and the files added meanwhile.
 * Repeated if a file that a row names was removed before it was copied.
 */
async function copyAll(source: Source, store: SnapshotStore, knownFiles: KnownFiles) {
  const filesBefore = await copyFiles(source.files, store, knownFiles)
  for (let attempt = 1; ; attempt++) {
    const snapshot = await source.database.snapshot()
    const rows = await copyRows(snapshot, store).finally(snapshot.close)
    const files = await copyFiles(source.files, store, knownFiles)
    for (const path of rows.referencedFiles) {
      const entry = files.get(path) ?? filesBefore.get(path)
      if (entry) files.set(path, entry)
    }
    const missing = [...rows.referencedFiles].filter((path) => !files.has(path)).sort()
    if (missing.length === 0 || attempt === maxAttempts) return { ...rows, files, missing }
  }
}

/** Estimates the rows at the uncompressed size of the last backup. */
async function requireRoomForBackup(
  source: Source,
  { store, folder }: Target,
  knownFiles: KnownFiles,
) {
  if (folder === undefined) return
  const [last] = await store.list()
  const rows = last?.tables.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0
  await requireRoom(folder, (await countNewBytes(source.files, knownFiles)) + rows)
}

const reservedBytes = 100 * 1024 * 1024

export class NoRoomError extends Error {
  constructor(needed: number, free: number) {
    super(`There is no room for the backup: ${mb(needed)} MB are needed, ${mb(free)} MB are free`)
  }
}

export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < bytes + reservedBytes) throw new NoRoomError(bytes + reservedBytes, free)
}

function mb(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024)
}

async function* sortedEntries(files: KnownFiles) {
  for (const path of [...files.keys()].sort()) yield files.get(path)
}

async function newId({ clock }: Source, store: SnapshotStore) {
  const takenAt = clock.now().toISOString()
  const base = takenAt.replace(/[:.]/g, '-')
  let id = base
  for (let number = 2; await store.has(id); number++) id = `${base}-${number}`
  return { id, takenAt }
}
