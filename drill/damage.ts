import {
  closeSync,
  copyFileSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Case, must } from './case.ts'
import {
  authorOf,
  authorWith,
  command,
  copyFolder,
  frontPage,
  newFolder,
  refusedStart,
  startSite,
} from './site.ts'

const database = (dataDir: string) => join(dataDir, 'skrivestue.db')

function overwrite(file: string, at: number, bytes: Buffer) {
  const handle = openSync(file, 'r+')
  writeSync(handle, bytes, 0, bytes.length, at)
  closeSync(handle)
}

function inFile(dataDir: string, statements: string) {
  const db = new DatabaseSync(database(dataDir))
  db.exec(statements)
  db.close()
}

/** The copies of one database that are damaged. */
interface Copies {
  /** An earlier copy. */
  old: string
  /** A copy whose last saves are only in its -wal. */
  crashed: string
}

const foreign = 'of another installation'

/** Damage to a database file between two starts. */
const damages: [string, (dataDir: string, copies: Copies) => void][] = [
  ['empty', (dir) => writeFileSync(database(dir), '')],
  ['another file', (dir) => writeFileSync(database(dir), 'Kære dagbog. '.repeat(5000))],
  ['its header overwritten', (dir) => overwrite(database(dir), 0, Buffer.alloc(100, 7))],
  ['one byte short', (dir) => truncateSync(database(dir), statSync(database(dir)).size - 1)],
  ['half of it', (dir) => truncateSync(database(dir), statSync(database(dir)).size / 2)],
  ['gone beside its files', (dir) => rmSync(database(dir))],
  ['a lone -wal', (dir) => renameSync(database(dir), `${database(dir)}-wal`)],
  ['an old copy', (dir, { old }) => copyFileSync(database(old), database(dir))],
  ['without its -wal', (dir, { crashed }) => copyFileSync(database(crashed), database(dir))],
  ['without a table', (dir) => inFile(dir, 'pragma foreign_keys = off; drop table news')],
  ['without a column', (dir) => inFile(dir, 'alter table news drop column link')],
  [
    'newer than the program',
    (dir) =>
      inFile(
        dir,
        `insert into schema_migrations select '9999_later.sql', checksum, applied_at from schema_migrations limit 1`,
      ),
  ],
  [
    'of another program',
    (dir) => {
      rmSync(database(dir))
      inFile(dir, 'create table recipes (name text)')
    },
  ],
  [
    foreign,
    (dir) => inFile(dir, `update secrets set value = 'another' where name like 'installation%'`),
  ],
]

export const damagedDatabases: Case = {
  promise: 'a damaged, foreign, newer or missing database',
  target:
    '14 of 14 refused in one line that says what to do, nothing created; the backup brings all back',
  async run(attempts) {
    const dataDir = newFolder()
    const first = await startSite({ DATA_DIR: dataDir })
    const { cookie } = await authorOf(first)
    await first.stop()
    const old = copyFolder(dataDir)
    const second = await startSite({ DATA_DIR: dataDir })
    await authorWith(second, cookie).mustSave('Livsværket', 0)
    await second.kill()
    const crashed = copyFolder(dataDir)
    await (await startSite({ DATA_DIR: dataDir })).stop()
    must((await command({ DATA_DIR: dataDir }, ['backup'])).code === 0, 'no backup')
    await attempts.each(damages, async ([name, damage]) => {
      const copy = copyFolder(dataDir)
      damage(copy, { old, crashed })
      const line = await refusedStart({ DATA_DIR: copy }).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`)
      })
      must(line.length > 20, `${name}: ${line}`)
      // A restore refuses another program's database, so ours is put back.
      if (name === foreign) return
      const restored = await command({ DATA_DIR: copy }, ['restore', 'latest'])
      must(restored.code === 0, `${name}, restored: ${restored.printed}`)
      const back = await startSite({ DATA_DIR: copy })
      const { html } = await frontPage(back)
      await back.stop()
      must(html.includes('Livsværket'), `${name}: the text is not back`)
    })
  },
}
