import {
  type DatabaseConnection,
  Kysely,
  type KyselyPlugin,
  PostgresDialect,
  PostgresDriver,
} from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import {
  databaseTest,
  openDatabaseTest,
  postgresDatabase,
  testInstant,
} from '#tests/support/database'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { postgresPool } from './postgres.server'
import type { Schema } from './schema'
import { inDatabaseTransaction } from './transaction.server'

/** A database whose commits fail, before or after PostgreSQL has made them. */
async function failing(isMade: boolean) {
  const pool = postgresPool(await postgresDatabase())
  class Failing extends PostgresDriver {
    override async commitTransaction(connection: DatabaseConnection) {
      if (isMade) await super.commitTransaction(connection)
      throw new Error('Query read timeout')
    }
  }
  class FailingDialect extends PostgresDialect {
    override createDriver() {
      return new Failing({ pool })
    }
  }
  const db = new Kysely<Schema>({ dialect: new FailingDialect({ pool }) })
  onTestFinished(() => db.destroy())
  return db
}

const write = (db: Backend['db']) =>
  inDatabaseTransaction(db, async (tx) => {
    await tx
      .insertInto('secrets')
      .values({ name: 'a', value: 'b', created_at: testInstant })
      .execute()
    return 'stored'
  })

test('a write that PostgreSQL has made is not told as failed', async () => {
  const { backend } = await openDatabaseTest('postgres')
  expect(await write(await failing(true))).toBe('stored')
  const names = await backend.db.selectFrom('secrets').select('name').execute()
  expect(names).toContainEqual({ name: 'a' })
})

test('a write that PostgreSQL has not made fails, and so does one that reads only', async () => {
  const { backend } = await openDatabaseTest('postgres')
  await expect(write(await failing(false))).rejects.toThrow('Query read timeout')
  const names = await backend.db.selectFrom('secrets').select('name').execute()
  expect(names).not.toContainEqual({ name: 'a' })
  const read = inDatabaseTransaction(await failing(true), (tx) =>
    tx.selectFrom('secrets').select('name').execute(),
  )
  await expect(read).rejects.toThrow('Query read timeout')
})

/** Answers that PostgreSQL no longer knows the outcome, as of a transaction of long ago. */
const withoutOutcome: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) =>
    result.rows.some((row) => 'status' in row) ? { rows: [{ status: null }] } : result,
}

test('a write whose outcome is unknown is told as failed', async () => {
  await openDatabaseTest('postgres')
  const db = (await failing(true)).withPlugin(withoutOutcome)
  await expect(write(db)).rejects.toThrow('Query read timeout')
})

databaseTest('tests notice a query in a transaction that has another handle', async (test) => {
  const { backend } = test
  const read = () => backend.db.selectFrom('secrets').select('name').execute()
  await expect(inTransaction(backend, read)).rejects.toThrow('another handle')
  expect(await read()).toEqual([])
})
