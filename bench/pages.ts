/**
 * `npm run bench`: what one process serves in a second and how soon, each beside Node's bare server
 * and nginx with the same bytes in the same run, what it takes, and what growth costs
 * (docs/quality.md, "Fast"). Prints it and writes it to bench/results.md; with `-- --quick` it takes
 * less of everything and writes nothing. Needs a build, Linux and wrk; nginx and Lighthouse if they
 * are there.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../tests/support/admin-site.ts'
import { bytesOf } from '../tests/support/answers.ts'
import { memoryOf, quietMs, startBenchSite } from './bench-site.ts'
import { measureGrowth } from './growth.ts'
import { measureWithLighthouse } from './lighthouse.ts'
import { hasNginx } from './peers.ts'
import { row, table, writeReport } from './report.ts'
import { alone, beside, pictureOf, save, tagOf } from './traffic.ts'
import { beQuick, hasWrk } from './wrk.ts'

const isQuick = process.argv.includes('--quick')
const publicPages = [
  ...['/', '/nyheder', '/foredrag', '/kalender', '/bibliografi', '/salmer', '/billeder'],
]

if (!hasWrk()) {
  process.stderr.write('Install wrk to run the bench: apt-get install wrk\n')
  process.exit(1)
}
if (!hasNginx()) process.stdout.write('nginx is not installed: apt-get install nginx\n')
if (isQuick) beQuick()

const site = await startBenchSite()
await pause(quietMs)
const idle = memoryOf(site).now
const Cookie = await signIn(site)

table('what', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'of bare node', 'of nginx')
const page = `${site.url}/nyheder`
await beside('kept page', page, ['Accept-Encoding: identity'])
await beside('kept page, gzip', page, ['Accept-Encoding: gzip'])
await beside('kept page, br', page, ['Accept-Encoding: br'])
await beside('kept page, 304', page, [`If-None-Match: ${await tagOf(page)}`])
await beside('kept data of a page', `${page}.data`, ['Accept-Encoding: identity'])
await beside('picture', site.url + (await pictureOf(`${site.url}/billeder`)), [])
// A parameter that it does not read: such a page is made for each asker and not kept.
alone('page rendered anew', `${page}?x=1`)
alone('page rendered anew for the author', page, [`Cookie: ${Cookie}`])
alone('search', `${site.url}/soeg?q=salme`)
alone('list of the back-office', `${site.url}/admin/nyheder`, [`Cookie: ${Cookie}`])
await save(site, Cookie)

const { most } = memoryOf(site)
await pause(quietMs)
row('')
row(
  `Memory: ${idle} MB idle, ${most} MB at most under all this, ${memoryOf(site).now} MB after it.`,
)
let stopped = 0
await site.restart(async () => {
  stopped = performance.now()
})
row(`Start to the first answer: ${Math.round(performance.now() - stopped)} ms.`)

table('page', 'bytes', 'gzip', 'br')
for (const path of publicPages) {
  const sizes = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) => bytesOf(site.url + path, encoding)),
  )
  row(`| ${path} | ${sizes.join(' | ')} |`)
}
await measureWithLighthouse(site.url, isQuick)
await measureGrowth(site, isQuick)
await site.stop()
if (!isQuick) writeReport()
