import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { postgresDatabase } from '#tests/support/database'
import { openDatabase } from './db.server'
import { postgresPool } from './postgres.server'

test('a connection sends only parameters that PgBouncer accepts', async () => {
  const server = createServer((socket) => {
    socket.once('data', (startup) => {
      server.emit('startup', startup.toString('latin1', 8).split('\0'))
      socket.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const pool = postgresPool(`postgres://a@127.0.0.1:${port}/site`)
  const startup = once(server, 'startup')
  await expect(pool.query('select 1')).rejects.toThrow()
  const [parameters] = (await startup) as [string[]]
  const names = parameters.filter((_, index) => index % 2 === 0).filter(Boolean)
  expect(names).toEqual(['user', 'database', 'application_name', 'client_encoding'])
})

test('the server ends a statement after ten seconds', async () => {
  const pool = postgresPool(inject('postgres').url)
  onTestFinished(() => pool.end())
  const { rows } = await pool.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '10s' }])
})

test('a process starts and takes a backup while another sweeps, but only one sweeps at a time', async () => {
  const databaseUrl = await postgresDatabase()
  const { db, withLock, tryBackupLock } = await openDatabase({ databaseUrl, dataDir: '' })
  onTestFinished(() => db.destroy())
  const done: string[] = []
  let second: Promise<unknown> | undefined
  await withLock('sweep', async () => {
    await withLock('start', async () => done.push('start'))
    await tryBackupLock(async () => done.push('backup'))
    second = withLock('sweep', async () => done.push('second sweep'))
    await db.selectFrom('secrets').select('name').execute()
    done.push('sweep')
  })
  await second
  expect(done).toEqual(['start', 'backup', 'sweep', 'second sweep'])
})

test('while a backup is taken, no other process takes one', async () => {
  const databaseUrl = await postgresDatabase()
  const { db, tryBackupLock } = await openDatabase({ databaseUrl, dataDir: '' })
  onTestFinished(() => db.destroy())
  const taken = await tryBackupLock(() => tryBackupLock(async () => 'second'))
  expect(taken).toEqual({ result: undefined })
})
