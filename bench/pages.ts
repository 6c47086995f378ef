/**
 * `npm run bench`: measures requests per second and latency of one process beside Node's bare server
 * and nginx sending the same bytes, its memory, Lighthouse and the cost of growth (docs/quality.md, "Fast").
 * `-- --quick` takes fewer samples. Needs a build, Linux and wrk; nginx and Lighthouse are optional.
 * The exit code is 1 if a limit is missed. A complete run writes bench/results.md.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fromOurPage, inDatabase, signIn } from '../tests/support/admin-site.ts'
import { prepareSampleSite, startSampleSite } from '../tests/support/sample-site.ts'
import { addRows, measureGrowth } from './growth.ts'
import { measureImport } from './imports.ts'
import { measureLetters } from './letters.ts'
import { measureWithLighthouse } from './lighthouse.ts'
import { check, print, reportLimits, row, saveReport, table } from './report.ts'
import { compareCounting, compareWithPeers, isInstalled, measureAlone } from './traffic.ts'

const parameters = process.argv.slice(2)
if (parameters.some((parameter) => parameter !== '--quick')) {
  process.stderr.write('Use: npm run bench, or npm run bench -- --quick\n')
  process.exit(1)
}
const isQuick = parameters.length > 0
const seconds = isQuick ? 1 : 4
const edits = 200

if (!isInstalled('wrk', '--version')) {
  process.stderr.write('The bench needs wrk: apt-get install wrk\n')
  process.exit(1)
}
const [processor] = cpus()
print(`# What \`npm run bench\` measured

${new Date().toISOString().slice(0, 10)}, ${commit()}, Node ${process.version},
${cpus().length} × ${processor?.model.trim()}, load ${loadavg()[0]?.toFixed(1)} before.
Only figures of one run can be compared.
`)

await prepareSampleSite()
const site = await startSampleSite({ REQUESTS_PER_SECOND: '0' })
addRows(site, 20)
await untilQuiet()
const idle = { megabytes: memory().now, descriptors: descriptors() }

table('what', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'of bare node', 'of nginx')
const page = `${site.url}/nyheder`
await compareWithPeers('cached page', page, 'identity', seconds)
await compareWithPeers('cached page, br', page, 'br', seconds)
const counting = await startSampleSite({ REQUESTS_PER_SECOND: '0' })
await counting.restart(async () => {
  inDatabase(counting, (db) =>
    db.exec(`insert into editable_content
      (id, page, element_key, content_type, content_value, created_at, updated_at)
      values ('counted', 'funktioner', 'readers', 'text', 'on', '2026', '2026')`),
  )
})
compareCounting(`${counting.url}/nyheder`, page, isQuick ? 5 : 15)
await counting.stop()
// A page is not cached under a URL with a parameter that it does not read.
measureAlone('page rendered for each request', `${page}?x=1`, seconds)
await edit()

const { max } = memory()
await untilQuiet()
table('', 'idle', 'at most', 'after it')
row('memory, MB', idle.megabytes, max, memory().now)
row('file descriptors', idle.descriptors, '', descriptors())
check('memory idle, MB', idle.megabytes, { most: 150 })
check('memory after load with edits, MB', max, { most: 300 })
check('file descriptors more than idle', descriptors() - idle.descriptors, { most: 0 })
let stopped = 0
await site.restart(async () => {
  stopped = performance.now()
})
const startMs = Math.round(performance.now() - stopped)
print(`\nStart to the first answer: ${startMs} ms.\n`)
check('start to the first answer, ms', startMs, { most: 2000 })
await measureWithLighthouse(site.url, isQuick)
await measureGrowth(site, untilQuiet)
await measureLetters(isQuick ? 2 : 5)
await measureImport(isQuick ? 50 : 500)
await site.stop()
reportLimits()
if (!isQuick) saveReport(join(import.meta.dirname, 'results.md'))

/** Names the measured sources, also those that are not committed. */
function commit(): string {
  try {
    const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
    const hasChanges = git('status', '--porcelain') !== ''
    return `commit ${git('rev-parse', '--short', 'HEAD')}${hasChanges ? ' with changes' : ''}`
  } catch {
    return 'no commit'
  }
}

async function untilQuiet(): Promise<void> {
  await fetch(`${site.url}/soeg?q=salme`)
  await pause(30_000)
}

function memory(): { now: number; max: number } {
  const text = readFileSync(`/proc/${site.pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), max: megabytes('VmHWM') }
}

function descriptors(): number {
  return readdirSync(`/proc/${site.pid}/fd`).length
}

async function edit(): Promise<void> {
  const headers = { ...fromOurPage, Cookie: await signIn(site) }
  const statement = `select revision from editable_content where page = 'about' and element_key = 'title'`
  const stored = inDatabase(site, (db) => db.prepare(statement).get())
  const first = Number(stored?.revision ?? 0)
  for (let revision = first; revision < first + edits; revision++) {
    const fields = { key: 'about.title', value: `Liv ${revision}`, revision: String(revision) }
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`a save was answered ${answer.status}`)
    await answer.arrayBuffer()
  }
}
