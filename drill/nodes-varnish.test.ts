import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import { admin, fromOurPage, signIn } from '#tests/support/admin-site'
import { type CuttableProxy, proxyTo } from '#tests/support/cuttable-proxy'
import { eventually } from '#tests/support/eventually'
import { openStream } from '#tests/support/live-stream'
import { oneValue } from '#tests/support/postgres'
import { freePort, type RunningServer, startServer } from '#tests/support/servers'
import { draftLink, readThrough } from './cache-requests.ts'
import { authorWith, isWhole, keptFolder, newCluster, waitForPictures } from './drilled-site.ts'
import { edition, editionIn } from './load.ts'
import { hasPgBouncer, startPgBouncer } from './pooler.ts'
import { promisesOf } from './promises.ts'
import { keptProxy, startVarnish } from './proxies.ts'
import { visitsOf } from './visits.ts'

const replayedReads = 10_000
const connections = 8
const editEveryMs = 10_000
/** The time of the whole replay, at the pace of a busy site. */
const replayMs = 30_000
const outageMs = isWhole ? 300_000 : 20_000
const maxAgeMs = 1000
const lateEdits = isWhole ? 60 : 15

const promise = promisesOf('behind Varnish')
const ends: (() => unknown)[] = []
const nodes: RunningServer[] = []
const places: Record<string, string>[] = []
let front: { url: string }
let shared: Record<string, string>
let databaseUrl: URL
let database: CuttableProxy
let cookie: string
let readers: Awaited<ReturnType<typeof visitsOf>>
let firstRevision: number
/** When each edit was acknowledged. */
const editedAt: number[] = []
const result = { reads: 0, hits: 0, oldestMs: 0 }

const read = (path: string, headers = {}, method = 'GET') =>
  readThrough(front.url, path, headers, method)
const start = (index: number) => startServer({ ...shared, ...places[index] })

beforeAll(async () => {
  expect(spawnSync('varnishd', ['-V']).error, 'needs varnish and varnish-modules').toBeUndefined()
  const port = await freePort()
  front = { url: `http://localhost:${port}` }
  const cluster = await newCluster('cache', (end) => ends.push(end))
  databaseUrl = new URL(cluster.DATABASE_URL)
  database = await proxyTo(databaseUrl)
  ends.push(() => database.cut())
  shared = {
    ...cluster,
    DATABASE_URL: `postgres://skrivestue@127.0.0.1:${database.port}${databaseUrl.pathname}`,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SAMPLE_CONTENT: 'iben',
    REQUESTS_PER_SECOND: '0',
    TRUSTED_PROXIES: '127.0.0.0/8',
    SITE_URL: front.url,
    PURGE_URL: `${front.url}/`,
  }
  for (const index of [0, 1]) {
    places.push({ DATA_DIR: keptFolder(ends), PORT: String(await freePort()) })
    nodes.push(await start(index))
  }
  await waitForPictures(databaseUrl.href)
  startVarnish(nodes, port, keptProxy(ends))
  await eventually(async () => expect((await read('/')).status).toBe(200))
  cookie = await signIn(nodes[0] as RunningServer)
  readers = await visitsOf(read)
  firstRevision = Number(await stored('revision'))
})

afterAll(async () => {
  for (const node of nodes) await node.kill()
  for (const end of ends.reverse()) await end()
})

const stored = (column: string) =>
  oneValue(
    databaseUrl.href,
    `select max(${column}) from editable_content where page = 'about' and element_key = 'title'`,
  )

promise('drafts, pages of the author, forms and streams are never stored', async () => {
  let tries = 0
  const isPrivate = async (path: string, headers = {}, method = 'GET') => {
    for (const _ of [1, 2]) {
      tries += 1
      const answer = await read(path, headers, method)
      expect(answer.isHit, path).toBe(false)
      expect(answer.control, path).toMatch(/no-store/)
    }
  }
  await isPrivate(await draftLink(nodes[0]?.url ?? '', cookie, databaseUrl.href))
  await isPrivate('/', { cookie })
  await isPrivate('/', { cookie, 'if-none-match': 'W/"old"' })
  await isPrivate('/admin/nyheder', { cookie })
  await isPrivate('/admin/log-ind', { ...fromOurPage, 'content-length': '0' }, 'POST')
  const stream = await openStream(front)
  await stream.next()
  stream.close()
  const purge = await fetch(front.url, { method: 'PURGE', headers: { 'X-Forwarded-For': '::2' } })
  expect(purge.status, 'a visitor may not purge').toBe(405)
  return { tries, measured: 'each requested twice' }
})

