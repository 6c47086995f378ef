import { statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { openDatabase } from '~/platform/db/db.server'
import { databaseFile } from '~/platform/db/sqlite.server'
import { readEnv } from '~/platform/runtime/env.server'
import { Backups } from './backups.server'

const rows = 2_500

test('after a crash with a large log every row is read, and is in each of two backups', async () => {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  // A reader of an old state keeps the log from being written into the database.
  const reader = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from secrets').get()
  const texts = Array.from({ length: rows }, (_, number) => ({
    id: `text-${number}`,
    page: 'about',
    element_key: `${number}`,
    content_type: 'text' as const,
    content_value: 'Sne '.repeat(1_000),
    created_at: '',
    updated_at: '',
    revision: 1,
  }))
  await backend.db.transaction().execute(async (tx) => {
    for (const text of texts) await tx.insertInto('editable_content').values(text).execute()
  })
  expect(statSync(`${databaseFile(dataDir)}-wal`).size).toBeGreaterThan(8_000_000)

  const crashed = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(crashed, { recursive: true }))
  for (const part of ['', '-wal']) {
    await cp(databaseFile(dataDir) + part, databaseFile(crashed) + part)
  }
  reader.close()
  const database = await openDatabase({ databaseUrl: undefined, dataDir: crashed })
  onTestFinished(() => database.db.destroy())
  const found = await database.db.selectFrom('editable_content').select('id').execute()
  expect(found).toHaveLength(rows)
  const backups = new Backups({ ...backend, database, env: readEnv({ DATA_DIR: crashed }) })
  for (const left of [rows, rows - 1]) {
    const { tables } = await backups.takeWhenFree('manual')
    expect(tables.find(({ name }) => name === 'editable_content')?.rows).toBe(left)
    await database.db.deleteFrom('editable_content').where('id', '=', 'text-0').execute()
  }
})
