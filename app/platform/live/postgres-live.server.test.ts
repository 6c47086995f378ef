import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { type DatabaseTest, openDatabaseTest, postgresDatabase } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { query } from '#tests/support/postgres'
import { databaseOn } from '#tests/support/template-databases'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { commitChange } from '~/platform/changes/rows.server'
import { openDatabase } from '~/platform/db/db.server'
import { type ChangeEvent, incrementVersion, storedVersion } from './live.server'
import { PostgresBroker } from './postgres-live.server'

interface Node {
  backend: Backend
  received: ChangeEvent[]
}

/**
 * Several processes on one database, each with its own connections, and the changes each receives.
 */
async function openNodes(count: number): Promise<DatabaseTest & { nodes: Node[] }> {
  const context = await openDatabaseTest('postgres')
  const nodes = await Promise.all(Array.from({ length: count }, () => openNode(context)))
  await untilListening(context.backend, count)
  return { ...context, nodes }
}

async function openNode({ backend }: DatabaseTest): Promise<Node> {
  const databaseUrl = await postgresDatabase()
  const { db } = await openDatabase({ databaseUrl, dataDir: '' })
  const version = await storedVersion(db)
  const live = new PostgresBroker({ databaseUrl, version, log: backend.log })
  const received: ChangeEvent[] = []
  live.subscribe((change) => received.push(change))
  onTestFinished(async () => {
    await live.close()
    await db.destroy()
  })
  return { backend: { ...backend, db, live }, received }
}

const listeners = sql<{ pid: number }>`
  select pid from pg_stat_activity
  where datname = current_database() and query like '%content_version' and state = 'idle'
    and backend_type = 'client backend' and pid <> pg_backend_pid()`

/** Waits until each listening connection has read the version, its last query when opening. */
async function untilListening({ db }: Backend, count: number) {
  await eventually(async () => {
    const { rows } = await listeners.execute(db)
    expect(rows).toHaveLength(count)
  })
}

const change = ({ backend }: Node, ...nouns: Noun[]) => commitChange(backend, nouns, async () => {})

test('every process receives a change once, its author immediately · PostgreSQL', async () => {
  const { nodes } = await openNodes(3)
  const [first, second] = nodes as [Node, Node]
  await change(first, 'news')
  expect(first.received).toEqual([{ nouns: ['news'], version: 1 }])
  // Otherwise the second process may publish its own change before it receives this one.
  await eventually(() => expect(second.received).toHaveLength(1))
  await change(second, 'images')
  const all = [
    { nouns: ['news'], version: 1 },
    { nouns: ['images'], version: 2 },
  ]
  for (const { received, backend } of nodes) {
    await eventually(() => expect(received).toEqual(all))
    expect(backend.live.version).toBe(2)
  }
  await change(first, 'seo_settings')
  for (const { received } of nodes) await eventually(() => expect(received).toHaveLength(3))
  expect(first.received.map(({ version }) => version)).toEqual([1, 2, 3])
})

