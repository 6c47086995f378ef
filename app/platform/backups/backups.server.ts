import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '~/platform/backend.server'
import {
  type BackupReason,
  DamagedBackupError,
  type Manifest,
} from '~/platform/backups/archive/manifest'
import type { OpenDatabase } from '~/platform/db/db.server'
import type { FileStore } from '~/platform/files/file-store.server'
import type { Env } from '~/platform/runtime/env.server'
import {
  LocationMissingError,
  openBackupTarget,
  recordLocation,
  requireKnownLocation,
} from './open-store.server'
import { outdatedBackups } from './retention'
import { NoRoomError, type Source, type Target, takeBackup } from './take-backup.server'

export type BackupFailureKind = 'no-room' | 'location-missing' | 'damaged' | 'other'

export interface BackupState {
  isRunning: boolean
  lastGoodAt: string | undefined
  failure: { at: string; kind: BackupFailureKind } | undefined
  failures: number
  isUnreachable: boolean
}

type Site = Pick<Backend, 'files' | 'log' | 'clock'> & { database: OpenDatabase; env: Env }

const dayMs = 24 * 60 * 60 * 1000
const retryMs = 500

/** The backups of the site (docs/decisions/0022-backups.md). */
export class Backups {
  readonly #site: Site
  #target: Target | undefined
  #blobsSweptAt: number | undefined
  #state: BackupState = {
    isRunning: false,
    lastGoodAt: undefined,
    failure: undefined,
    failures: 0,
    isUnreachable: false,
  }

  constructor(site: Site) {
    this.#site = site
  }

  get state(): Readonly<BackupState> {
    return this.#state
  }

  async openTarget(): Promise<Target> {
    const { database, clock, env } = this.#site
    // Check each time, since a disk can be unmounted while the site runs.
    await requireKnownLocation(database.db, env)
    this.#target ??= await openBackupTarget(env.backupTo)
    await recordLocation({ db: database.db, clock, files: this.#target.store.files }, env)
    return this.#target
  }

  damage(): Promise<string | undefined> {
    return this.#site.database.damage()
  }

  /** The newest first. @throws Error when the backup store does not answer */
  async list(): Promise<Manifest[]> {
    try {
      const { store } = await this.openTarget()
      const backups = await store.list()
      this.#state.isUnreachable = false
      this.#recordLastGood(backups[0]?.takenAt)
      return backups
    } catch (error) {
      const reason = (error as Error).message
      const { log } = this.#site
      if (!this.#state.isUnreachable)
        log.error({ reason }, 'the backup folder or bucket cannot be used')
      this.#state.isUnreachable = true
      throw error
    }
  }

  /**
   * @returns undefined when a backup is already running, here or in another process
   * @throws Error when it fails; the failure has been logged
   */
  async take(reason: BackupReason): Promise<Manifest | undefined> {
    if (this.#state.isRunning) return undefined
    this.#state.isRunning = true
    try {
      return (await this.#site.database.tryBackupLock(() => this.#takeNow(reason)))?.result
    } finally {
      this.#state.isRunning = false
    }
  }

  async takeWhenFree(reason: BackupReason): Promise<Manifest> {
    for (;;) {
      const manifest = await this.take(reason)
      if (manifest) return manifest
      await pause(retryMs)
    }
  }

  async #takeNow(reason: BackupReason): Promise<Manifest> {
    const { log, clock } = this.#site
    try {
      const target = await this.openTarget()
      const manifest = await takeBackup(this.#source(), target, reason)
      this.#state.failure = undefined
      this.#recordLastGood(manifest.takenAt)
      const { id, missingFiles } = manifest
      log.info({ backup: id, reason }, 'a backup was taken')
      if (missingFiles.length > 0) log.error({ missingFiles }, 'files of the site are missing')
      // Never remove the backup that is about to be restored.
      if (reason !== 'restore') await this.#removeOutdated(target)
      return manifest
    } catch (error) {
      this.#state.failures += 1
      this.#state.failure = { at: clock.now().toISOString(), kind: failureKindOf(error) }
      log.error({ err: error }, 'no backup could be taken')
      throw error
    }
  }

  async #removeOutdated({ store }: Target): Promise<void> {
    const now = this.#site.clock.now()
    try {
      for (const id of outdatedBackups(await store.list(), now)) await store.remove(id)
      if (this.#blobsSweptAt !== undefined && now.getTime() - this.#blobsSweptAt < dayMs) return
      await store.removeUnusedBlobs()
      this.#blobsSweptAt = now.getTime()
    } catch (error) {
      this.#site.log.warn({ err: error }, 'outdated backups could not be removed')
    }
  }

  #recordLastGood(takenAt: string | undefined): void {
    const { failure } = this.#state
    this.#state.lastGoodAt = takenAt
    // Another process may have succeeded since.
    if (takenAt && failure && failure.at < takenAt) this.#state.failure = undefined
  }

  #source(): Source {
    const { database, files, clock, env } = this.#site
    return { database, files: withoutBackups(files, env), clock }
  }
}

/** Hides the backups when they are in the same bucket as the files. */
function withoutBackups(files: FileStore, { s3, backupTo }: Env): FileStore {
  if (!('s3' in backupTo) || s3?.bucket !== backupTo.s3.bucket) return files
  const { prefix } = backupTo
  return {
    ...files,
    async *entries(folder) {
      for await (const entry of files.entries(folder)) {
        if (!entry.path.startsWith(prefix)) yield entry
      }
    },
  }
}

function failureKindOf(error: unknown): BackupFailureKind {
  if (error instanceof NoRoomError) return 'no-room'
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'no-room'
  if (error instanceof LocationMissingError) return 'location-missing'
  return error instanceof DamagedBackupError ? 'damaged' : 'other'
}
