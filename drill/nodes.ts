import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { signIn } from '../tests/support/admin-site.ts'
import { startBucketService } from '../tests/support/bucket-service.ts'
import { query, startCluster } from '../tests/support/postgres.ts'
import { freePort, type RunningServer } from '../tests/support/servers.ts'
import { type Case, must, type Outcome, tryEach } from './case.ts'
import { newFolder, saveText, startSite, textKeys } from './site.ts'

/** Settings for the nodes of a new site. */
async function newCluster(SAMPLE_CONTENT: 'on' | 'off') {
  const cluster = await startCluster()
  const bucket = await startBucketService()
  const name = 'nodes'
  await query(cluster.url, `create database ${name}`)
  const url = new URL(cluster.url)
  url.pathname = `/${name}`
  const variables = {
    DATABASE_URL: url.href,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    SAMPLE_CONTENT,
  }
  const count = async (table: string): Promise<number> => {
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    const { rows } = await client.query(`select count(*)::int as n from ${table}`)
    await client.end()
    return rows[0].n
  }
  const stop = async () => {
    await bucket.stop()
    await cluster.stop()
  }
  return { variables, count, stop }
}

export const threeNodes: Case = {
  promise: 'three nodes start at once on an empty database',
  target: 'one sample, one admin; every node serves',
  async run({ nodeStarts }) {
    const alone = await newCluster('on')
    const first = await startSite({ ...alone.variables, DATA_DIR: newFolder() })
    const expected = await alone.count('news')
    must(expected > 0, 'the sample content has no news')
    await first.kill()
    await alone.stop()
    return tryEach(Array.from({ length: nodeStarts }), async () => {
      const { variables, count, stop } = await newCluster('on')
      const starts = [1, 2, 3].map(() => startSite({ ...variables, DATA_DIR: newFolder() }))
      const started = await Promise.allSettled(starts)
      const sites = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      try {
        const failed = started.find((one) => one.status === 'rejected')
        must(!failed, `a node did not start: ${failed?.reason}`)
        const news = await count('news')
        must(news === expected, `${news} news instead of ${expected}`)
        must((await count('admin_profiles')) === 1, 'not one admin')
        for (const site of sites) {
          const { status } = await fetch(site.url)
          must(status === 200, `a node answered ${status}`)
        }
      } finally {
        await Promise.all(sites.map((site) => site.kill()))
        await stop()
      }
    })
  },
}

export const killedNode: Case = {
  promise: 'one of three nodes is killed and started again under load',
  target: 'no failed read on the others, no lost save, all show the same in the end',
  async run({ nodeStarts }): Promise<Outcome> {
    const { variables, stop } = await newCluster('off')
    const settings = async () => ({
      ...variables,
      DATA_DIR: newFolder(),
      PORT: String(await freePort()),
    })
    const first = await startSite(await settings())
    const second = await startSite(await settings())
    const thirds = await settings()
    let third: RunningServer = await startSite(thirds)
    const cookie = await signIn(first)
    const [key] = textKeys
    let revision = 0
    let saves = 0
    let reads = 0
    let going = true
    const faults: string[] = []
    const saving = (async () => {
      while (going) {
        const value = `Udgave ${saves + 1}`
        const answer = await saveText(first, cookie, { key, value, revision }).catch(
          () => undefined,
        )
        if (answer?.status === 200) {
          saves += 1
          revision += 1
        } else faults.push(`a save answered ${answer?.status}`)
        await pause(20)
      }
    })()
    const reading = (async () => {
      while (going) {
        const { status } = await fetch(second.url)
        reads += 1
        if (status !== 200) faults.push(`a read answered ${status}`)
      }
    })()
    for (let round = 0; round < nodeStarts; round++) {
      await pause(500)
      await third.kill()
      await pause(300)
      third = await startSite(thirds)
    }
    going = false
    await Promise.all([saving, reading])
    if (saves === 0 || reads === 0) faults.push(`only ${saves} saves and ${reads} reads`)
    const last = `Udgave ${saves}`
    for (const site of [first, second, third]) {
      await pause(1000)
      if (!(await (await fetch(site.url)).text()).includes(last)) faults.push('a node is behind')
    }
    await Promise.all([first.kill(), second.kill(), third.kill()])
    await stop()
    const figures = `${saves} saves, ${reads} reads`
    return {
      tries: nodeStarts,
      held: faults.length === 0 ? nodeStarts : 0,
      faults: faults.slice(0, 5),
      figures,
    }
  },
}
