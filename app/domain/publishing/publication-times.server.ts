import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/noun'
import { asTable, nounsWith } from '~/platform/changes/nouns'
import { commitChange } from '~/platform/changes/rows.server'
import { affects, publishedUntil, storePublishedUntil } from '~/platform/live/live.server'

/** Limits the delay if the system clock changes or the machine sleeps. */
const maxWaitMs = 30_000
const retryMs = 10_000

/** Every process publishes a change event at each publication time (docs/decisions/0026-publishing.md). */
export class PublicationTimes {
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

  /** The next publication time, in milliseconds since 1970. Cached pages expire then. */
  get next(): number {
    return this.#next
  }

  async start(): Promise<void> {
    this.#unsubscribe = this.#backend.live.subscribe((change) => {
      // A saved publication time may have passed already.
      if (this.#nouns.some((noun) => affects(change, noun))) this.#queue(() => this.#catchUp())
    })
    this.#queue(() => this.#catchUp())
    await this.#work
  }

  stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#unsubscribe()
    return this.#work
  }

  #queue(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      this.#backend.log.error({ err: error }, 'the publication times could not be read')
      this.#wait(retryMs, () => this.#queue(() => this.#catchUp()))
    })
  }

  async #catchUp(): Promise<void> {
    const { db, clock } = this.#backend
    const now = clock.now().toISOString()
    const from = await publishedUntil(db)
    if (from === undefined) await storePublishedUntil(db, now)
    const due = await publishedSince(this.#backend, from ?? now, now)
    await (due.length > 0 ? this.#publishDue(due) : this.#scheduleNext())
  }

  async #publishDue(nouns: readonly PublishedNoun[]): Promise<void> {
    const now = this.#backend.clock.now().toISOString()
    await commitChange(this.#backend, nouns, ({ db }) => storePublishedUntil(db, now))
    await this.#scheduleNext()
  }

  async #scheduleNext(): Promise<void> {
    this.#next = await nextPublication(this.#backend)
    this.#setTimer()
  }

  #setTimer(): void {
    const remainingMs = this.#next - this.#backend.clock.now().getTime()
    clearTimeout(this.#timer)
    if (remainingMs === Number.POSITIVE_INFINITY) return
    this.#wait(Math.min(Math.max(remainingMs, 0), maxWaitMs), () => {
      if (this.#backend.clock.now().getTime() < this.#next) this.#setTimer()
      else this.#queue(() => this.#publishDue(this.#nouns))
    })
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(then, ms).unref()
  }
}

/** The next publication time of any noun, in milliseconds since 1970; infinity if there is none. */
async function nextPublication({ db, clock, nouns }: Backend): Promise<number> {
  const now = clock.now().toISOString()
  const times = nounsWith(nouns, 'published_at').map(async (noun) => {
    const { at } = await db
      .selectFrom(asTable(noun))
      .select(({ fn }) => fn.min('published_at').as('at'))
      .where('published_at', '>', now)
      .executeTakeFirstOrThrow()
    return at === null ? Number.POSITIVE_INFINITY : new Date(at).getTime()
  })
  return Math.min(...(await Promise.all(times)))
}

async function publishedSince({ db, nouns }: Backend, after: string, until: string) {
  const published = nounsWith(nouns, 'published_at').map(async (noun) => {
    const row = await db
      .selectFrom(asTable(noun))
      .select('id')
      .where('published_at', '>', after)
      .where('published_at', '<=', until)
      .limit(1)
      .executeTakeFirst()
    return row ? [noun] : []
  })
  return (await Promise.all(published)).flat()
}
