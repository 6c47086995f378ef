import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Noun } from '~/platform/changes/nouns'
import type { Database } from '~/platform/db/db.server'
import { applicationName } from '~/platform/db/postgres.server'
import type { Logger } from '~/platform/runtime/log.server'
import { type Broker, type Change, memoryBroker, raiseVersion } from './live.server'

const channel = 'content_changes'
const checkEveryMs = 10_000
const longestPauseMs = 5_000
const remembered = 100

interface Options {
  databaseUrl: string
  /** The content's version at the start. */
  version: number
  log: Logger
}

/**
 * A broker for several processes on one PostgreSQL. Word travels by NOTIFY in the transaction of the
 * change. Whoever subscribes first begins to listen, on a connection of its own, until `close`; a lost
 * connection is made anew, and what was missed meanwhile is told as one change of anything.
 */
export function postgresBroker(options: Options): Broker {
  return new PostgresBroker(options)
}

class PostgresBroker implements Broker {
  readonly #options: Options
  readonly #here: Broker
  readonly #closing = new AbortController()
  /** Versions told lately: what this process changed is heard again from the database. */
  readonly #told = new Set<number>()
  /** The newest version heard from the database, which tells all of them in their order. */
  #heard: number
  #listening: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
    this.#heard = options.version
    this.#here = memoryBroker(options.version)
  }

  get version(): number {
    return this.#here.version
  }

  async record(db: Database, nouns: readonly Noun[]): Promise<Change> {
    const change = { nouns, version: await raiseVersion(db) }
    await sql`select pg_notify(${channel}, ${JSON.stringify(change)})`.execute(db)
    return change
  }

  /** At once in this process, whose next answer has to show the change; by NOTIFY in all others. */
  publish(change: Change): void {
    if (this.#told.has(change.version)) return
    this.#told.add(change.version)
    const oldest = this.#told.size > remembered ? this.#told.values().next().value : undefined
    if (oldest !== undefined) this.#told.delete(oldest)
    this.#here.publish(change)
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.#listening ??= this.#listen()
    return this.#here.subscribe(listener)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#listening
  }

  async #listen(): Promise<void> {
    const { signal } = this.#closing
    let failures = 0
    while (!signal.aborted) {
      try {
        await this.#listenUntilLost(() => {
          failures = 0
        })
      } catch (error) {
        if (!signal.aborted && failures === 0) {
          this.#options.log.warn({ err: error }, 'changes of other processes are not heard for now')
        }
      }
      const wait = Math.min(100 * 2 ** failures, longestPauseMs)
      failures += 1
      await pause(wait, undefined, { signal }).catch(() => {})
    }
  }

  async #listenUntilLost(onListening: () => void): Promise<void> {
    const { signal } = this.#closing
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      application_name: applicationName,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    })
    // Without a listener a connection that drops would end the process; the next query tells of it.
    client.on('error', () => {})
    client.on('notification', ({ payload }) => this.#hear(JSON.parse(payload ?? '')))
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      while (!signal.aborted) {
        await this.#catchUp(client)
        onListening()
        await Promise.race([ended, pause(checkEveryMs, undefined, { signal }).catch(() => {})])
      }
    } finally {
      // Not waited for: a server that is gone never says goodbye.
      void client.end().catch(() => {})
    }
  }

  #hear(change: Change): void {
    this.#heard = change.version
    this.publish(change)
  }

  /** Tells of what was not heard. It also shows whether the connection still stands. */
  async #catchUp(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ version: number }>('select version from content_version')
    const version = rows[0]?.version ?? 0
    if (version === this.#heard) return
    this.#heard = version
    this.#told.delete(version)
    this.publish({ version })
  }
}
