/**
 * `npm run bench:hostile`: measures how long the largest and worst accepted inputs block the event loop,
 * beyond an ordinary request to the same path. Fails above `maxMs`. Needs a build, and Linux, which
 * reports processor time per thread, so that other threads and programs do not count.
 */
import { readFileSync } from 'node:fs'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../tests/support/admin-site.ts'
import { sendRaw } from '../tests/support/raw-request.ts'
import { manifestOf, pathOf } from '../tests/support/routes-of-build.ts'
import type { RunningServer } from '../tests/support/servers.ts'
import { type HostileRequest, hostileRequests, wordOf } from './hostile-requests.ts'
import { median } from './report.ts'

const maxMs = 50
const repetitions = 5
const maxListed = 30
/** `npm run bench:hostile -- search` measures the searches alone. */
const kind = process.argv[2] ?? ''
if (kind.startsWith('-')) {
  process.stderr.write('Use: npm run bench:hostile, or npm run bench:hostile -- search\n')
  process.exit(1)
}

/** Actions that do not read their body: signing out, and taking a backup, which costs the same for any input. */
const withoutInput = ['/admin/log-ud', '/admin/sikkerhedskopi']

const site = await startAdminSite()
fill(site)
const cookie = await signIn(site)
const ordinaryCosts = new Map<string, number>()
const results: { name: string; ms: number; status: number }[] = []
const requests = hostileRequests(await actionsOf(site)).filter(({ name }) => name.startsWith(kind))
for (const hostile of requests) results.push(await extraCost(hostile))
results.sort((one, other) => other.ms - one.ms)
const tooSlow = results.filter(({ ms }) => ms > maxMs).length
for (const { name, ms, status } of results.slice(0, Math.max(maxListed, tooSlow))) {
  process.stdout.write(`${ms.toFixed(1).padStart(7)} ms  ${status}  ${name}\n`)
}
process.stdout.write(`${results.length} inputs, ${tooSlow} of them above ${maxMs} ms\n`)
process.exitCode = tooSlow > 0 || results.length === 0 ? 1 : 0
await site.stop()

async function actionsOf(server: RunningServer): Promise<string[]> {
  const manifest = await manifestOf(server)
  const routesWithAction = Object.values(manifest.routes).filter(({ hasAction }) => hasAction)
  return routesWithAction
    .map(({ id }) => pathOf(manifest, id))
    .filter((path) => !path.startsWith('/admin/upload/') && !withoutInput.includes(path))
}

function fill(server: RunningServer) {
  const day = '2026-11-21T09:00:00.000Z'
  inDatabase(server, (db) => {
    db.exec('begin immediate')
    const statement = db.prepare(`insert into news
      (id, title, content, published_date, created_at, updated_at) values (?, ?, ?, ?, ?, ?)`)
    for (let number = 0; number < 500; number++) {
      const words = Array.from({ length: 150 }, (_, at) => wordOf(number * 40 + at)).join(' ')
      const title = `${wordOf(number)} og ${wordOf(number * 7)}`
      statement.run(`n${number}`, title, words, '2026-11-21', day, day)
    }
    db.exec('commit')
  })
}

async function extraCost(hostile: HostileRequest) {
  const path = hostile.path.replace(/[?].*/, '')
  const samplePath = path.length < 100 ? path : '/findes-ikke'
  const ordinary: HostileRequest = {
    name: '',
    path: samplePath,
    ...(hostile.body && {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: () => Buffer.from('a=b'),
    }),
  }
  if (!hostile.body) ordinary.path += '?q=findes'
  const key = `${hostile.body ? 'POST' : 'GET'} ${samplePath}`
  const ordinaryCost = ordinaryCosts.get(key) ?? (await cost(ordinary)).ms
  ordinaryCosts.set(key, ordinaryCost)
  const { ms, status } = await cost(hostile, ordinaryCost + maxMs / 4)
  return { name: hostile.name, ms: ms - ordinaryCost, status }
}

/** @param enoughMs the cost below which the first request is not repeated */
async function cost({ path, headers = {}, body }: HostileRequest, enoughMs = 0) {
  const sessionHeaders = body && { ...fromOurPage, Cookie: cookie }
  const times: number[] = []
  let status = 0
  while (times.length < repetitions && !(times[0] !== undefined && times[0] < enoughMs)) {
    const sent = body?.()
    const before = loopTime()
    status = await send(path, { ...sessionHeaders, ...headers }, sent)
    times.push(loopTime() - before)
  }
  return { ms: median(times), status }
}

function loopTime(): number {
  const [nanoseconds] = readFileSync(`/proc/${site.pid}/task/${site.pid}/schedstat`, 'utf8').split(
    ' ',
  )
  return Number(nanoseconds) / 1e6
}

async function send(path: string, headers: Record<string, string>, body?: Buffer): Promise<number> {
  const length = body && { 'Content-Length': body.length }
  const all = { Host: new URL(site.url).host, Connection: 'close', ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  const answer = await sendRaw(site, head + (body?.toString('latin1') ?? '')).catch(() => undefined)
  return answer?.status ?? 0
}
