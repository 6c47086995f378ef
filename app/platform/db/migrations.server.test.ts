import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { systemClock } from '~/platform/runtime/clock'
import { ConfigError } from '~/platform/runtime/env.server'
import { type OpenDatabase, openDatabase } from './db.server'
import { type AppliedMigration, migrate, rebuildSchema } from './migrations.server'

const ledgerOf = async ({ db }: OpenDatabase) =>
  (await sql<AppliedMigration>`select * from schema_migrations order by name`.execute(db)).rows

/** Migrates a database with a changed ledger, then restores the ledger. */
async function startOn({ database }: DatabaseTest, change: string, back: string) {
  await sql.raw(change).execute(database.db)
  const before = await ledgerOf(database)
  let backups = 0
  try {
    await migrate(database, systemClock, async () => {
      backups += 1
    })
  } finally {
    expect([await ledgerOf(database), backups]).toEqual([before, 0])
    await sql.raw(back).execute(database.db)
  }
}

databaseTest('a database of a newer version is refused and left as it is', async (test) => {
  const name = '9999_of_tomorrow.sql'
  const starting = startOn(
    test,
    `insert into schema_migrations values ('${name}', 'x', '2026-11-21T09:00:00.000Z')`,
    `delete from schema_migrations where name = '${name}'`,
  )
  await expect(starting).rejects.toThrow(ConfigError)
  await expect(starting).rejects.toThrow(
    `last used by a newer version of the program (${name}): start that version`,
  )
})

databaseTest('a database with an altered migration is refused', async (test) => {
  const [first] = await ledgerOf(test.database)
  const set = (checksum: string | undefined) =>
    `update schema_migrations set checksum = '${checksum}' where name = '${first?.name}'`
  const starting = startOn(test, set('altered'), set(first?.checksum))
  await expect(starting).rejects.toThrow(ConfigError)
  await expect(starting).rejects.toThrow(
    `${first?.name} differs from the one this database was migrated with`,
  )
})

databaseTest('a current database is not changed', async (test) => {
  const nothing = 'select 1'
  await startOn(test, nothing, nothing)
})

test('no backup is taken before the first start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const opened = await openDatabase({ databaseUrl: undefined, dataDir })
  onTestFinished(() => opened.db.destroy())
  const backup = vi.fn()
  await migrate(opened, systemClock, backup)
  expect(backup).not.toHaveBeenCalled()
})

databaseTest(
  'an earlier schema is filled before the later migrations run',
  async ({ database }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const { db } = await openDatabase({ databaseUrl: undefined, dataDir })
    onTestFinished(() => db.destroy())
    const former = (await ledgerOf(database)).filter(({ name }) => name < '0017_news_pages.sql')
    await rebuildSchema(db, former, systemClock, async () => {
      await sql`insert into news (id, title, content, published_date, created_at, updated_at, revision)
      values ('a', 'Håb', 'Om håb', '2026-11-21', '', '', 1)`.execute(db)
    })
    // The later migration gives each row a slug.
    const { rows } = await sql`select title, slug from news`.execute(db)
    expect(rows).toEqual([{ title: 'Håb', slug: 'a' }])
  },
)
