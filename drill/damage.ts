import {
  closeSync,
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
import { signIn } from '../tests/support/admin-site.ts'
import { type Case, must, tryEach } from './case.ts'
import { command, copyOf, newFolder, refusedStart, saveText, startSite, textKeys } from './site.ts'

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

const foreign = 'of another installation'

/** Damage to a database file between two starts. */
const damages: [string, (dataDir: string) => void][] = [
  ['empty', (dir) => writeFileSync(database(dir), '')],
  ['another file', (dir) => writeFileSync(database(dir), 'Kære dagbog. '.repeat(5000))],
  ['its header overwritten', (dir) => overwrite(database(dir), 0, Buffer.alloc(100, 7))],
  ['one byte short', (dir) => truncateSync(database(dir), statSync(database(dir)).size - 1)],
  ['half of it', (dir) => truncateSync(database(dir), statSync(database(dir)).size / 2)],
  ['gone beside its files', (dir) => rmSync(database(dir))],
  ['a lone -wal', (dir) => renameSync(database(dir), `${database(dir)}-wal`)],
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
    '12 of 12 refused in one line that says what to do, nothing created; the backup brings all back',
  async run() {
    const dataDir = newFolder()
    const site = await startSite({ DATA_DIR: dataDir })
    const cookie = await signIn(site)
    await saveText(site, cookie, { key: textKeys[0], value: 'Livsværket', revision: 0 })
    await command({ DATA_DIR: dataDir }, 'backup')
    await site.stop()
    return tryEach(damages, async ([name, damage]) => {
      const copy = copyOf(dataDir)
      damage(copy)
      const line = await refusedStart({ DATA_DIR: copy }).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`)
      })
      must(line.length > 20, `${name}: ${line}`)
      // Nothing may be restored into another program's database, so ours is put back.
      if (name === foreign) return
      const restored = await command({ DATA_DIR: copy }, 'restore', 'latest')
      must(restored.code === 0, `${name}, restored: ${restored.printed}`)
      const back = await startSite({ DATA_DIR: copy })
      const page = await (await fetch(back.url)).text()
      await back.stop()
      must(page.includes('Livsværket'), `${name}: the text is not back`)
    })
  },
}
