import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { inDatabase, startAdminSite } from '../tests/support/admin-site.ts'
import type { RunningServer } from '../tests/support/servers.ts'

const news = 20

/** A site with the sample content, a list of twenty and more, and all its pictures made. */
export async function startBenchSite(): Promise<RunningServer> {
  const site = await startAdminSite({ SAMPLE_CONTENT: 'on', REQUESTS_PER_SECOND: '0' })
  fillNews(site)
  await untilPicturesAreMade(site)
  // What making the pictures took is not what an idle site takes.
  await site.restart()
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

/**
 * Pictures are made in the background after the first start, the parts of them for upright screens last:
 * that takes the processor, and each changes the pages.
 */
async function untilPicturesAreMade(site: RunningServer) {
  const waiting = () =>
    inDatabase(site, (db) =>
      db
        .prepare(
          `select count(*) as number from stored_pictures where renditions not like '%"avif"%'`,
        )
        .get(),
    )
  while (waiting()?.number !== 0) await pause(500)
  await untilIdle(site)
}
