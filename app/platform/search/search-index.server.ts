import { setImmediate as nextTurn } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/clock'
import { type Broker, concerns } from '~/platform/live.server'
import type { SearchEntry, SearchSource } from './search-source.server'
import { Vocabulary } from './vocabulary.server'
import { plainWord, wordsOf } from './words.server'

/** How many entries are taken in before anything else has its turn. */
const batchSize = 25

/** Words that say nothing about what is looked for, unless they are all there is. */
const smallWords = new Set(
  wordsOf(
    'af at blev da de dem den der det du en er et for fra han har hun i ikke jeg med men når og om på sig så som til var vi',
  ).map(plainWord),
)

/** More words find nothing better, and each is looked for in all its forms and near ones. */
const mostWords = 5

/** How well a search was answered: with all its words, with one misspelt, or with some of them. */
export type Closeness = 'all' | 'misspelt' | 'some'

export interface Found {
  kind: string
  id: string
  /** The words of it that were found: see `plainWord`. */
  terms: string[]
}

/** An index of its own for every broker, whose changes it follows. */
const indexes = new WeakMap<Broker, SearchIndex>()

/** The index of a backend; empty until something is first searched for. */
export function searchIndex({ live }: Backend, sources: readonly SearchSource[]): SearchIndex {
  const index = indexes.get(live) ?? new SearchIndex(live, sources)
  indexes.set(live, index)
  return index
}

/**
 * The words of everything a visitor may see, in memory. A change only marks what it concerns; the next
 * search reads that again, and of it only the rows that are others now.
 */
class SearchIndex {
  #sources: readonly SearchSource[]
  #outdated: Set<SearchSource>
  #updating: Promise<void> | undefined
  #day = ''
  #versions = new Map<string, Map<string, number | string>>()
  #places = new Map<string, Map<string, number>>()
  #vocabulary = new Vocabulary()
  #words = new MiniSearch<Pick<SearchEntry, 'id' | 'title' | 'detail' | 'text'>>({
    fields: ['title', 'detail', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => this.#vocabulary.takeIn(word),
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: { title: 4, detail: 1.5 },
    },
  })

  constructor(live: Broker, sources: readonly SearchSource[]) {
    this.#sources = sources
    this.#outdated = new Set(sources)
    live.subscribe((change) => {
      for (const source of sources) {
        if (source.nouns.some((noun) => concerns(change, noun))) this.#outdated.add(source)
      }
    })
  }

  /** What the words are found in, the best first. */
  async find(backend: Backend, text: string): Promise<{ found: Found[]; closeness: Closeness }> {
    this.#followDay(backend)
    while (this.#updating || this.#outdated.size > 0) await this.#update(backend)
    const asked = [...new Set(wordsOf(text))]
    const telling = asked.filter((word) => !smallWords.has(plainWord(word)))
    const words = (telling.length > 0 ? telling : asked).slice(0, mostWords)
    for (const closeness of ['all', 'misspelt', 'some'] as const) {
      const found = this.#search(words, closeness)
      if (found.length > 0 || closeness === 'some') return { found, closeness }
    }
    return { found: [], closeness: 'all' }
  }

  /** Reads entries as they are now, in the given order. */
  async read(backend: Backend, kind: string, ids: string[]): Promise<SearchEntry[]> {
    const source = this.#sources.find((each) => each.kind === kind)
    if (!source || ids.length === 0) return []
    const entries = await source.read(backend, ids, this.#placeOf(kind))
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  /** What is public of the calendar changes with the date. */
  #followDay({ clock }: Backend) {
    const today = copenhagenToday(clock)
    if (today === this.#day) return
    this.#day = today
    for (const source of this.#sources) this.#outdated.add(source)
  }

  #placeOf(kind: string) {
    const places = this.#places.get(kind)
    return (id: string) => places?.get(id) ?? 0
  }

  #search(words: string[], closeness: Closeness): Found[] {
    const combineWith = closeness === 'some' ? 'OR' : 'AND'
    const misspelt = closeness !== 'all'
    const queries = words.map((word) => this.#vocabulary.queryFor(word, { misspelt }))
    return this.#words.search({ combineWith, queries }).map(({ id, terms }) => {
      const [kind = '', own = ''] = partsOf(id)
      return { kind, id: own, terms }
    })
  }

  /** Once at a time: who comes meanwhile waits for the same. */
  #update(backend: Backend): Promise<void> {
    this.#updating ??= this.#readOutdated(backend).finally(() => {
      this.#updating = undefined
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
    const { kind } = source
    const listed = await source.list(backend)
    const versions = this.#versions.get(kind) ?? new Map<string, number | string>()
    this.#versions.set(kind, versions)
    this.#places.set(kind, new Map(listed.map(({ id }, place) => [id, place])))
    for (const id of versions.keys()) {
      if (!this.#places.get(kind)?.has(id)) this.#forget(kind, id)
    }
    const changed = listed.filter(({ id, version }) => versions.get(id) !== version)
    for (let begin = 0; begin < changed.length; begin += batchSize) {
      const batch = new Map(
        changed.slice(begin, begin + batchSize).map(({ id, version }) => [id, version]),
      )
      const entries = await source.read(backend, [...batch.keys()], this.#placeOf(kind))
      for (const id of batch.keys()) this.#forget(kind, id)
      for (const entry of entries) {
        this.#words.add({ ...entry, id: keyOf(kind, entry.id) })
        versions.set(entry.id, batch.get(entry.id) ?? '')
      }
      await nextTurn()
    }
  }

  #forget(kind: string, id: string) {
    const key = keyOf(kind, id)
    if (this.#words.has(key)) this.#words.discard(key)
    this.#versions.get(kind)?.delete(id)
  }
}

const keyOf = (kind: string, id: string) => `${kind} ${id}`
const partsOf = (key: string) => key.split(' ', 2)
