import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Noun } from '~/platform/changes/noun'
import type { Database } from '~/platform/db/db.server'
import { applicationName } from '~/platform/db/postgres.server'
import type { Logger } from '~/platform/runtime/log.server'
import { type Broker, type ChangeEvent, incrementVersion, memoryBroker } from './live.server'

const channel = 'content_changes'
const checkIntervalMs = 10_000
/** Behind a pooler that passes no NOTIFY on, as PgBouncer in transaction mode. */
const pollIntervalMs = 500
const maxPauseMs = 5_000
const maxPublishedIds = 100

type NotifiedChange = ChangeEvent & { id: string }

interface ReceivedVersion {
  version: number
  id?: string | null
}

interface Options {
  databaseUrl: string
  version: number
  log: Logger
}

/**
 * A broker for several processes on one PostgreSQL. Changes are sent by NOTIFY in their own
 * transaction. The first subscription opens a listening connection until `close`; a lost connection
 * is reopened, and changes missed meanwhile are published as one change without nouns. A version that
 * went back, or the same version with another change id, means another copy of the database: all
 * caches are dropped, and versions continue from there.
 */
export class PostgresBroker implements Broker {
  readonly #options: Options
  readonly #local: Broker
  readonly #closing = new AbortController()
  /** Ids of recently published changes, to ignore our own when the database sends them. */
  readonly #published = new Set<string>()
  /** The last change received from the database, which sends them in order of version. */
  #lastReceived: ReceivedVersion
  #listening: Promise<void> | undefined
  #intervalMs = checkIntervalMs
  #isChecking = false

  constructor(options: Options) {
    this.#options = options
    this.#lastReceived = { version: options.version }
    this.#local = memoryBroker(options.version)
  }

  get version(): number {
    return this.#local.version
  }

  async record(db: Database, nouns: readonly Noun[]): Promise<ChangeEvent> {
    const id = randomUUID()
    const change: NotifiedChange = { nouns, version: await incrementVersion(db, id), id }
    await sql`select pg_notify(${channel}, ${JSON.stringify(change)})`.execute(db)
    return change
  }

  /** At once in this process, whose next response has to show the change; others get NOTIFY. */
  publish(sent: ChangeEvent): void {
    const { id, ...change } = sent as NotifiedChange
    if (this.#published.has(id)) return
    this.#published.add(id)
    const [oldest = ''] = this.#published
    if (this.#published.size > maxPublishedIds) this.#published.delete(oldest)
    this.#local.publish(change)
  }

  subscribe(listener: (change: ChangeEvent) => void): () => void {
    this.#listening ??= this.#listen()
    return this.#local.subscribe(listener)
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
          this.#options.log.warn(
            { err: error },
            'change events of other processes are not received for now',
          )
        }
      }
      const wait = Math.min(100 * 2 ** failures, maxPauseMs)
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
    // Without a listener a dropped connection would end the process; the next query fails instead.
    client.on('error', () => {})
    client.on('notification', ({ payload }) => this.#receive(JSON.parse(payload ?? '')))
    const connectionEnded = new Promise<void>((resolve) => client.once('end', () => resolve()))
    try {
      await client.connect()
      // Before listening: a change that arrives at once may be one of another copy of the database.
      let previous = this.#lastReceived
      await client.query(`listen ${channel}`)
      while (!signal.aborted) {
        await this.#catchUp(client, previous)
        onListening()
        await Promise.race([
          connectionEnded,
          pause(this.#intervalMs, undefined, { signal }).catch(() => {}),
        ])
        previous = this.#lastReceived
      }
    } finally {
      // Not awaited, since an unreachable server never answers.
      void client.end().catch(() => {})
    }
  }

  #receive(change: NotifiedChange): void {
    // A pooler may send it with the answer to a query.
    if (!this.#isChecking) this.#intervalMs = checkIntervalMs
    this.#lastReceived = change
    this.publish(change)
  }

  /** Publishes changes that were missed after the given one. Its query also checks the connection. */
  async #catchUp(client: pg.Client, previous: ReceivedVersion): Promise<void> {
    this.#isChecking = true
    const { rows } = await client
      .query<{ version: number; id: string | null }>(
        'select version, change_id as id from content_version',
      )
      .finally(() => {
        this.#isChecking = false
      })
    const { version, id } = rows[0] ?? { version: 0, id: null }
    this.#lastReceived = { version, id }
    const isOtherChange = version === previous.version && id && previous.id && id !== previous.id
    if (version === previous.version && !isOtherChange) return
    this.#intervalMs = pollIntervalMs
    const isReset = version < previous.version || isOtherChange
    if (isReset) {
      this.#options.log.warn(
        { version, before: previous.version },
        'the database is a different one',
      )
    }
    this.#local.publish(isReset ? { version, reset: true } : { version })
  }
}
