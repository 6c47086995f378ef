import { randomUUID } from 'node:crypto'
import type { Noun } from '~/platform/changes/noun'
import type { Database } from '~/platform/db/db.server'

export interface ChangeEvent {
  /** The nouns that changed, such as `news`. Missing when anything may have changed. */
  nouns?: readonly Noun[]
  /** Increases with every change, on all nodes and across restarts. */
  version: number
  /** Set after the database was replaced (a fail-over). The next versions count from this one, even if it is lower. */
  reset?: true
}

/** Publishes committed changes to everything that shows them (docs/decisions/0012-live.md). */
export interface Broker {
  /** The newest committed version that this process knows. Later reads see this version or a newer one. */
  readonly version: number
  /** Records a change in the transaction that makes it, so that both are committed or neither. */
  record(db: Database, nouns: readonly Noun[]): Promise<ChangeEvent>
  publish(change: ChangeEvent): void
  subscribe(listener: (change: ChangeEvent) => void): () => void
  close(): Promise<void>
}

export function affects({ nouns }: ChangeEvent, noun: Noun): boolean {
  return nouns === undefined || nouns.includes(noun)
}

export function memoryBroker(version = 0): Broker {
  const listeners = new Set<(change: ChangeEvent) => void>()
  let newest = version
  return {
    get version() {
      return newest
    },
    async record(db, nouns) {
      return { nouns, version: await incrementVersion(db) }
    },
    publish(change) {
      newest = change.reset ? change.version : Math.max(newest, change.version)
      for (const listener of listeners) listener(change)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => Promise.resolve(),
  }
}

/**
 * Locks the row until the commit, so versions follow the order of commits.
 * @param change_id distinguishes the change from one of another copy of the database
 */
export async function incrementVersion(db: Database, change_id = randomUUID()): Promise<number> {
  const { version } = await db
    .insertInto('content_version')
    .values({ id: 1, version: 1, change_id })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ version: eb('content_version.version', '+', 1), change_id })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function storedVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('content_version').select('version').executeTakeFirst()
  return row?.version ?? 0
}

export async function publishedUntil(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('content_version').select('published_until').executeTakeFirst()
  return row?.published_until ?? undefined
}

export async function storePublishedUntil(db: Database, instant: string): Promise<void> {
  await db
    .insertInto('content_version')
    .values({ id: 1, version: 0, published_until: instant })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ published_until: instant }))
    .execute()
}
