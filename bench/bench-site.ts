import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { inDatabase } from '../tests/support/admin-site.ts'
import { makeSampleSite, startSampleSite } from '../tests/support/sample-site.ts'
import type { RunningServer } from '../tests/support/servers.ts'

/** As long as it takes until a quiet moment was seen twice (server/spare-memory.ts). */
export const quietMs = 30_000
const news = 20

/** A site with the sample content, a list of twenty and more, and all its pictures made. */
export async function startBenchSite(): Promise<RunningServer> {
  await makeSampleSite()
  const site = await startSampleSite({ REQUESTS_PER_SECOND: '0' })
  fillNews(site)
  await untilIdle(site)
  return site
}

/** Megabytes of the server's process now, and the most since it was started. */
export function memoryOf({ pid }: RunningServer): { now: number; most: number } {
  const words = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(words)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}

/** Until the server has had nothing to do for some seconds, several times: others may hold it up. */
export async function untilIdle(site: RunningServer): Promise<void> {
  let last = workedBy(site)
  for (let quiet = 0; quiet < 3; ) {
    await pause(2000)
    const now = workedBy(site)
    quiet = now - last > 5 ? 0 : quiet + 1
    last = now
  }
}

/** Hundredths of a second of processor time that the server has taken so far. */
function workedBy({ pid }: RunningServer): number {
  const [, words = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = words.split(' ').slice(11)
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
