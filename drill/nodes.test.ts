import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import { admin, signIn } from '#tests/support/admin-site'
import { bucketVariables, startBucketService } from '#tests/support/bucket-service'
import { type CuttableProxy, proxyTo } from '#tests/support/cuttable-proxy'
import { eventually } from '#tests/support/eventually'
import { oneValue } from '#tests/support/postgres'
import { freePort, type RunningServer, startServer } from '#tests/support/servers'
import { isWhole, keptFolder } from './drilled-site.ts'
import { type Client, clientOf, edition, pages, underLoad, Writer } from './load.ts'
import { hasPgBouncer, startPgBouncer } from './pooler.ts'
import { type PostgresServer, postgresServers } from './postgres-pair.ts'
import { promisesOf } from './promises.ts'
import { host, keptProxy, startCaddy, startNginx } from './proxies.ts'

const maxHealingSeconds = 30
const maxDelayMs = 1000
const rollingReads = isWhole ? 5000 : 500
const outageMs = isWhole ? 10_000 : 4000
const program = process.env.DRILL_PROXY === 'caddy' ? 'caddy' : 'nginx'

const promise = promisesOf(`behind ${program}`)
const ends: (() => unknown)[] = []
const postgres = postgresServers()
let primary: PostgresServer
let database: CuttableProxy
let bucket: CuttableProxy
let client: Client
let writer: Writer
const places: Record<string, string>[] = []
const nodes: RunningServer[] = []
let shared: Record<string, string>

beforeAll(async () => {
  primary = await postgres.startPrimary()
  database = await proxyTo(primary.url)
  const { stop, ...store } = await startBucketService()
  ends.push(stop)
  bucket = await proxyTo(new URL(store.endpoint))
  shared = {
    SAMPLE_CONTENT: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    REQUESTS_PER_SECOND: '0',
    SITE_URL: `https://${host}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: `postgres://skrivestue@127.0.0.1:${database.port}/site`,
    ...bucketVariables(store, `http://127.0.0.1:${bucket.port}`),
  }
  for (const _ of [1, 2, 3]) {
    places.push({ DATA_DIR: keptFolder(ends), PORT: String(await freePort()) })
  }
  nodes.push(...(await Promise.all(places.map(start))))
  const startProxy = program === 'caddy' ? startCaddy : startNginx
  client = clientOf(await startProxy(nodes, keptProxy(ends)))
  await eventually(async () => expect((await client('/')).status).toBe(200))
  for (const { url } of nodes) for (const path of pages) await fetch(`${url}${path}`)
  writer = new Writer(client, await signIn(nodes[0] as RunningServer), () => primary.url.href)
})

afterAll(async () => {
  for (const node of nodes) await node.kill()
  for (const end of ends.reverse()) await end()
  postgres.remove()
})

const start = (place: Record<string, string>) => startServer({ ...shared, ...place })

/** Starts a process again when it has stopped, as a service manager does. */
async function startAgain(index: number) {
  nodes[index] = await start(places[index] ?? {})
}

/** Requires that no read fails during the fault, that the site heals, and that no acknowledged save is lost. */
async function survives(fault: (reads: () => number) => Promise<void>) {
  let healedMs = 0
  const result = await underLoad(client, writer, async (reads) => {
    await pause(1000)
    await fault(reads)
    const mendedAt = performance.now()
    await eventually(async () => {
      expect(await writer.save()).toBe(true)
      for (const { url } of nodes) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    }, maxHealingSeconds)
    healedMs = Math.round(performance.now() - mendedAt)
  })
  expect(result.failures.slice(0, 10)).toEqual([])
  expect(await writer.isKept(), 'an acknowledged save is lost').toBe(true)
  await isEverywhere()
  const measured = `${result.reads} reads, 0 failed, slowest ${result.slowestMs} ms; ${result.saves} saves, 0 lost; healed in ${healedMs} ms`
  return { tries: 1, measured }
}

/** Requires that every process shows the last save. */
async function isEverywhere(): Promise<void> {
  expect(await writer.save()).toBe(true)
  for (const { url } of nodes) {
    await eventually(async () => {
      expect(await (await fetch(url)).text()).toContain(edition(writer.acknowledged))
    }, maxHealingSeconds)
  }
}

