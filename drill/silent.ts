import { signIn } from '../tests/support/admin-site.ts'
import { oneValue, query, startCluster } from '../tests/support/postgres.ts'
import type { RunningServer } from '../tests/support/servers.ts'
import { healthWithin, page, startDatabase, untilHealthy } from './away.ts'
import { type Case, must, tryEach } from './case.ts'
import { eventually, newFolder, saveText, startSite, textKeys } from './site.ts'

const [key] = textKeys
const maxHealingMs = 30_000
const maxPageMs = 3000

async function newSite(databaseUrl: string): Promise<RunningServer> {
  return startSite({ DATABASE_URL: databaseUrl, DATA_DIR: newFolder() })
}

async function save(site: RunningServer, cookie: string, value: string, revision: number) {
  const { status } = await saveText(site, cookie, { key, value, revision })
  must(status === 200, `saving ${value} answered ${status}`)
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
  async run() {
    const cluster = await startCluster()
    const site = await newSite(cluster.url)
    let pids: number[] = []
    try {
      const cookie = await signIn(site)
      const times: number[] = []
      const outcome = await tryEach([0, 1, 2], async (revision) => {
        await save(site, cookie, `Udgave ${revision}`, revision)
        must((await page(site)).html.includes(`Udgave ${revision}`), 'the edit is not shown')
        pids = await processesOf(cluster.url)
        signal(pids, 'SIGSTOP')
        const begun = performance.now()
        // A parameter, so that the page is not cached and needs the database.
        const other = await fetch(`${site.url}/?side=${revision}`)
        const { status, html } = await page(site)
        const took = performance.now() - begun
        must(status === 200 && html.includes(`Udgave ${revision}`), `the front page: ${status}`)
        must([200, 503].includes(other.status), `a page not seen before: ${other.status}`)
        must(took < 2 * maxPageMs, `two pages took ${Math.round(took)} ms`)
        await healthWithin(site, 503)
        signal(pids, 'SIGCONT')
        times.push(await untilHealthy(site))
      })
      const figures = `recovered after ${times.map((seconds) => `${seconds.toFixed(1)} s`).join(', ')}`
      return { ...outcome, figures }
    } finally {
      signal(pids, 'SIGCONT')
      await site.kill()
      await cluster.stop()
    }
  },
}

export const readOnlyDatabase: Case = {
  promise: 'PostgreSQL is read-only, as a standby',
  target: 'health reports it, pages are served, recovered within 30 s',
  async run() {
    const { url, direct, proxy, stop } = await startDatabase('drill')
    const site = await newSite(url)
    const reconnect = async () => {
      await proxy.cut()
      await proxy.mend()
    }
    try {
      return await tryEach([1, 2], async () => {
        await query(direct, 'alter database drill set default_transaction_read_only = on')
        await reconnect()
        await eventually(10_000, () => healthWithin(site, 503))
        must((await page(site)).status === 200, 'the front page is gone')
        await query(direct, 'alter database drill reset default_transaction_read_only')
        await reconnect()
        await untilHealthy(site)
      })
    } finally {
      await site.kill()
      await stop()
    }
  },
}

export const failOver: Case = {
  promise: 'a fail-over to a standby that was behind, under two running nodes',
  target: 'both nodes show what the standby has, and every save after it, within 30 s',
  async run() {
    const { url, direct, proxy, stop } = await startDatabase('drill')
    const nodes = await Promise.all([newSite(url), newSite(url)])
    const [first] = nodes
    const shown = (value: string) =>
      eventually(maxHealingMs, async () => {
        for (const node of nodes) {
          must((await page(node)).html.includes(value), `a node does not show ${value}`)
        }
      })
    /** Runs statements while no node is connected. */
    const alone = async (...statements: string[]) => {
      await proxy.cut()
      for (const each of statements) await eventually(10_000, () => query(direct, each))
      await proxy.mend()
      for (const node of nodes) await untilHealthy(node)
    }
    try {
      return await tryEach([1], async () => {
        const cookie = await signIn(first)
        await save(first, cookie, 'på begge', 0)
        await shown('på begge')
        await alone('create database behind template drill')
        for (const revision of [1, 2]) await save(first, cookie, `tabt ${revision}`, revision)
        await shown('tabt 2')
        await alone('alter database drill rename to ahead', 'alter database behind rename to drill')
        await shown('på begge')
        await save(first, cookie, 'efter', 1)
        await shown('efter')
      })
    } finally {
      await Promise.all(nodes.map((node) => node.kill()))
      await stop()
    }
  },
}
