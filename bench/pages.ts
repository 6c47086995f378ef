/**
 * `npm run bench`: what one process serves in a second and how soon, each beside Node's bare server
 * and nginx with the same bytes in the same run, and what it takes (docs/quality.md, "Fast"). Prints
 * it and writes it to bench/results.md. Needs a build, Linux and wrk; nginx if it is there.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../tests/support/admin-site.ts'
import { bytesOf } from '../tests/support/answers.ts'
import { startBareNode, startNginx } from './peers.ts'
import { hasWrk, load } from './wrk.ts'

const news = 20
const saves = 200
const crowds = [1, 64]
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

const lines: string[] = []
const site = await startAdminSite({ SAMPLE_CONTENT: 'on', REQUESTS_PER_SECOND: '0' })
fillNews()
await untilPicturesAreMade()
const idle = memory()
const cookie = `Cookie: ${await signIn(site)}`

row('| what | connections | requests/s | p50 ms | p99 ms | of bare node | of nginx |')
row('|---|---|---|---|---|---|---|')
const page = `${site.url}/nyheder`
await beside('kept page', page, ['Accept-Encoding: identity'])
await beside('kept page, gzip', page, ['Accept-Encoding: gzip'])
await beside('kept page, br', page, ['Accept-Encoding: br'])
await beside('kept page, 304', page, [`If-None-Match: ${await tagOf(page)}`])
await beside('kept data of a page', `${page}.data`, ['Accept-Encoding: identity'])
await beside('picture', site.url + (await pictureOf(`${site.url}/billeder`)), [])
// A parameter that it does not read: such a page is made for each asker and not kept.
alone('page rendered anew', `${page}?x=1`)
alone('page rendered anew for the author', page, [cookie])
alone('search', `${site.url}/soeg?q=salme`)
alone('list of the back-office', `${site.url}/admin/nyheder`, [cookie])
await save()

row('')
row('| page | bytes | gzip | br |')
row('|---|---|---|---|')
for (const path of publicPages) {
  const sizes = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) => bytesOf(site.url + path, encoding)),
  )
  row(`| ${path} | ${sizes.join(' | ')} |`)
}

row('')
row(`Memory: ${idle} MB idle, ${memory()} MB after all this.`)
const start = performance.now()
await site.restart()
row(`Second start to the first answer: ${Math.round(performance.now() - start)} ms.`)
await site.stop()

const commit = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
const [processor] = cpus()
writeFileSync(
  join(import.meta.dirname, 'results.md'),
  `# What \`npm run bench\` measured

${new Date().toISOString().slice(0, 10)}, commit ${commit.stdout.trim()}, Node ${process.version},
${cpus().length} × ${processor?.model.trim()}. Only figures of one run can be compared.

${lines.join('\n')}
`,
)

function row(words: string) {
  lines.push(words)
  process.stdout.write(`${words}\n`)
}

/** An answer of ours beside both peers sending the same bytes. */
async function beside(name: string, url: string, headers: string[]) {
  const encoding = headers.join().match(/Accept-Encoding: (\w+)/)?.[1] ?? 'identity'
  const body = Buffer.alloc(await bytesOf(url, encoding), 'a')
  const node = await startBareNode(body)
  const nginx = await startNginx(body)
  const isKnown = headers.some((header) => header.startsWith('If-None-Match'))
  const tag = nginx && (await tagOf(nginx.url))
  for (const connections of crowds) {
    const ours = load(url, headers, connections)
    const bare = load(node.url, isKnown ? headers : [], connections)
    const file = nginx && load(nginx.url, isKnown ? [`If-None-Match: ${tag}`] : [], connections)
    const shares = [bare, file].map((peer) =>
      peer ? (ours.perSecond / peer.perSecond).toFixed(2) : '–',
    )
    row(`| ${name} | ${connections} | ${figures(ours)} | ${shares.join(' | ')} |`)
  }
  node.stop()
  nginx?.stop()
  // A page that was changed meanwhile has another tag, and all of it was sent each time.
  if (isKnown && (await statusOf(url, headers)) !== 304) throw new Error(`${url} changed meanwhile`)
}

