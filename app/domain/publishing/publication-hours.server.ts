import type { Backend } from '~/platform/backend.server'
import { nounsWith, type PublishedNoun } from '~/platform/changes/nouns'
import { commitChange } from '~/platform/changes/rows.server'
import { concerns, notePublishedUntil, publishedUntil } from '~/platform/live/live.server'

/** A clock that is put forward, or a machine that slept, is noticed within this time. */
const longestWaitMs = 30_000
const againMs = 10_000

/**
 * Keeps the hours of publication: when one comes, everything that shows the nouns is told, as of any
 * change. Each process does so by its own clock (docs/decisions/0026-publishing.md).
 */
export class PublicationHours {
  readonly #backend: Backend
  readonly #nouns: PublishedNoun[]
  #next = Number.POSITIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #work = Promise.resolve()
  #unsubscribe = () => {}
  #stopped = false

  constructor(backend: Backend) {
    this.#backend = backend
    this.#nouns = nounsWith(backend.nouns, 'published_at')
  }

  /** When the next one comes, in milliseconds since 1970: what was made before it is outdated then. */
  get next(): number {
    return this.#next
  }

  /** Tells of the hours that came while no process ran, and keeps those to come. */
  async start(): Promise<void> {
    this.#unsubscribe = this.#backend.live.subscribe((change) => {
      // An hour may have come since the save that named it.
      if (this.#nouns.some((noun) => concerns(change, noun))) this.#queue(() => this.#catchUp())
    })
    this.#queue(() => this.#catchUp())
    await this.#work
  }

  /** Resolves when what is under way is done. */
  stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#unsubscribe()
    return this.#work
  }

  /** One after the other; what fails is tried again. */
  #queue(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      this.#backend.log.error({ err: error }, 'the hours of publication could not be read')
      this.#wait(againMs, () => this.#queue(() => this.#catchUp()))
    })
  }

  /** Tells of the hours that came and nobody told of, then waits for the next. */
  async #catchUp(): Promise<void> {
    const { db, clock } = this.#backend
    const now = clock.now().toISOString()
    const until = await publishedUntil(db)
    const come = until === undefined ? [] : await publishedSince(this.#backend, until, now)
    if (come.length > 0) return this.#tell(come)
    if (until === undefined) await notePublishedUntil(db, now)
    await this.#look()
  }

  async #tell(nouns: readonly PublishedNoun[]): Promise<void> {
    const now = this.#backend.clock.now().toISOString()
    await commitChange(this.#backend, nouns, ({ db }) => notePublishedUntil(db, now))
    await this.#look()
  }

  async #look(): Promise<void> {
    this.#next = await nextPublication(this.#backend)
    this.#watch()
  }

  #watch(): void {
    const left = this.#next - this.#backend.clock.now().getTime()
    clearTimeout(this.#timer)
    if (left === Number.POSITIVE_INFINITY) return
    this.#wait(Math.min(Math.max(left, 0), longestWaitMs), () => {
      if (this.#backend.clock.now().getTime() < this.#next) this.#watch()
      else this.#queue(() => this.#tell(this.#nouns))
    })
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(then, ms).unref()
  }
}

/** The tables are alike in this column: the type of one stands for all. */
const plain = (noun: PublishedNoun) => noun as 'news'

/** The next hour of publication of anything, in milliseconds since 1970; infinity where there is none. */
async function nextPublication({ db, clock, nouns }: Backend): Promise<number> {
  const now = clock.now().toISOString()
  const hours = nounsWith(nouns, 'published_at').map(async (noun) => {
    const { at } = await db
      .selectFrom(plain(noun))
      .select(({ fn }) => fn.min('published_at').as('at'))
      .where('published_at', '>', now)
      .executeTakeFirstOrThrow()
    return at === null ? Number.POSITIVE_INFINITY : new Date(at).getTime()
  })
  return Math.min(...(await Promise.all(hours)))
}

/** Of which nouns something was published after an instant and until another. */
async function publishedSince({ db, nouns }: Backend, after: string, until: string) {
  const found = nounsWith(nouns, 'published_at').map(async (noun) => {
    const row = await db
      .selectFrom(plain(noun))
      .select('id')
      .where('published_at', '>', after)
      .where('published_at', '<=', until)
      .limit(1)
      .executeTakeFirst()
    return row ? [noun] : []
  })
  return (await Promise.all(found)).flat()
}
