import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import { admin, signIn } from '#tests/support/admin-site'
import { bucketVariables, startBucketService } from '#tests/support/bucket-service'
import { type CuttableProxy, proxyTo } from '#tests/support/cuttable-proxy'
import { detailedPicture } from '#tests/support/pictures'
import { oneValue } from '#tests/support/postgres'
import { type RunningServer, startServer } from '#tests/support/servers'
import { authorWith, isWhole, keptFolder } from './drilled-site.ts'
import { edition } from './load.ts'
import { type PostgresServer, postgresServers } from './postgres-pair.ts'
import { promisesOf } from './promises.ts'

/** The time limit of a query, and a second: it has run out when the process goes on. */
const frozenMs = 11_000
const frozenTries = isWhole ? 20 : 4
const brokenTries = isWhole ? 60 : 20
/** A save of a text sends about this many queries. */
const maxQueries = 15

const promise = promisesOf('PostgreSQL and a bucket')
const ends: (() => unknown)[] = []
const postgres = postgresServers()
let primary: PostgresServer
let database: CuttableProxy
let site: RunningServer
let author: ReturnType<typeof authorWith>
let picture: Buffer
let onQuery = (_: string) => {}

beforeAll(async () => {
  primary = await postgres.startPrimary()
  database = await proxyTo(primary.url, (packet) => onQuery(packet.toString('latin1')))
  const { stop, ...store } = await startBucketService()
  ends.push(stop)
  site = await startServer({
    SAMPLE_CONTENT: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    REQUESTS_PER_SECOND: '0',
    DATA_DIR: keptFolder(ends),
    DATABASE_URL: `postgres://skrivestue@127.0.0.1:${database.port}/site`,
    ...bucketVariables(store),
  })
  author = authorWith(site, await signIn(site))
  picture = await detailedPicture()
})

afterAll(async () => {
  await site.kill()
  await database.cut()
  for (const end of ends.reverse()) await end()
  postgres.remove()
})

const freeze = async () => {
  process.kill(site.pid, 'SIGSTOP')
  await pause(frozenMs)
  process.kill(site.pid, 'SIGCONT')
}

const breakConnections = async () => database.pointTo(primary.url)

/** Runs the fault when the next commit of a save was sent. */
function atCommit(fault: () => Promise<void>): Promise<void> {
  const done = Promise.withResolvers<void>()
  let isLast = false
  onQuery = (text) => {
    // The last query of each save.
    if (text.includes('pg_current_xact_id')) isLast = true
    else if (isLast && text.includes('commit')) {
      onQuery = () => {}
      fault().then(done.resolve, done.reject)
    }
  }
  return done.promise
}

/** Runs the fault when this many more queries were sent. */
function after(queries: number, fault: () => Promise<void>): Promise<void> {
  const done = Promise.withResolvers<void>()
  let left = queries
  onQuery = () => {
    left -= 1
    if (left > 0) return
    onQuery = () => {}
    fault().then(done.resolve, done.reject)
  }
  return done.promise
}

const stored = (column: string) =>
  oneValue(
    primary.url.href,
    `select coalesce((select ${column}::text from editable_content
      where page = 'about' and element_key = 'title'), '0')`,
  )

let editions = 0

/** @returns whether the save was acknowledged, which it is if and only if it was stored */
async function save(): Promise<boolean> {
  editions += 1
  const value = edition(editions)
  const { status, text } = await author.save('about.title', value, Number(await stored('revision')))
  expect((await stored('content_value')) === value, `answered ${status}: ${text}`).toBe(
    status === 200,
  )
  return status === 200
}

async function pictures(): Promise<number> {
  return Number(await oneValue(primary.url.href, 'select count(*) from stored_pictures'))
}

async function upload(): Promise<boolean> {
  const before = await pictures()
  const { status, text } = await author.upload(picture)
  expect(await pictures(), `answered ${status}: ${text}`).toBe(before + Number(status === 200))
  return status === 200
}

for (const [name, write] of [
  ['a text', save],
  ['an upload', upload],
] as const) {
  promise(`${name} is acknowledged though the process is frozen at its commit`, async () => {
    for (let number = 0; number < frozenTries; number++) {
      const fault = atCommit(freeze)
      expect(await write()).toBe(true)
      await fault
    }
    return { tries: frozenTries, measured: `frozen for ${frozenMs / 1000} s` }
  })

  promise(`${name} is acknowledged though the connection breaks at its commit`, async () => {
    let acknowledged = 0
    for (let number = 0; number < brokenTries; number++) {
      const fault = atCommit(breakConnections)
      if (await write()) acknowledged += 1
      await fault
    }
    return { tries: brokenTries, measured: `${acknowledged} stored` }
  })
}

promise('a save is acknowledged if it was stored, and else told as failed', async () => {
  let acknowledged = 0
  for (let number = 0; number < brokenTries; number++) {
    const fault = after(1 + (number % maxQueries), breakConnections)
    if (await save()) acknowledged += 1
    await fault
  }
  for (let number = 0; number < frozenTries; number++) {
    const fault = after(1 + Math.floor(Math.random() * maxQueries), freeze)
    if (await save()) acknowledged += 1
    await fault
  }
  const tries = brokenTries + frozenTries
  return { tries, measured: `${acknowledged} of them stored; frozen or cut off at any query` }
})
