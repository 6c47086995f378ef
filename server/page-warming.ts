import type { Broker } from '../app/platform/live/live.server'
import { type Clock, nextCopenhagenMidnight } from '../app/platform/runtime/clock'
import type { Logger } from '../app/platform/runtime/log.server'
import { MostVisited } from './most-visited'

/** An author saves several times in a row: the pages are made once, after the last. */
const quietMs = 1000
const lookAgainMs = 50
const mostPages = 20
/** A clock that is put forward, or a machine that slept, is noticed within this time. */
const longestWaitMs = 30_000

interface Plan {
  clock: Clock
  live: Broker
  log: Logger
  /** Whether somebody waits for a page at present. */
  isBusy(): boolean
  isKept(url: string): boolean
  /** Makes and keeps the page of a URL. @returns whether there is one */
  make(url: string): Promise<boolean>
}

/**
 * A change outdates every kept page, and so does midnight in Copenhagen. This makes the most visited ones
 * anew before somebody asks, one at a time and while nobody waits. What nobody visits between some changes
 * is made no more.
 */
export class PageWarming {
  /** Pages made so far. */
  made = 0
  readonly #plan: Plan
  readonly #visited = new MostVisited()
  readonly #unsubscribe: () => void
  #timer: NodeJS.Timeout | undefined
  #midnight: NodeJS.Timeout | undefined
  #work = Promise.resolve()
  #round = 0

  constructor(plan: Plan) {
    this.#plan = plan
    this.#unsubscribe = plan.live.subscribe(() => this.#begin())
    this.#awaitMidnight()
  }

  /** A visitor asked for a page that can be kept. */
  count(url: string): void {
    this.#visited.count(url)
  }

  /** Resolves when the page under way is made. */
  stop(): Promise<void> {
    this.#unsubscribe()
    clearTimeout(this.#timer)
    clearTimeout(this.#midnight)
    this.#round += 1
    return this.#work
  }

  #awaitMidnight(): void {
    const { clock } = this.#plan
    const midnight = nextCopenhagenMidnight(clock)
    const left = midnight - clock.now().getTime()
    const look = () => {
      if (clock.now().getTime() >= midnight) this.#begin()
      this.#awaitMidnight()
    }
    this.#midnight = setTimeout(look, Math.min(left, longestWaitMs)).unref()
  }

  #begin(): void {
    clearTimeout(this.#timer)
    this.#round += 1
    const round = this.#round
    this.#timer = setTimeout(() => {
      this.#work = this.#work.then(() => this.#makeAll(round))
    }, quietMs).unref()
  }

  /** Until the next change or midnight, which begins another round. */
  async #makeAll(round: number): Promise<void> {
    for (const url of this.#visited.top(mostPages)) {
      await this.#quiet(round)
      if (round !== this.#round) return
      if (!this.#plan.isKept(url)) await this.#make(url)
    }
    this.#visited.fade()
  }

  async #quiet(round: number): Promise<void> {
    do await new Promise((look) => setTimeout(look, lookAgainMs))
    while (this.#plan.isBusy() && round === this.#round)
  }

  async #make(url: string): Promise<void> {
    const { make, log } = this.#plan
    try {
      if (await make(url)) this.made += 1
      else this.#visited.forget(url)
    } catch (error) {
      log.error({ err: error, url }, 'a page could not be made ahead')
    }
  }
}
