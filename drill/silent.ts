import { oneValue, query, startCluster } from '../tests/support/postgres.ts'
import type { RunningServer } from '../tests/support/servers.ts'
import { healthWithin, startDatabase, untilHealthy } from './away.ts'
import { afterwards, type Case, must } from './case.ts'
import { authorOf, eventually, frontPage, newFolder, startSite } from './site.ts'

const maxHealingMs = 30_000
const maxPageMs = 3000

async function newSite(databaseUrl: string): Promise<RunningServer> {
  return startSite({ DATABASE_URL: databaseUrl, DATA_DIR: newFolder() })
}

/** All processes of a PostgreSQL server. */
async function processesOf(url: string): Promise<number[]> {
  const backends = await oneValue(url, 'select array_agg(pid) from pg_stat_activity')
  const first = await oneValue(url, "select pg_read_file('postmaster.pid')")
  return [Number.parseInt(String(first), 10), ...(backends as number[])]
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT') {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // The connection that listed the processes has ended.
    }
  }
}

export const frozenDatabase: Case = {
  promise: 'PostgreSQL is frozen (SIGSTOP): connected, but without answers',
  target: 'the last version of a page within 3 s, health within 500 ms, recovered within 30 s',
  async run(attempts) {
    const cluster = await startCluster()
    afterwards(cluster.stop)
    const site = await newSite(cluster.url)
    const author = await authorOf(site)
    const times: number[] = []
    await attempts.each([0, 1, 2], async (revision) => {
      const value = `Udgave ${revision}`
      await author.mustSave(value, revision)
      must((await frontPage(site)).html.includes(value), 'the edit is not shown')
      const pids = await processesOf(cluster.url)
      afterwards(() => signal(pids, 'SIGCONT'))
      signal(pids, 'SIGSTOP')
      const begun = performance.now()
      // A parameter, so that the page is not cached and needs the database.
      const other = await frontPage(site, `/?side=${revision}`)
      const { status, html } = await frontPage(site)
      const took = performance.now() - begun
      must(status === 200 && html.includes(value), `the front page: ${status}`)
      must([200, 503].includes(other.status), `a page not seen before: ${other.status}`)
      must(took < 2 * maxPageMs, `two pages took ${Math.round(took)} ms`)
      await healthWithin(site, 503)
      signal(pids, 'SIGCONT')
      times.push(await untilHealthy(site))
    })
    attempts.recoveredAfter(times)
  },
}

export const readOnlyDatabase: Case = {
  promise: 'PostgreSQL is read-only, as a standby',
  target: 'health reports it, pages are served, recovered within 30 s',
  async run(attempts) {
    const { url, direct, proxy } = await startDatabase('drill')
    const site = await newSite(url)
    /** Changes a setting of the database, which connections have from then on. */
    const alter = async (setting: string) => {
      await query(direct, `alter database drill ${setting}`)
      await proxy.cut()
      await proxy.mend()
    }
    await attempts.each([1, 2], async () => {
      await alter('set default_transaction_read_only = on')
      await eventually(10_000, () => healthWithin(site, 503))
      must((await frontPage(site)).status === 200, 'the front page is gone')
      await alter('reset default_transaction_read_only')
      await untilHealthy(site)
    })
  },
}

export const failOver: Case = {
  promise: 'a fail-over to a standby that was behind, under two running nodes',
  target: 'both nodes show what the standby has, and every save after it, within 30 s',
  async run(attempts) {
    const { url, direct, proxy } = await startDatabase('drill')
    const nodes = await Promise.all([newSite(url), newSite(url)])
    const shown = (value: string) =>
      eventually(maxHealingMs, async () => {
        for (const node of nodes) {
          must((await frontPage(node)).html.includes(value), `a node does not show ${value}`)
        }
      })
    /** Runs statements while no node is connected. */
    const alone = async (...statements: string[]) => {
      await proxy.cut()
      for (const each of statements) await eventually(10_000, () => query(direct, each))
      await proxy.mend()
      for (const node of nodes) await untilHealthy(node)
    }
    await attempts.once(async () => {
      const author = await authorOf(nodes[0])
      await author.mustSave('på begge', 0)
      await shown('på begge')
      await alone('create database behind template drill')
      for (const revision of [1, 2]) await author.mustSave(`tabt ${revision}`, revision)
      await shown('tabt 2')
      await alone('alter database drill rename to ahead', 'alter database behind rename to drill')
      await shown('på begge')
      await author.mustSave('efter', 1)
      await shown('efter')
    })
  },
}
