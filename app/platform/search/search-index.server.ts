import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Backend } from '~/platform/backend.server'
import { type Broker, concerns } from '~/platform/live/live.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { StoppedError } from '~/platform/runtime/stopped-error'
import { askedWords } from './asked-words.server'
import type { SearchEntry, SearchSource } from './search-source.server'
import { removeIndex, SearchStore, StoreError } from './search-store.server'
import { Vocabulary } from './vocabulary.server'
import { wordsOf } from './words.server'

/** So often an index is made anew before it is kept in memory alone. */
const maxFailures = 2

/** How many entries are taken in before anything else has its turn. */
const batchSize = 25

/** How many are written together: each writing sorts the words of what it brings. */
const atOnce = 1000

/** How well a search was answered: with all its words, with one misspelt, or with some of them. */
export type Closeness = 'all' | 'misspelt' | 'some'

export interface SearchResult {
  closeness: Closeness
  /** Those with the best hits first. */
  kinds: { kind: string; numbers: number[] }[]
  /** Whether a plain word of a text is one of those that were looked for. */
  terms: Terms
}

/** See `plainWord`. */
export interface Terms {
  has(word: string): boolean
}

/** An index of its own for every broker, whose changes it follows. */
const indexes = new WeakMap<Broker, SearchIndex>()

export function searchIndex(backend: Backend, sources: readonly SearchSource[]): SearchIndex {
  const index = indexes.get(backend.live) ?? new SearchIndex(backend, sources)
  indexes.set(backend.live, index)
  return index
}

/**
 * The words of everything a visitor may see. A change only marks what it concerns; the next search
 * reads that again, and of it only the rows that are others now. What was kept by the process before
 * is compared in the same way.
 */
class SearchIndex {
  #sources: readonly SearchSource[]
  #kept: Backend['searchFile']
  #outdated: Set<SearchSource>
  #updating: Promise<void> | undefined
  #day = ''
  #failures = 0
  #isClosed = false
  #places = new Map<SearchSource, Map<string, number>>()
  #store: SearchStore | undefined
  #vocabulary: Vocabulary | undefined
  /** Versions that are numbers are known to this process alone. */
  #ownMark = randomUUID()

  constructor({ live, searchFile }: Backend, sources: readonly SearchSource[]) {
    this.#sources = sources
    this.#kept = searchFile
    this.#outdated = new Set(sources)
    live.subscribe((change) => {
      for (const source of sources) {
        if (source.nouns.some((noun) => concerns(change, noun))) this.#outdated.add(source)
      }
    })
  }

  /** What the words are found in, the best first. */
  async find(backend: Backend, text: string): Promise<SearchResult> {
    const words = askedWords(text)
    return this.#withStore(backend, () => this.#find(words))
  }

  /** Reads everything that is not as it was last read. */
  async update(backend: Backend): Promise<void> {
    await this.#withStore(backend, () => {})
  }

