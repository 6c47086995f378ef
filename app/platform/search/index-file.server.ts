import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export interface IndexFile {
  path: string
  /** The file of the running program. Another version may index rows differently, so its index is discarded. */
  programFile: string
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

/** Opens a stored index, recreated if it is missing or damaged; in memory without a file. */
export function openIndex(file: IndexFile | undefined): DatabaseSync {
  if (!file) return createIndex(':memory:', '')
  const { path, programFile } = file
  const programHash = createHash('sha256').update(readFileSync(programFile)).digest('hex')
  try {
    const db = new DatabaseSync(path)
    if (isFromProgram(db, programHash)) return db
    db.close()
  } catch {
    // Not a database, or not ours: recreate it.
  }
  removeIndex(path)
  return createIndex(path, programHash)
}

export function removeIndex(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    try {
      rmSync(path + suffix, { force: true })
    } catch {
      // The disk fails, so the index will be in memory.
    }
  }
}

function isFromProgram(db: DatabaseSync, programHash: string): boolean {
  const table = db.prepare("select 1 from sqlite_schema where name = 'made'").get()
  return (
    table !== undefined &&
    db.prepare('select by_program from made').get()?.by_program === programHash
  )
}

function createIndex(path: string, programHash: string): DatabaseSync {
  const db = new DatabaseSync(path)
  // No sync to disk: rows lost in a crash are indexed again.
  db.exec(`pragma journal_mode = wal; pragma synchronous = normal; begin; ${tables}`)
  db.prepare('insert into made values (?)').run(programHash)
  db.exec('commit')
  return db
}