promise('three processes that start at once on nothing open one site', async () => {
  expect(await oneValue(primary.url.href, 'select count(*) from admin_profiles')).toBe('1')
  await isEverywhere()
  return { tries: 1, measured: 'one site, one admin' }
})

/** Requires that edits are on every process within a second, and measures it. */
async function editsArrive() {
  const edits = isWhole ? 200 : 50
  const delays: number[] = []
  for (let number = 0; number < edits; number++) {
    expect(await writer.save()).toBe(true)
    const savedAt = performance.now()
    for (const { url } of nodes) {
      while (!(await (await fetch(url)).text()).includes(edition(writer.acknowledged)));
    }
    delays.push(Math.round(performance.now() - savedAt))
  }
  const p99 = delays.sort((a, b) => a - b)[Math.ceil(edits * 0.99) - 1] ?? 0
  expect(p99).toBeLessThan(maxDelayMs)
  return { tries: edits, measured: `p99 ${p99} ms, three nodes read one after the other` }
}

promise('an edit is on every process within a second', editsArrive)

promise('the processes are restarted one after the other, as fast as they come up', () =>
  survives(async (reads) => {
    // At least two rounds, and as many reads as promised.
    for (let restarts = 0; restarts < 6 || reads() < rollingReads; restarts++) {
      const index = restarts % nodes.length
      await nodes[index]?.stop().catch(() => {})
      await startAgain(index)
    }
  }),
)

promise('each process is killed in turn with kill -9', () =>
  survives(async () => {
    for (const index of nodes.keys()) {
      await nodes[index]?.kill()
      await pause(300)
      await startAgain(index)
    }
  }),
)

promise('PostgreSQL is restarted', () =>
  survives(async () => {
    primary.stop()
    primary.start()
  }),
)

promise('PostgreSQL is stopped', () =>
  survives(async () => {
    primary.stop()
    await pause(outageMs)
    primary.start()
  }),
)

promise('PostgreSQL is frozen', () =>
  survives(async () => {
    database.freeze()
    await pause(outageMs)
    database.thaw()
  }),
)

promise('the bucket is cut', () =>
  survives(async () => {
    await bucket.cut()
    await pause(outageMs)
    await bucket.mend()
  }),
)

promise('the bucket takes two seconds for each packet', () =>
  survives(async () => {
    bucket.slow(2000)
    await pause(outageMs)
    bucket.slow(0)
  }),
)

promise('the bucket is frozen', () =>
  survives(async () => {
    bucket.freeze()
    await pause(outageMs)
    bucket.thaw()
  }),
)

promise('PostgreSQL fails, and a standby that is level is promoted', async () => {
  const standby = await postgres.addStandby(primary)
  return survives(async () => {
    primary.stop('immediate')
    standby.promote()
    database.pointTo(standby.url)
    primary = standby
    // It had no standby of its own.
    await postgres.detach(primary)
  })
})

promise(
  'PostgreSQL fails, and a standby that lags is promoted: only its missing saves are lost',
  async () => {
    const standby = await postgres.addStandby(primary)
    await postgres.detach(primary, standby)
    for (let number = 0; number < 5; number++) expect(await writer.save()).toBe(true)
    let lost = 0
    const result = await survives(async () => {
      primary.stop('immediate')
      standby.promote()
      database.pointTo(standby.url)
      primary = standby
      lost = await writer.forgetLost()
    })
    expect(lost).toBeGreaterThanOrEqual(5)
    return { ...result, measured: `${result.measured}, but for ${lost} that the standby lacked` }
  },
)

promise('behind PgBouncer with its default settings, in transaction mode', async () => {
  if (!hasPgBouncer()) return { tries: 0, measured: 'not installed' }
  const port = await startPgBouncer(`host=127.0.0.1 port=${database.port}`, ends)
  shared.DATABASE_URL = `postgres://skrivestue@127.0.0.1:${port}/site`
  const result = await survives(async () => {
    for (const index of nodes.keys()) {
      await nodes[index]?.stop().catch(() => {})
      await startAgain(index)
    }
  })
  const { measured } = await editsArrive()
  return { ...result, measured: `${result.measured}; edits ${measured}` }
})