test('a rolled back change is not published · PostgreSQL', async () => {
  const { nodes } = await openNodes(2)
  const [first, second] = nodes as [Node, Node]
  const refused = commitChange(first.backend, ['news'], async (inside) => {
    await inside.live.record(inside.db, ['news'])
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await change(first, 'images')
  // A process that starts to listen late also receives a change without nouns.
  const named = () => second.received.filter(({ nouns }) => nouns)
  await eventually(() => expect(named()).toEqual([{ nouns: ['images'], version: 1 }]))
})

test('changes missed while disconnected are published as one change of anything · PostgreSQL', async () => {
  const { nodes, backend, logged } = await openNodes(2)
  const [first, second] = nodes as [Node, Node]
  await change(first, 'news')
  await eventually(() => expect(second.received).toHaveLength(1))
  await incrementVersion(backend.db)
  await sql`select pg_terminate_backend(pid) from (${listeners}) as listener`.execute(backend.db)
  await change(first, 'images')
  expect(first.received).toContainEqual({ nouns: ['images'], version: 3 })

  const missed = ({ received }: Node) => received.find(({ nouns }) => nouns === undefined)?.version
  for (const node of nodes) await eventually(() => expect(missed(node)).toBeGreaterThan(1))
  await untilListening(backend, 2)
  await change(first, 'seo_settings')
  await eventually(() =>
    expect(second.received.at(-1)).toEqual({ nouns: ['seo_settings'], version: 4 }),
  )
  expect(logged.filter(({ level }) => level >= 50)).toEqual([])
})

/** As after a fail-over to a standby that was behind. */
async function failOver({ db }: Backend, version: number) {
  await db
    .updateTable('content_version')
    .set({ version, change_id: `the change ${version} of the standby` })
    .execute()
  await sql`select pg_terminate_backend(pid) from (${listeners}) as listener`.execute(db)
}

test('after a fail-over to a standby that was behind, every process shows its content · PostgreSQL', async () => {
  const { nodes, backend } = await openNodes(2)
  const [first, second] = nodes as [Node, Node]
  for (const _ of [1, 2, 3]) await change(first, 'news')
  await eventually(() => expect(second.received).toHaveLength(3))
  await failOver(backend, 1)
  await change(first, 'images')
  expect(first.received).toContainEqual({ nouns: ['images'], version: 2 })
  for (const { received, backend } of nodes) {
    await eventually(() => expect(received.some(({ reset }) => reset)).toBe(true))
    await eventually(() => expect(backend.live.version).toBe(2))
  }
  await untilListening(backend, 2)
  await change(second, 'images')
  for (const { received } of nodes) {
    await eventually(() => expect(received.at(-1)).toEqual({ nouns: ['images'], version: 3 }))
  }
})

/** Passes data on to a PostgreSQL, but from its answer to LISTEN on holds its data back until `release`. */
async function holdingListen(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  let held = ''
  let release = () => {}
  const proxy = createServer((near) => {
    const far = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, url.hostname)
    near.pipe(far)
    near.on('close', () => far.destroy())
    far.on('data', (data: Buffer) => {
      const text = data.toString('latin1')
      if (held === '' && !text.includes('LISTEN')) near.write(data)
      else held += text
    })
    release = () => {
      near.write(held, 'latin1')
      far.removeAllListeners('data').pipe(near)
    }
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void proxy.close())
  const through = new URL(databaseUrl)
  through.searchParams.delete('host')
  through.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return { url: through.href, held: () => held, release: () => release() }
}

test('another copy whose change arrives before its version is read empties all caches · PostgreSQL', async () => {
  const { backend } = await openDatabaseTest('postgres')
  const databaseUrl = await postgresDatabase()
  await incrementVersion(backend.db)
  const proxy = await holdingListen(databaseUrl)
  const live = new PostgresBroker({ databaseUrl: proxy.url, version: 7, log: backend.log })
  onTestFinished(() => live.close())
  const received: ChangeEvent[] = []
  live.subscribe((change) => received.push(change))
  await eventually(() => expect(proxy.held()).toContain('LISTEN'))
  const other = new PostgresBroker({ databaseUrl, version: 1, log: backend.log })
  await commitChange({ ...backend, live: other }, ['news'], async () => {})
  await eventually(() => expect(proxy.held()).toContain('"version":2'))
  proxy.release()
  await eventually(() => expect(received).toContainEqual({ version: 2, reset: true }))
  expect(live.version).toBe(2)
})

test('another copy of the database at the same version empties all caches · PostgreSQL', async () => {
  const { nodes, backend } = await openNodes(2)
  const [first, second] = nodes as [Node, Node]
  await change(first, 'news')
  await eventually(() => expect(second.received).toHaveLength(1))
  await failOver(backend, 1)
  for (const { received } of nodes) {
    await eventually(() => expect(received.at(-1)).toEqual({ version: 1, reset: true }))
  }
})

test('behind a pooler that passes no NOTIFY on, a change follows a missed one soon · PostgreSQL', async () => {
  const { query } = pg.Client.prototype
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parameters: unknown[]
  ) {
    const [first = ''] = parameters
    const heard = String(first).startsWith('listen ') ? ['select 1'] : parameters
    return Reflect.apply(query, this, heard)
  })
  const { nodes, backend } = await openNodes(2)
  const [first, second] = nodes as [Node, Node]
  await change(first, 'news')
  await sql`select pg_terminate_backend(pid) from (${listeners}) as listener`.execute(backend.db)
  await eventually(() => expect(second.received).toEqual([{ version: 1 }]))
  await change(first, 'images')
  await eventually(() => expect(second.received.at(-1)).toEqual({ version: 2 }), 5)
})

test('a process that starts later starts at the current version · PostgreSQL', async () => {
  const { nodes, ...context } = await openNodes(1)
  await change(nodes[0] as Node, 'news')
  const late = await openNode(context)
  await untilListening(context.backend, 2)
  expect(late.backend.live.version).toBe(1)
  expect(late.received).toEqual([])
})

test('an unreachable database is retried until it is back · PostgreSQL', async () => {
  const { backend, logged } = await openDatabaseTest('postgres')
  const { url, template } = inject('postgres')
  const name = `${template}_away`
  const databaseUrl = databaseOn(url, name)
  const live = new PostgresBroker({ databaseUrl, version: 7, log: backend.log })
  onTestFinished(async () => {
    await live.close()
    await query(url, `drop database if exists ${name} with (force)`)
  })
  const received: ChangeEvent[] = []
  live.subscribe((change) => received.push(change))
  await eventually(() => expect(logged).toHaveLength(1))
  expect(logged[0]).toMatchObject({
    level: 40,
    msg: expect.stringContaining('not received for now'),
  })
  await query(url, `create database ${name} template ${template}`)
  await eventually(() => expect(received).toEqual([{ version: 0, reset: true }]))
  expect(logged.slice(1).map(({ msg }) => msg)).toEqual(['the database is a different one'])
})
