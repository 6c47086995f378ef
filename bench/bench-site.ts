import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { inDatabase } from '../tests/support/admin-site.ts'
import { prepareSampleSite, startSampleSite } from '../tests/support/sample-site.ts'
import type { RunningServer } from '../tests/support/servers.ts'

/** Time for idle connections and timers to end. */
export const quietMs = 30_000
const news = 20

/** Starts a site with the sample content, 20 more news and all renditions of its pictures. */
export async function startBenchSite(): Promise<RunningServer> {
  await prepareSampleSite()
  const site = await startSampleSite({ REQUESTS_PER_SECOND: '0' })
  fillNews(site)
  await untilIdle(site)
  return site
}

/** Megabytes of the server's process: now, and the maximum since its start. */
export function memoryOf({ pid }: RunningServer): { now: number; max: number } {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), max: megabytes('VmHWM') }
}

/** The number of open file descriptors. */
export function descriptorsOf({ pid }: RunningServer): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

/** Resolves when the server's process has been idle for three checks in a row. */
export async function untilIdle(site: RunningServer): Promise<void> {
  let last = processorTime(site)
  for (let quiet = 0; quiet < 3; ) {
    await pause(2000)
    const now = processorTime(site)
    quiet = now - last > 5 ? 0 : quiet + 1
    last = now
  }
}

/** Processor time of the server's process, in hundredths of a second. */
function processorTime({ pid }: RunningServer): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11)
  return Number(user) + Number(system)
}

function fillNews(site: RunningServer) {
  const content = 'Det, vi synger, holder os i hånden. '.repeat(12)
  inDatabase(site, (db) => {
    const statement = db.prepare(
      `insert into news (id, slug, title, content, published_date, created_at, updated_at)
       values (?, ?, ?, ?, '2026-11-21', '2026-11-21', '2026-11-21')`,
    )
    for (let number = 0; number < news; number++) {
      statement.run(`news ${number}`, `item-${number}`, `Nyhed ${number}`, content)
    }
  })
}
