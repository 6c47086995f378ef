import { createContext } from 'react-router'
import type { Auth } from './auth/auth.server'
import type { Backups } from './backups/backups.server'
import type { Noun } from './changes/noun'
import type { Nouns } from './changes/nouns'
import type { OpenChange } from './changes/open-change'
import type { Database, WithLock } from './db/db.server'
import { inDatabaseTransaction } from './db/transaction.server'
import type { Disk } from './files/disk.server'
import type { FileStore } from './files/file-store.server'
import type { Broker } from './live/live.server'
import type { Mailer } from './mail/transport.server'
import type { Clock } from './runtime/clock'
import type { Logger } from './runtime/log.server'
import type { IndexFile } from './search/index-file.server'

/** The first parameter of every domain function; routes only pass it on. */
export interface Backend {
  db: Database
  withLock: WithLock
  files: FileStore
  disk: Disk
  live: Broker
  log: Logger
  clock: Clock
  auth: Auth
  mail: Mailer | undefined
  backups: Backups
  nouns: Nouns
  /** The file of the search index; without one the index is in memory. */
  searchFile?: IndexFile
  siteUrl: string
  /** A draft shown to a reader who may see it (docs/decisions/0026-publishing.md). */
  preview?: Preview
  stagingUrl: string | undefined
  change?: OpenChange
  /** Set while an item of another system is stored. */
  importing?: Importing
  /** For the page about privacy. */
  operation?: Operation
  /** The folder DATA_DIR, for files that are in use for a while. */
  dataDir?: string
}

export interface Operation {
  /** Whether the log has every request. */
  logsRequests: boolean
  /** Whether a proxy is in front of the site, which may have a log of its own. */
  isBehindProxy: boolean
}

export interface Importing {
  /** The columns that the next new row of a noun has from its source, such as its id and dates. */
  columns(noun: Noun): object
  /** Records the written rows in the transaction that writes them. */
  record(tx: Backend, change: OpenChange): Promise<void>
}

export interface Preview {
  id: string
  /** Set for visitors with a preview link. */
  link?: {
    /** Added to the URLs of its files: `gennemsyn=…`. */
    query: string
    until: string
  }
}

export const backendContext = createContext<Backend>()

export function inTransaction<T>(backend: Backend, work: (backend: Backend) => Promise<T>) {
  return inDatabaseTransaction(backend.db, (db) => work({ ...backend, db }))
}
