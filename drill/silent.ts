import { query } from '../tests/support/postgres.ts'
import type { RunningServer } from '../tests/support/servers.ts'
import { healthWithin, startDatabase, untilHealthy } from './away.ts'
import { type Case, must } from './case.ts'
import { authorOf, eventually, frontPage, newFolder, startSite } from './site.ts'

const maxHealingMs = 30_000

async function newSite(databaseUrl: string): Promise<RunningServer> {
  return startSite({ DATABASE_URL: databaseUrl, DATA_DIR: newFolder() })
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
    const everyNodeShows = (value: string) =>
      eventually(maxHealingMs, async () => {
        for (const node of nodes) {
          must((await frontPage(node)).html.includes(value), `a node does not show ${value}`)
        }
      })
    /** Runs statements while no node is connected. */
    const withoutNodes = async (...statements: string[]) => {
      await proxy.cut()
      for (const each of statements) await eventually(10_000, () => query(direct, each))
      await proxy.mend()
      for (const node of nodes) await untilHealthy(node)
    }
    await attempts.once(async () => {
      const author = await authorOf(nodes[0])
      await author.mustSave('på begge', 0)
      await everyNodeShows('på begge')
      await withoutNodes('create database behind template drill')
      for (const revision of [1, 2]) await author.mustSave(`tabt ${revision}`, revision)
      await everyNodeShows('tabt 2')
      await withoutNodes(
        'alter database drill rename to ahead',
        'alter database behind rename to drill',
      )
      await everyNodeShows('på begge')
      await author.mustSave('efter', 1)
      await everyNodeShows('efter')
    })
  },
}