  /** Ends what is being read, and writes no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#updating?.catch(() => {})
    this.#store?.close()
    this.#store = undefined
  }

  /** Reads what was found as it is now, in the given order. */
  async read(backend: Backend, kind: string, numbers: number[]): Promise<SearchEntry[]> {
    const source = this.#sources.find((each) => each.kind === kind)
    const ids = numbers.flatMap((number) => this.#store?.idOf(number) ?? [])
    if (!source || ids.length === 0) return []
    const entries = await source.read(backend, ids, this.#placeOf(source))
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  /** A store that fails is made anew; where that fails too, since its disk does, in memory. */
  async #withStore<T>(backend: Backend, work: () => T): Promise<T> {
    for (;;) {
      this.#refuseIfClosed()
      try {
        this.#followDay(backend)
        while (this.#updating || this.#outdated.size > 0) await this.#update(backend)
        return work()
      } catch (error) {
        if (!(error instanceof StoreError) || this.#failures >= maxFailures) throw error
        this.#failures += 1
        backend.log.warn({ err: error }, 'the index of the search is made anew')
        this.#giveUpStore()
      }
    }
  }

  #refuseIfClosed() {
    if (this.#isClosed) throw new StoppedError('the search was closed')
  }

  #giveUpStore() {
    this.#store?.close()
    this.#store = undefined
    this.#outdated = new Set(this.#sources)
    if (this.#kept) removeIndex(this.#kept.path)
    if (this.#failures >= maxFailures) this.#kept = undefined
  }

  /** What is public of the calendar changes with the date. */
  #followDay({ clock }: Backend) {
    const today = copenhagenToday(clock)
    if (today === this.#day) return
    this.#day = today
    for (const source of this.#sources) this.#outdated.add(source)
  }

  #placeOf(source: SearchSource) {
    const places = this.#places.get(source)
    return (id: string) => places?.get(id) ?? 0
  }

  #open() {
    if (!this.#store || !this.#vocabulary) {
      this.#store = new SearchStore(this.#kept)
      this.#vocabulary = new Vocabulary(this.#store)
    }
    return { store: this.#store, vocabulary: this.#vocabulary }
  }

  #find(words: string[]): SearchResult {
    for (const closeness of ['all', 'misspelt', 'some'] as const) {
      const result = this.#search(words, closeness)
      if (result.kinds.length > 0) return result
    }
    return { closeness: 'some', kinds: [], terms: new Set<string>() }
  }

  #search(words: string[], closeness: Closeness): SearchResult {
    const { store, vocabulary } = this.#open()
    const misspelt = closeness !== 'all'
    const queries = words.map((word) => vocabulary.queryFor(word, { misspelt }))
    const terms = { has: (word: string) => queries.some((query) => query.has(word)) }
    if (queries.length === 0) return { closeness, kinds: [], terms }
    const link = closeness === 'some' ? ' OR ' : ' AND '
    const found = store.match({
      finding: queries.map(({ finding }) => finding).join(link),
      ranking: queries.map(({ ranking }) => ranking).join(link),
    })
    const kinds = found.map(({ kind, numbers }) => ({
      kind: this.#sources[kind]?.kind ?? '',
      numbers,
    }))
    return { closeness, kinds, terms }
  }

  /** Once at a time: who comes meanwhile waits for the same. */
  #update(backend: Backend): Promise<void> {
    this.#updating ??= this.#readOutdated(backend).finally(() => {
      this.#updating = undefined
      this.#vocabulary?.rest()
    })
    return this.#updating
  }

  async #readOutdated(backend: Backend): Promise<void> {
    for (const source of this.#outdated) {
      // Before it is read: what changes during the reading is read once more.
      this.#outdated.delete(source)
      try {
        await this.#readChanged(backend, source)
      } catch (error) {
        this.#outdated.add(source)
        throw error
      }
    }
  }

  async #readChanged(backend: Backend, source: SearchSource): Promise<void> {
    const { store, vocabulary } = this.#open()
    const kind = this.#sources.indexOf(source)
    const listed = await source.list(backend)
    const known = store.versions(kind)
    const places = new Map(listed.map(({ id }, place) => [id, place]))
    this.#places.set(source, places)
    const versions = new Map(listed.map(({ id, version }) => [id, this.#lasting(version)]))
    // The last first: where nothing else tells an order, the latest number comes first.
    const changed = [...versions.keys()]
      .filter((id) => known.get(id)?.version !== versions.get(id))
      .reverse()
    await store.atOnce(async () => {
      for (const id of known.keys()) if (!places.has(id)) store.forget(kind, id)
    })
    const plain = (text: string) =>
      wordsOf(text)
        .map((word) => vocabulary.takeIn(word))
        .join(' ')
    const takeIn = async (batch: string[]) => {
      const entries = await source.read(backend, batch, this.#placeOf(source))
      for (const id of batch) if (known.has(id)) store.forget(kind, id)
      for (const { id, title, detail, text } of entries) {
        const words = { title: plain(title), detail: plain(detail), text: plain(text) }
        store.put(kind, id, versions.get(id) ?? '', words)
      }
      await nextTurn()
    }
    for (const part of parts(changed, atOnce)) {
      await store.atOnce(async () => {
        for (const batch of parts(part, batchSize)) {
          this.#refuseIfClosed()
          await takeIn(batch)
        }
      })
    }
  }

  #lasting(version: number | string): string {
    return typeof version === 'string' ? version : `${this.#ownMark} ${version}`
  }
}

function parts(ids: string[], size: number): string[][] {
  const count = Math.ceil(ids.length / size)
  return Array.from({ length: count }, (_, part) => ids.slice(part * size, (part + 1) * size))
}
