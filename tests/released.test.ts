import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { checkSchema } from '~/platform/db/check-schema.server'
import { openDatabase } from '~/platform/db/db.server'
import { migrate } from '~/platform/db/migrations.server'
import { systemClock } from '~/platform/runtime/clock'

interface Release {
  version: string
  migrations: { name: string; checksum: string }[]
  schema: string[]
}

/** The schemas that `npm version` stored. */
const folder = join(import.meta.dirname, 'released')
const releases = readdirSync(folder).map(
  (name): Release => JSON.parse(readFileSync(join(folder, name), 'utf8')),
)

test.each(releases)('no migration of $version was edited', ({ migrations }) => {
  for (const { name, checksum } of migrations) {
    const script = readFileSync(join('db/migrations', name), 'utf8')
    expect(createHash('sha256').update(script).digest('hex'), name).toBe(checksum)
  }
})

test.each(releases)(
  'a database of $version is upgraded, and keeps what that version uses',
  async (release) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'skrivestue-test-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const file = join(dataDir, 'skrivestue.db')
    const before = new DatabaseSync(file)
    before.exec(
      'create table schema_migrations (name text primary key, checksum text not null, applied_at text not null)',
    )
    for (const statement of release.schema) before.exec(statement)
    const enter = before.prepare('insert into schema_migrations values (?, ?, ?)')
    for (const { name, checksum } of release.migrations) enter.run(name, checksum, '2026')
    const used = columnsOf(before)
    before.close()

    const opened = await openDatabase({ databaseUrl: undefined, dataDir })
    await migrate(opened, systemClock)
    await checkSchema(opened.db)
    await opened.db.destroy()
    const after = new DatabaseSync(file, { readOnly: true })
    expect(columnsOf(after)).toEqual(expect.arrayContaining(used))
    after.close()
  },
)

function columnsOf(db: DatabaseSync): string[] {
  const columns = db.prepare(
    `select t.name || '.' || c.name as name from sqlite_master t, pragma_table_info(t.name) c
      where t.type = 'table' and t.name not like 'sqlite_%'`,
  )
  return columns.all().map(({ name }) => String(name))
}
