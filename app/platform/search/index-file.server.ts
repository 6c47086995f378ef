import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The file of a stored index. */
export interface IndexFile {
  path: string
  /** The version of the program; another one may index rows differently. */
  program: string
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
  if (!file) return openNew(':memory:', '')
  const { path, program } = file
  const madeBy = createHash('sha256').update(readFileSync(program)).digest('hex')
  try {
    const db = new DatabaseSync(path)
    if (isMadeBy(db, madeBy)) return db
    db.close()
  } catch {
    // Not a database, or not ours: recreate it.
  }
  removeIndex(path)
  return openNew(path, madeBy)
}

export function removeIndex(path: string): void {
  for (const end of ['', '-wal', '-shm']) {
    try {
      rmSync(path + end, { force: true })
    } catch {
      // The disk fails, so nothing is stored there.
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
  // No sync to disk: rows lost in a crash are indexed again.
  db.exec(`pragma journal_mode = wal; pragma synchronous = normal; begin; ${tables}`)
  db.prepare('insert into made values (?)').run(program)
  db.exec('commit')
  return db
}
