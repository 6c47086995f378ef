import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Backend } from '~/platform/backend.server'
import { affects, type Broker } from '~/platform/live/live.server'
import { chunk } from '~/platform/runtime/chunk'
import { copenhagenToday } from '~/platform/runtime/clock'
import { StoppedError } from '~/platform/runtime/fault'
import { removeIndex } from './index-file.server'
import type { SearchEntry, SearchSource } from './search-source.server'
import { SearchStore, StoreError } from './search-store.server'
import { Vocabulary } from './vocabulary.server'
import { plainWord, queryWords } from './words.server'

/** After this many failures of the file the index is in memory only. */
const maxFailures = 2

const batchSize = 25

/** The number of entries per transaction. Each transaction sorts its words. */
const entriesPerTransaction = 1000

type Closeness = 'all' | 'misspelt' | 'some'

interface SearchResult {
  closeness: Closeness
  kinds: { kind: string; numbers: number[] }[]
  terms: Terms
}

export interface Terms {
  has(word: string): boolean
}

const indexes = new WeakMap<Broker, SearchIndex>()

export function searchIndex(backend: Backend, sources: readonly SearchSource[]): SearchIndex {
  const index = indexes.get(backend.live) ?? new SearchIndex(backend, sources)
  indexes.set(backend.live, index)
  return index
}

/**
 * The index of everything visible to visitors. A change only marks its sources as outdated; the
 * next search rereads the changed rows of these. A stored index from an earlier process is brought
 * up to date in the same manner.
 */
class SearchIndex {
  #sources: readonly SearchSource[]
  #file: Backend['searchFile']
  #outdated: Set<SearchSource>
  #updating: Promise<void> | undefined
  #day = ''
  #failures = 0
  #isClosed = false
  #positions = new Map<SearchSource, Map<string, number>>()
  #store: SearchStore | undefined
  #vocabulary: Vocabulary | undefined
  /** Part of the stored numeric versions, which are valid in this process only. */
  #processId = randomUUID()

  constructor({ live, searchFile }: Backend, sources: readonly SearchSource[]) {
    this.#sources = sources
    this.#file = searchFile
    this.#outdated = new Set(sources)
    live.subscribe((change) => {
      for (const source of sources) {
        if (source.nouns.some((noun) => affects(change, noun))) this.#outdated.add(source)
      }
    })
  }

  async find(backend: Backend, text: string): Promise<SearchResult> {
    return this.#withStore(backend, () => this.#find(queryWords(text)))
  }

  async update(backend: Backend): Promise<void> {
    await this.#withStore(backend, () => {})
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#updating?.catch(() => {})
    this.#store?.close()
    this.#store = undefined
  }

  async read(backend: Backend, kind: string, numbers: number[]): Promise<SearchEntry[]> {
    const source = this.#sources.find((each) => each.kind === kind)
    const ids = numbers.flatMap((number) => this.#store?.idOf(number) ?? [])
    if (!source || ids.length === 0) return []
    const entries = await source.read(backend, ids, this.#positionOf(source))
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  /** Recreates a failing store; in memory if that fails too. */
  async #withStore<T>(backend: Backend, work: () => T): Promise<T> {
    for (;;) {
      this.#refuseIfClosed()
      try {
        this.#outdateOnNewDay(backend)
        while (this.#updating || this.#outdated.size > 0) await this.#update(backend)
        return work()
      } catch (error) {
        if (!(error instanceof StoreError) || this.#failures >= maxFailures) throw error
        this.#failures += 1
        backend.log.warn({ err: error }, 'the search index is built again')
        this.#discardStore()
      }
    }
  }

  #refuseIfClosed() {
    if (this.#isClosed) throw new StoppedError('the search is closed')
  }

  #discardStore() {
    this.#store?.close()
    this.#store = undefined
    this.#outdated = new Set(this.#sources)
    if (this.#file) removeIndex(this.#file.path)
    if (this.#failures >= maxFailures) this.#file = undefined
  }

  #outdateOnNewDay({ clock }: Backend) {
    const today = copenhagenToday(clock)
    if (today === this.#day) return
    this.#day = today
    for (const source of this.#sources) this.#outdated.add(source)
  }

  #positionOf(source: SearchSource) {
    const positions = this.#positions.get(source)
    return (id: string) => positions?.get(id) ?? 0
  }

  #open() {
    if (!this.#store || !this.#vocabulary) {
      this.#store = new SearchStore(this.#file)
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
    const allowMisspelt = closeness !== 'all'
    const queries = words.map((word) => vocabulary.queryFor(word, { allowMisspelt }))
    const terms = { has: (word: string) => queries.some((query) => query.has(word)) }
    if (queries.length === 0) return { closeness, kinds: [], terms }
    const operator = closeness === 'some' ? ' OR ' : ' AND '
    const matchExpression = queries.map(({ matchExpression }) => matchExpression).join(operator)
    const rankExpression = queries.map(({ rankExpression }) => rankExpression).join(operator)
    const phrase = `"${words.map(plainWord).join(' ')}"`
    const expressions = { matchExpression, rankExpression, phrase }
    const kinds = store.match(expressions).flatMap(({ kind, numbers }) => {
      const source = this.#sources[kind]
      if (!source) return []
      if (!source.isInOrder) return [{ kind: source.kind, numbers }]
      const positionOf = this.#positionOf(source)
      return [{ kind: source.kind, numbers: store.inListOrder(numbers, expressions, positionOf) }]
    })
    return { closeness, kinds, terms }
  }

  #update(backend: Backend): Promise<void> {
    this.#updating ??= this.#readOutdated(backend).finally(() => {
      this.#updating = undefined
      this.#vocabulary?.clearCache()
    })
    return this.#updating
  }

  async #readOutdated(backend: Backend): Promise<void> {
    for (const source of this.#outdated) {
      // Before reading, so that changes made meanwhile are read again.
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
    const entries = await source.list(backend)
    const indexed = store.versions(kind)
    this.#positions.set(source, new Map(entries.map(({ id }, index) => [id, index])))
    const versions = new Map(entries.map(({ id, version }) => [id, this.#stableVersion(version)]))
    // Last first, since equal hits are ordered by descending number.
    const changed = [...versions.keys()]
      .filter((id) => indexed.get(id) !== versions.get(id))
      .reverse()
    await store.transaction(async () => {
      for (const id of indexed.keys()) if (!versions.has(id)) store.remove(kind, id)
    })
    const addBatch = async (batch: string[]) => {
      const entries = await source.read(backend, batch, this.#positionOf(source))
      const byId = new Map(entries.map((entry) => [entry.id, entry]))
      for (const id of batch) {
        if (indexed.has(id)) store.remove(kind, id)
        const entry = byId.get(id)
        if (entry) store.put(kind, id, versions.get(id) ?? '', vocabulary.addEntry(entry))
      }
      await nextTurn()
    }
    for (const transaction of chunk(changed, entriesPerTransaction)) {
      await store.transaction(async () => {
        for (const batch of chunk(transaction, batchSize)) {
          this.#refuseIfClosed()
          await addBatch(batch)
        }
      })
    }
  }

  #stableVersion(version: number | string): string {
    return typeof version === 'string' ? version : `${this.#processId} ${version}`
  }
}
