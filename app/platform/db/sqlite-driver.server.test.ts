import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { stopwatch } from '~/platform/runtime/clock'
import { faultOf } from '~/platform/runtime/fault'
import type { Schema } from './schema'
import { sqliteDialect } from './sqlite.server'

/** A database, and another program that can lock it. */
function openBoth() {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(inject('sqliteTemplate'), folder, { recursive: true })
  const db = new Kysely<Schema>({ dialect: sqliteDialect(folder) })
  onTestFinished(() => db.destroy())
  const other = new DatabaseSync(join(folder, 'skrivestue.db'), { timeout: 5000 })
  onTestFinished(() => other.close())
  const save = (name: string) =>
    db.insertInto('secrets').values({ name, value: '', created_at: '' }).execute()
  const names = async () =>
    (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    )
  return { db, other, save, names }
}

/** Resolves when SQLite runs a statement that reads nothing. */
function nextRun(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { run } = StatementSync.prototype
  vi.spyOn(StatementSync.prototype, 'run').mockImplementationOnce(function (
    this: StatementSync,
    ...parameters
  ) {
    resolve()
    return run.apply(this, parameters)
  })
  return promise
}

test('reads and the process do not wait for a program that has locked the database', async () => {
  const { db, other, save, names } = openBoth()
  await save('a')
  other.exec('begin immediate')
  const settled: string[] = []
  const note = (what: string) => () => settled.push(what)
  const writes = [
    save('b').then(note('save')),
    db
      .transaction()
      .execute((tx) => tx.deleteFrom('secrets').where('name', '=', 'a').execute())
      .then(note('transaction')),
  ]
  expect(await names()).toEqual(['a'])
  // A process that SQLite blocks would not run a timer either.
  await new Promise((resolve) => setTimeout(resolve))
  expect(settled).toEqual([])
  other.exec('commit')
  await Promise.all(writes)
  expect(settled.sort()).toEqual(['save', 'transaction'])
  expect(await names()).toEqual(['b'])
})

test('writes that wait for another program end together, and reads go on', {
  tags: 'all',
}, async () => {
  const { db, other, save, names } = openBoth()
  other.exec('begin immediate')
  const elapsed = stopwatch()
  const transaction = db.transaction().execute(async () => {})
  const results = await Promise.allSettled([save('a'), transaction, save('b'), names()])
  expect(elapsed()).toBeLessThan(5)
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  for (const result of results.slice(0, 3)) {
    expect(faultOf((result as PromiseRejectedResult).reason)).toBe('busy')
  }
  other.exec('commit')
  await save('c')
  expect(await names()).toEqual(['c'])
})

test('a program that locks the database often, and for a short time, delays no write too long', async () => {
  const { other, save, names } = openBoth()
  vi.useFakeTimers({ toFake: ['performance'] })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    other.exec('begin immediate')
    const isTried = nextRun()
    const saving = save(name)
    await isTried
    vi.advanceTimersByTime(900)
    other.exec('commit')
    await saving
  }
  expect(await names()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})

test('a read does not wait for a transaction, and does not see it before its end', async () => {
  const { db, save, names } = openBoth()
  const { promise, resolve } = Promise.withResolvers<void>()
  const { promise: written, resolve: onWritten } = Promise.withResolvers<void>()
  const transaction = db.transaction().execute(async (tx) => {
    await tx.insertInto('secrets').values({ name: 'a', value: '', created_at: '' }).execute()
    expect(await tx.selectFrom('secrets').select('name').execute()).toEqual([{ name: 'a' }])
    onWritten()
    await promise
  })
  await written
  const later = save('b')
  expect(await names()).toEqual([])
  resolve()
  await Promise.all([transaction, later])
  expect(await names()).toEqual(['a', 'b'])
})

test('no other program writes between the reads and the writes of a transaction', async () => {
  const { db, other, names } = openBoth()
  other.exec('pragma busy_timeout = 0')
  await db.transaction().execute(async (tx) => {
    expect(await tx.selectFrom('secrets').select('name').execute()).toEqual([])
    expect(() => other.exec("insert into secrets values ('b', '', '')")).toThrow('locked')
    await tx.insertInto('secrets').values({ name: 'a', value: '', created_at: '' }).execute()
  })
  other.exec("insert into secrets values ('b', '', '')")
  expect(await names()).toEqual(['a', 'b'])
})

test('a transaction that fails leaves nothing, and the next write has its turn', async () => {
  const { db, save, names } = openBoth()
  const failing = db.transaction().execute(async (tx) => {
    await tx.insertInto('secrets').values({ name: 'a', value: '', created_at: '' }).execute()
    await sql`insert into nowhere values (1)`.execute(tx)
  })
  await expect(failing).rejects.toThrow('nowhere')
  await expect(sql`delete from nowhere`.execute(db)).rejects.toThrow('nowhere')
  await save('b')
  expect(await names()).toEqual(['b'])
})
