import type { Noun } from '~/platform/changes/nouns'
import type { Database } from '~/platform/db/db.server'

/** Something that visitors can see was changed. */
export interface Change {
  /** What it concerns, such as `news`. Missing when anything may have changed. */
  nouns?: readonly Noun[]
  /** The content's version since then. It rises with every change, on all nodes and over every start. */
  version: number
}

/** Carries word of committed changes to everything that shows them (docs/decisions/0012-live.md). */
export interface Broker {
  /** The newest version this process knows to be committed: what is read from now on is as new. */
  readonly version: number
  /** Enters a change in the transaction that makes it, so that both are kept or neither. */
  record(db: Database, nouns: readonly Noun[]): Promise<Change>
  /** Tells of a change that was entered and is committed. */
  publish(change: Change): void
  /** @returns a function that ends the subscription. */
  subscribe(listener: (change: Change) => void): () => void
  close(): Promise<void>
}

/** Whether the change may concern the noun. */
export function concerns({ nouns }: Change, noun: Noun): boolean {
  return nouns === undefined || nouns.includes(noun)
}

/** A broker for one process, whose content is at the given version. */
export function memoryBroker(version = 0): Broker {
  const listeners = new Set<(change: Change) => void>()
  let newest = version
  return {
    get version() {
      return newest
    },
    async record(db, nouns) {
      return { nouns, version: await raiseVersion(db) }
    },
    publish(change) {
      newest = Math.max(newest, change.version)
      for (const listener of listeners) listener(change)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => Promise.resolve(),
  }
}

/** Changes wait for each other here until they commit, so versions are in the order of commits. */
export async function raiseVersion(db: Database): Promise<number> {
  const { version } = await db
    .insertInto('content_version')
    .values({ id: 1, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ version: eb('content_version.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The content's version as it is stored; 0 before the first change. */
export async function storedVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('content_version').select('version').executeTakeFirst()
  return row?.version ?? 0
}

/** The instant up to which every hour of publication has been told of; undefined before the first. */
export async function publishedUntil(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('content_version').select('published_until').executeTakeFirst()
  return row?.published_until ?? undefined
}

/** Remembers over every start that all hours of publication up to an instant have been told of. */
export async function notePublishedUntil(db: Database, instant: string): Promise<void> {
  await db
    .insertInto('content_version')
    .values({ id: 1, version: 0, published_until: instant })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ published_until: instant }))
    .execute()
}
