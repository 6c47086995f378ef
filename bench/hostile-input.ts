/**
 * `npm run bench:hostile`: measures how long the largest and worst accepted inputs block the event loop,
 * beyond an ordinary request to the same path, and how long hostile uploads and screens with much content do, with the
 * memory that they take. Fails above its limits. Needs a build, and Linux, which reports processor time per thread, so
 * that other threads and programs do not count.
 */
import { request } from 'node:http'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../tests/support/admin-site.ts'
import { sendRaw } from '../tests/support/raw-request.ts'
import { manifestOf, pathOf } from '../tests/support/routes-of-build.ts'
import type { RunningServer } from '../tests/support/servers.ts'
import { grownScreens, growSite } from './grown-content.ts'
import { type HostileRequest, hostileRequests, wordOf } from './hostile-requests.ts'
import { type HostileUpload, hostileUploads } from './hostile-uploads.ts'
import { median } from './report.ts'
import { loopMs, measure } from './silence.ts'

const maxMs = 50
/** The longest silence during an upload, and while a screen with much content is made. */
const maxSilenceMs = 200
/** The largest growth of memory during one upload. Decoding the largest picture takes most of it. */
const maxGrownMb = 700
const repetitions = 5
const maxListed = 30
/** `npm run bench:hostile -- search` measures the searches alone, `upload` and `screen` the uploads and the screens. */
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
const costs: Cost[] = []
for (const upload of hostileUploads().filter(({ name }) => name.startsWith(kind))) {
  costs.push(await costOf(upload.name, () => sendUpload(upload)))
}
if ('screen'.startsWith(kind.slice(0, 6))) {
  await site.restart(async () => inDatabase(site, growSite))
  for (const path of grownScreens.filter((path) => `screen ${path}`.startsWith(kind))) {
    // The first answer also reads what later ones have in memory.
    const cost = await costOf(`screen ${path}`, () => open(path))
    costs.push({ ...cost, isBroken: cost.isBroken || cost.status !== 200 })
  }
}
costs.sort((one, other) => other.silenceMs - one.silenceMs)
const broken = costs.filter(({ isBroken }) => isBroken)
for (const { name, status, silenceMs, grownMb } of [
  ...broken,
  ...costs.filter(({ isBroken }) => !isBroken).slice(0, maxListed),
]) {
  const figures = `${silenceMs.toFixed(0).padStart(6)} ms  ${grownMb.toFixed(0).padStart(5)} MB`
  process.stdout.write(`${figures}  ${status}  ${name}\n`)
}
process.stdout.write(
  `${costs.length} uploads and screens, ${broken.length} of them above ${maxSilenceMs} ms or ${maxGrownMb} MB, or failed\n`,
)
const isNothing = results.length + costs.length === 0
process.exitCode = tooSlow + broken.length > 0 || isNothing ? 1 : 0
await site.stop()

interface Cost {
  name: string
  status: number
  silenceMs: number
  grownMb: number
  isBroken: boolean
}

async function costOf(name: string, work: () => Promise<number>): Promise<Cost> {
  const { result: status, silenceMs, grownMb } = await measure(site, work)
  // 0: the server closed the connection of a body that is too large, or the bench did.
  const isBroken = silenceMs > maxSilenceMs || grownMb > maxGrownMb || status >= 500
  return { name, status, silenceMs, grownMb, isBroken }
}

async function open(path: string): Promise<number> {
  const answer = await fetch(site.url + path, { headers: { Cookie: cookie } })
  await answer.arrayBuffer()
  return answer.status
}

async function sendUpload({ path, headers, body, isCut }: HostileUpload): Promise<number> {
  const bytes = await body()
  return new Promise((resolve) => {
    const sending = request(site.url + path, {
      method: 'POST',
      headers: {
        ...fromOurPage,
        Cookie: cookie,
        ...headers,
        'Content-Length': bytes.length + (isCut ? 1000 : 0),
      },
    })
    sending.on('response', (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? 0))
    })
    // The server also refuses before it has read all.
    sending.on('error', () => resolve(0))
    if (!isCut) return sending.end(bytes)
    sending.write(bytes, () => setTimeout(() => sending.destroy(), 100))
  })
}

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
    const before = loopMs(site)
    status = await send(path, { ...sessionHeaders, ...headers }, sent)
    times.push(loopMs(site) - before)
  }
  return { ms: median(times), status }
}

async function send(path: string, headers: Record<string, string>, body?: Buffer): Promise<number> {
  const length = body && { 'Content-Length': body.length }
  const all = { Host: new URL(site.url).host, Connection: 'close', ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  const answer = await sendRaw(site, head + (body?.toString('latin1') ?? '')).catch(() => undefined)
  return answer?.status ?? 0
}
