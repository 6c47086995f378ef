import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type IndexFile, openIndex } from './index-file.server'

interface Expressions {
  matchExpression: string
  rankExpression: string
  phrase: string
}

/** A store that cannot be read or written. It can be recreated, unlike the site's database. */
export class StoreError extends Error {}

/** Above this number, results are ranked by title only, because ranking takes longer than finding. */
const maxRanked = 2000

const kindSize = 2 ** 32

export class SearchStore {
  #db: DatabaseSync
  #prepared = new Map<string, StatementSync>()

  constructor(file: IndexFile | undefined) {
    this.#db = attempt(() => openIndex(file))
  }

  versions(kind: number): Map<string, string> {
    const rows = this.all('select id, version from entries where kind = ?', kind)
    return new Map(rows.map(([id, version]) => [String(id), String(version)]))
  }

  put(
    kind: number,
    id: string,
    version: string,
    words: Record<'title' | 'detail' | 'text', string>,
  ): void {
    const [[last] = []] = this.all(
      'select max(number) from entries where number between ? and ?',
      kind * kindSize,
      (kind + 1) * kindSize - 1,
    )
    const number = Number(last ?? kind * kindSize) + 1
    this.#run('insert into entries values (?, ?, ?, ?)', number, kind, id, version)
    this.#run(
      'insert into words (rowid, title, detail, text) values (?, ?, ?, ?)',
      number,
      ...[words.title, words.detail, words.text],
    )
  }

  remove(kind: number, id: string): void {
    const [[number] = []] = this.all(
      'select number from entries where kind = ? and id = ?',
      kind,
      id,
    )
    if (number === undefined) return
    this.#run('delete from words where rowid = ?', Number(number))
    this.#run('delete from entries where number = ?', Number(number))
  }

  addForms(word: string, stem: string, bare: string): void {
    this.#run('insert or ignore into forms values (?, ?)', word, stem)
    if (bare !== word) this.#run('insert or ignore into bare_forms values (?, ?)', bare, word)
  }

  /**
   * Finds entries, grouped by kind, best first. Those with the phrase come before all others, so that
   * 'Luk 2' finds the second chapter first. Ranks by all words; too many results are ranked by title,
   * then newest first.
   */
  match({
    matchExpression,
    rankExpression,
    phrase,
  }: Expressions): { kind: number; numbers: number[] }[] {
    const all = this.#numbers('words match ? order by rowid desc', matchExpression)
    const best = this.#numbers(
      'words match ? order by bm25(words, 4, 1.5, 1), rowid desc',
      all.length > maxRanked ? `{title} : (${matchExpression})` : rankExpression,
    )
    const inOrder = [...new Set([...this.#withPhrase(phrase), ...best, ...all])]
    const byKind = Map.groupBy(inOrder, (number) => Math.floor(number / kindSize))
    return [...byKind].map(([kind, numbers]) => ({ kind, numbers }))
  }

  inListOrder(
    numbers: number[],
    { matchExpression, phrase }: Pick<Expressions, 'matchExpression' | 'phrase'>,
    positionOf: (id: string) => number,
  ): number[] {
    const matches = new Set(numbers)
    const inOrder = (group: number[]) =>
      group
        .filter((number) => matches.has(number))
        .map((number) => ({ number, position: positionOf(this.idOf(number) ?? '') }))
        .sort((a, b) => a.position - b.position)
        .map(({ number }) => number)
    const inTitle = this.#numbers('words match ?', `{title} : (${matchExpression})`)
    const first = [...inOrder(inTitle), ...inOrder(this.#withPhrase(phrase))]
    return [...new Set([...first, ...numbers])]
  }

  #withPhrase(phrase: string): number[] {
    if (!phrase.includes(' ')) return []
    return this.#numbers('words match ? order by bm25(words, 4, 1.5, 1), rowid desc', phrase)
  }

  #numbers(condition: string, expression: string): number[] {
    const rows = this.all(`select rowid from words where ${condition}`, expression)
    return rows.map(([number]) => Number(number))
  }

  idOf(number: number): string | undefined {
    const [[id] = []] = this.all('select id from entries where number = ?', number)
    return id === undefined ? undefined : String(id)
  }

  /** Runs the work in a transaction. Transactions must not overlap. */
  async transaction(work: () => Promise<void>): Promise<void> {
    attempt(() => this.#db.exec('begin'))
    try {
      await work()
      attempt(() => this.#db.exec('commit'))
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw error
    }
  }

  all(query: string, ...values: (string | number)[]): unknown[][] {
    return attempt(() => this.#statement(query).all(...values)) as unknown as unknown[][]
  }

  close(): void {
    this.#db.close()
  }

  #run(query: string, ...values: (string | number)[]) {
    attempt(() => this.#statement(query).run(...values))
  }

  #statement(query: string): StatementSync {
    const cached = this.#prepared.get(query)
    if (cached) return cached
    const statement = this.#db.prepare(query)
    statement.setReturnArrays(true)
    this.#prepared.set(query, statement)
    return statement
  }
}

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw new StoreError((cause as Error).message, { cause })
  }
}
