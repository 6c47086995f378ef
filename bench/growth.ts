import { setTimeout as pause } from 'node:timers/promises'
import { inDatabase, signIn } from '../tests/support/admin-site.ts'
import { bytesOf } from '../tests/support/answers.ts'
import type { RunningServer } from '../tests/support/servers.ts'
import { memoryOf, quietMs, untilIdle } from './bench-site.ts'
import { type Growth, grown } from './grown-rows.ts'
import { grow } from './grown-site.ts'
import { row, table } from './report.ts'

const times = 15
const publicLists = [
  ...['/nyheder', '/kalender', '/bibliografi', '/salmer', '/billeder'],
  '/salmer/register/temaer',
]
const adminLists = [
  ...['/admin/nyheder', '/admin/billeder', '/admin/kalender', '/admin/bibliografi'],
  '/admin/salmer',
]
const searches = ['salme', 'kærlighed fjorden', 'hjertensol', 'orgleskoven']

interface Figures {
  ms: number
  bytes: number
}

/** What a list, a search and a start cost with few rows and with many (docs/quality.md, "Fast"). */
export async function measureGrowth(site: RunningServer, isQuick: boolean): Promise<void> {
  const few = await measure(site)
  const share = isQuick ? 0.05 : 1
  const growth = Object.fromEntries(
    Object.entries(grown).map(([noun, count]) => [noun, Math.ceil(count * share)]),
  ) as unknown as Growth
  await site.restart(async () => inDatabase(site, (db) => grow(db, site.dataDir, growth)))
  await firstSearch(site)
  await untilIdle(site)
  let stopped = 0
  await site.restart(async () => {
    stopped = performance.now()
  })
  const start = performance.now() - stopped
  const idle = memoryOf(site).now
  const first = await firstSearch(site)
  const many = await measure(site)
  table('anew, one at a time', 'p50 ms', `with ${growth.news} news`, '×', 'bytes', 'with many', '×')
  for (const [path, before] of few) {
    const after = many.get(path) ?? before
    const ms = [before.ms.toFixed(1), after.ms.toFixed(1), (after.ms / before.ms).toFixed(1)]
    const bytes = [before.bytes, after.bytes, (after.bytes / before.bytes).toFixed(1)]
    row(`| ${[path, ...ms, ...bytes].join(' | ')} |`)
  }
  const { most } = memoryOf(site)
  await pause(quietMs)
  row('')
  row(
    `With many rows: start ${Math.round(start)} ms, first search after it ${Math.round(first)} ms; memory ${idle} MB idle, ${most} MB at most under all this, ${memoryOf(site).now} MB after it.`,
  )
}

async function firstSearch({ url }: RunningServer): Promise<number> {
  const asked = performance.now()
  await (await fetch(`${url}/soeg?q=salme`)).arrayBuffer()
  return performance.now() - asked
}

async function measure(site: RunningServer): Promise<Map<string, Figures>> {
  const Cookie = await signIn(site)
  const figures = new Map<string, Figures>()
  for (const path of publicLists) {
    // A parameter that it does not read: such a page is made for each asker and not kept.
    const { ms } = await ask(`${site.url}${path}?x=1`)
    figures.set(path, { ms, bytes: await bytesOf(site.url + path, 'identity') })
  }
  for (const path of adminLists) figures.set(path, await ask(site.url + path, { Cookie }))
  for (const words of searches) {
    figures.set(`search: ${words}`, await ask(`${site.url}/soeg?q=${encodeURIComponent(words)}`))
  }
  return figures
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<Figures> {
  const taken: number[] = []
  let bytes = 0
  for (let time = 0; time < times; time++) {
    const asked = performance.now()
    const answer = await fetch(url, { headers })
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`)
    bytes = (await answer.arrayBuffer()).byteLength
    taken.push(performance.now() - asked)
  }
  const ms = taken.toSorted((one, other) => one - other)[times >> 1] ?? 0
  return { ms, bytes }
}