async function tagOf(url: string): Promise<string | null> {
  return (await fetch(url)).headers.get('etag')
}

async function statusOf(url: string, headers: string[]): Promise<number> {
  const named = headers.map((header) => header.split(': ') as [string, string])
  return (await fetch(url, { headers: named })).status
}

/** What is made for each asker: nothing can be beside it. */
function alone(name: string, url: string, headers: string[] = []) {
  for (const connections of crowds) {
    const ours = load(url, ['Accept-Encoding: identity', ...headers], connections)
    row(`| ${name} | ${connections} | ${figures(ours)} | – | – |`)
  }
}

/** One after the other, as an author saves. */
async function save() {
  const headers = { ...fromOurPage, Cookie: cookie.replace('Cookie: ', '') }
  // While others were measured we heard nothing: connections that were closed meanwhile are forgotten.
  await pause(100)
  const stored = inDatabase(site, (db) =>
    db
      .prepare(
        `select revision from editable_content where page = 'about' and element_key = 'title'`,
      )
      .get(),
  )
  const first = Number(stored?.revision ?? 0)
  const times: number[] = []
  const start = performance.now()
  for (let revision = first; revision < first + saves; revision++) {
    const value = `Liv og salmer ${revision}`
    const body = new URLSearchParams({ key: 'about.title', value, revision: String(revision) })
    const asked = performance.now()
    const answer = await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`a save was answered ${answer.status}`)
    await answer.arrayBuffer()
    times.push(performance.now() - asked)
  }
  const perSecond = Math.round((saves / (performance.now() - start)) * 1000)
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(saves * share)] ?? 0
  row(`| save | 1 | ${figures({ perSecond, p50: at(0.5), p99: at(0.99) })} | – | – |`)
}

function figures({ perSecond, p50, p99 }: ReturnType<typeof load>): string {
  return `${perSecond} | ${p50.toFixed(2)} | ${p99.toFixed(2)}`
}

/** A list of twenty and more. */
function fillNews() {
  const content = 'Det, vi synger, holder os i hånden. '.repeat(12)
  inDatabase(site, (db) => {
    const statement = db.prepare(
      `insert into news (id, slug, title, content, published_date, created_at, updated_at)
       values (?, ?, ?, ?, '2026-11-21', '2026-11-21', '2026-11-21')`,
    )
    for (let number = 0; number < news; number++) {
      statement.run(`news ${number}`, `nyhed-${number}`, `Nyhed ${number}`, content)
    }
  })
}

/**
 * Pictures are made in the background after the first start, the parts of them for upright screens last:
 * that takes the processor, and each changes the pages.
 */
async function untilPicturesAreMade() {
  const waiting = () =>
    inDatabase(site, (db) =>
      db
        .prepare(
          `select count(*) as number from stored_pictures where renditions not like '%"avif"%'`,
        )
        .get(),
    )
  while (waiting()?.number !== 0) await pause(500)
  for (let last = 0, now = worked(); now - last > 10; last = now, now = worked()) await pause(2000)
}

/** Hundredths of a second of processor time that the server has taken so far. */
function worked(): number {
  const [, words = ''] = readFileSync(`/proc/${site.pid}/stat`, 'utf8').split(') ')
  const [user, system] = words.split(' ').slice(11)
  return Number(user) + Number(system)
}

/** Megabytes of the server's process. */
function memory(): number {
  const words = readFileSync(`/proc/${site.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(words)?.[1]) / 1024)
}

/** The path of the first picture on a page. @throws Error where there is none */
async function pictureOf(url: string): Promise<string> {
  const [, path] = /src="(\/filer\/derived\/[^"]+)"/.exec(await (await fetch(url)).text()) ?? []
  if (path === undefined) throw new Error(`${url} shows no picture`)
  return path
}
