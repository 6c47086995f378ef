/**
 * `npm run bench`: measures requests per second and latency of one process beside Node's bare server
 * and nginx sending the same bytes, its memory, page weights, Lighthouse and the cost of growth
 * (docs/quality.md, "Fast"). Prints the tables and writes them to bench/results.md; `-- --quick` takes
 * fewer samples and writes nothing. Needs a build, Linux and wrk; nginx and Lighthouse are optional.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../tests/support/admin-site.ts'
import { bodyLength } from '../tests/support/answers.ts'
import { descriptorsOf, memoryOf, quietMs, startBenchSite } from './bench-site.ts'
import { measureGrowth } from './growth.ts'
import { measureWithLighthouse } from './lighthouse.ts'
import { hasNginx } from './peers.ts'
import { row, table, writeReport } from './report.ts'
import { compareWithPeers, measureAlone, measureSaves, pictureOf, tagOf } from './traffic.ts'
import { hasWrk, shortenRuns } from './wrk.ts'

const isQuick = process.argv.includes('--quick')
const publicPages = [
  '/',
  '/nyheder',
  '/foredrag',
  '/kalender',
  '/bibliografi',
  '/salmer',
  '/billeder',
]

if (!hasWrk()) {
  process.stderr.write('Install wrk to run the bench: apt-get install wrk\n')
  process.exit(1)
}
if (!hasNginx()) process.stdout.write('nginx is not installed: apt-get install nginx\n')
if (isQuick) shortenRuns()

const site = await startBenchSite()
await pause(quietMs)
const idle = { megabytes: memoryOf(site).now, descriptors: descriptorsOf(site) }
const Cookie = await signIn(site)

table('what', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'of bare node', 'of nginx')
const page = `${site.url}/nyheder`
await compareWithPeers('cached page', page, ['Accept-Encoding: identity'])
await compareWithPeers('cached page, gzip', page, ['Accept-Encoding: gzip'])
await compareWithPeers('cached page, br', page, ['Accept-Encoding: br'])
await compareWithPeers('cached page, 304', page, [`If-None-Match: ${await tagOf(page)}`])
await compareWithPeers('cached data of a page', `${page}.data`, ['Accept-Encoding: identity'])
await compareWithPeers('picture', site.url + (await pictureOf(`${site.url}/billeder`)), [])
// A page is not cached under a URL with a parameter that it does not read.
measureAlone('page rendered again', `${page}?x=1`)
measureAlone('page rendered again for the author', page, [`Cookie: ${Cookie}`])
measureAlone('search', `${site.url}/soeg?q=salme`)
measureAlone('list of the back-office', `${site.url}/admin/nyheder`, [`Cookie: ${Cookie}`])
await measureSaves(site, Cookie)

const { max } = memoryOf(site)
await pause(quietMs)
row('')
row(
  `Memory: ${idle.megabytes} MB idle, ${max} MB at most under all this, ${memoryOf(site).now} MB after it.`,
)
row(`File descriptors: ${idle.descriptors} idle, ${descriptorsOf(site)} after it.`)
let stopped = 0
await site.restart(async () => {
  stopped = performance.now()
})
row(`Start to the first answer: ${Math.round(performance.now() - stopped)} ms.`)

table('page', 'bytes', 'gzip', 'br')
for (const path of publicPages) {
  const sizes = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) => bodyLength(site.url + path, encoding)),
  )
  row(`| ${path} | ${sizes.join(' | ')} |`)
}
await measureWithLighthouse(site.url, isQuick)
await measureGrowth(site)
await site.stop()
if (!isQuick) writeReport()