promise('each page is a hit when nothing changes', async () => {
  await requestAll()
  return { tries: readers.all.size, measured: 'pages and their files' }
})

promise(
  'nine of ten reads are hits with an edit every ten seconds, none older than one',
  async () => {
    const startedAt = performance.now()
    const editing = async () => {
      while (result.reads < replayedReads) {
        await edit()
        const nextAt = performance.now() + editEveryMs
        while (performance.now() < nextAt && result.reads < replayedReads) await pause(50)
      }
    }
    const reading = async () => {
      const due = () => ((performance.now() - startedAt) / replayMs) * replayedReads
      while (result.reads < replayedReads) {
        if (result.reads > due()) await pause(5)
        else await readNext()
      }
    }
    await Promise.all([editing(), ...simultaneously(reading)])
    const share = result.hits / result.reads
    expect(share).toBeGreaterThan(0.9)
    expect(result.oldestMs).toBeLessThan(maxAgeMs)
    return {
      tries: result.reads,
      measured: `${readers.all.size} URLs, ${editedAt.length} edits, ${(100 * share).toFixed(1)} % hits, oldest page ${result.oldestMs} ms`,
    }
  },
)

promise('no page is older than a second while a process hears of edits seconds later', async () => {
  if (!hasPgBouncer()) return { tries: 0, measured: 'not installed' }
  const port = await startPgBouncer(`host=127.0.0.1 port=${database.port}`, ends)
  await nodes[1]?.kill()
  Object.assign(places[1] ?? {}, {
    DATABASE_URL: `postgres://skrivestue@127.0.0.1:${port}${databaseUrl.pathname}`,
  })
  nodes[1] = await start(1)
  Object.assign(result, { reads: 0, oldestMs: 0 })
  const lastEdit = editedAt.length + lateEdits
  const reading = async () => {
    while (editedAt.length < lastEdit) {
      await readNext()
      await pause(5)
    }
  }
  const editing = async () => {
    while (editedAt.length < lastEdit) {
      await edit()
      await pause(1500)
    }
  }
  await Promise.all([editing(), ...simultaneously(reading)])
  expect(result.oldestMs).toBeLessThan(maxAgeMs)
  return {
    tries: lateEdits,
    measured: `${result.reads} reads, oldest page ${result.oldestMs} ms`,
  }
})

promise('no read fails while the database is away, and then every process is dead', async () => {
  await requestAll()
  await edit()
  await database.cut()
  result.reads = 0
  for (const path of readers.all) {
    result.reads += 1
    expect([path, (await read(path)).status]).toEqual([path, 200])
  }
  await Promise.all(nodes.map((node) => node.kill()))
  const endsAt = performance.now() + outageMs
  const reading = async () => {
    while (performance.now() < endsAt) {
      await readNext()
      await pause(50)
    }
  }
  await Promise.all(simultaneously(reading))
  return { tries: result.reads, measured: `${outageMs / 1000} s` }
})

promise('the last edit is shown when a process is back', async () => {
  await database.mend()
  nodes[0] = await start(0)
  await eventually(async () => {
    expect((await read('/')).text).toContain(edition(editedAt.length))
  }, 30)
  return { tries: 1, measured: 'one of two' }
})

async function requestAll() {
  for (const path of readers.all) {
    await eventually(async () => expect([path, (await read(path)).isHit]).toEqual([path, true]))
  }
}

const simultaneously = (run: () => Promise<void>) => Array.from({ length: connections }, run)

async function edit() {
  const number = editedAt.length
  const author = authorWith(nodes[0] as RunningServer, cookie)
  const answer = await author.save('about.title', edition(number + 1), firstRevision + number)
  expect(answer).toMatchObject({ status: 200 })
  editedAt.push(performance.now())
}

async function readNext() {
  result.reads += 1
  const path = readers.next()
  const requestedAt = performance.now()
  const answer = await read(path)
  expect([path, answer.status]).toEqual([path, 200])
  if (answer.isHit) result.hits += 1
  if (path !== '/' || editedAt.length === 0) return
  const replacedAt = editedAt[editionIn(answer.text)] ?? Number.POSITIVE_INFINITY
  result.oldestMs = Math.max(result.oldestMs, Math.round(requestedAt - replacedAt))
}
