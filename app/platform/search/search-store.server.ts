import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** Where an index is kept from one start to the next. */
export interface IndexFile {
  path: string
  /** The program that makes it: another one may read other words out of the same rows. */
  program: string
}

/** The words of an entry as they are looked up, with spaces between them. */
export interface IndexedWords {
  title: string
  detail: string
  text: string
}

/** As FTS5 is asked: all that is meant, and what tells the better from the others. */
export interface Expressions {
  finding: string
  ranking: string
}

/** The numbers of what was found of one kind, the best first. */
export interface FoundKind {
  kind: number
  numbers: number[]
}

/** A store that cannot be read or written: it can be made anew, unlike the site's own database. */
export class StoreError extends Error {}

/** So many are put into an order by their words: that takes longer than to find them. */
const maxRanked = 2000

/** Numbers of one kind begin here, those of the next one as much later. */
const kindSize = 2 ** 32

function kindOf(number: number): number {
  return Math.floor(number / kindSize)
}

/** The first and the last number that one of a kind can have. */
function rangeOf(kind: number): [number, number] {
  return [kind * kindSize, (kind + 1) * kindSize - 1]
}

const tables = `
  create table made (by_program text not null);
  create table entries (
    number integer primary key, kind integer not null, id text not null, version text not null,
    unique (kind, id)
  );
  create virtual table words using fts5 (
    title, detail, text, content = '', contentless_delete = 1, tokenize = 'ascii'
  );
  create table forms (word text primary key, stem text not null) without rowid;
  create index forms_by_stem on forms (stem);
  create table bare_forms (
    bare text not null, word text not null, primary key (bare, word)
  ) without rowid;
`

/**
 * The words of everything that can be found, in a database of their own: made anew whenever it is
 * not there, not whole, or of another program.
 */
export class SearchStore {
  #db: DatabaseSync
  #prepared = new Map<string, StatementSync>()

  /** @param kept where it is kept; else it ends with the process */
  constructor(kept: IndexFile | undefined) {
    this.#db = attempt(() => (kept ? openFile(kept) : openNew(':memory:', '')))
  }

  /** Numbers and versions of the entries of a kind, by their ids. */
  versions(kind: number): Map<string, { number: number; version: string }> {
    const rows = this.all('select id, number, version from entries where kind = ?', kind)
    return new Map(
      rows.map(([id, number, version]) => [
        String(id),
        { number: Number(number), version: String(version) },
      ]),
    )
  }

  put(kind: number, id: string, version: string, { title, detail, text }: IndexedWords): void {
    const [[last] = []] = this.all(
      'select max(number) from entries where number between ? and ?',
      ...rangeOf(kind),
    )
    const number = Number(last ?? kind * kindSize) + 1
    this.#run('insert into entries values (?, ?, ?, ?)', number, kind, id, version)
    this.#run(
      'insert into words (rowid, title, detail, text) values (?, ?, ?, ?)',
      ...[number, title, detail, text],
    )
  }

  forget(kind: number, id: string): void {
    const [[number] = []] = this.all(
      'select number from entries where kind = ? and id = ?',
      kind,
      id,
    )
    if (number === undefined) return
    this.#run('delete from words where rowid = ?', Number(number))
    this.#run('delete from entries where number = ?', Number(number))
  }

  takeInWord(word: string, stem: string, bare: string): void {
    this.#run('insert or ignore into forms values (?, ?)', word, stem)
    if (bare !== word) this.#run('insert or ignore into bare_forms values (?, ?)', bare, word)
  }

  /**
   * What is found, by kinds, those with the best first: by how much of it is said where, and where that
   * is more than anybody looks through, by what is called so, then the newest.
   */
  match({ finding, ranking }: Expressions): FoundKind[] {
    const all = this.#numbers('words match ? order by rowid desc', finding)
    const best = this.#numbers(
      'words match ? order by bm25(words, 4, 1.5, 1), rowid desc',
      all.length > maxRanked ? `{title} : (${finding})` : ranking,
    )
    const inOrder = all.length === best.length ? best : [...new Set([...best, ...all])]
    return [...Map.groupBy(inOrder, kindOf)].map(([kind, numbers]) => ({ kind, numbers }))
  }

  #numbers(condition: string, expression: string): number[] {
    const rows = this.all(`select rowid from words where ${condition}`, expression)
    return rows.map(([number]) => Number(number))
  }

  idOf(number: number): string | undefined {
    const [[id] = []] = this.all('select id from entries where number = ?', number)
    return id === undefined ? undefined : String(id)
  }

  /** Everything that the work writes, or nothing of it. One at a time. */
  async atOnce(work: () => Promise<void>): Promise<void> {
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
    const known = this.#prepared.get(query)
    if (known) return known
    const statement = this.#db.prepare(query)
    statement.setReturnArrays(true)
    this.#prepared.set(query, statement)
    return statement
  }
}

/** @throws StoreError */
function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw new StoreError((cause as Error).message, { cause })
  }
}

function openFile({ path, program }: IndexFile): DatabaseSync {
  const madeBy = createHash('sha256').update(readFileSync(program)).digest('hex')
  try {
    const db = new DatabaseSync(path)
    if (isMadeBy(db, madeBy)) return db
    db.close()
  } catch {
    // Not a database, or not one of ours: it is made anew.
  }
  removeIndex(path)
  return openNew(path, madeBy)
}

export function removeIndex(path: string): void {
  for (const end of ['', '-wal', '-shm']) {
    try {
      rmSync(path + end, { force: true })
    } catch {
      // Its disk fails: then nothing is kept there either.
    }
  }
}

function isMadeBy(db: DatabaseSync, program: string): boolean {
  const present = db.prepare("select 1 from sqlite_schema where name = 'made'").get()
  return (
    present !== undefined && db.prepare('select by_program from made').get()?.by_program === program
  )
}

function openNew(path: string, program: string): DatabaseSync {
  const db = new DatabaseSync(path)
  // What a crash of the machine takes of it is read again: nothing waits for the disk.
  db.exec(`pragma journal_mode = wal; pragma synchronous = normal; begin; ${tables}`)
  db.prepare('insert into made values (?)').run(program)
  db.exec('commit')
  return db
}
