import { setTimeout as pause } from 'node:timers/promises'
import { startBucketService } from '../tests/support/bucket-service.ts'
import { proxyTo } from '../tests/support/cuttable-proxy.ts'
import { query, startCluster } from '../tests/support/postgres.ts'
import { freePort, type RunningServer } from '../tests/support/servers.ts'
import { type Case, must, onCleanup } from './case.ts'
import { authorOf, eventually, frontPage, newFolder, smallPicture, startSite } from './site.ts'

const maxHealthMs = 1000
const maxHealingMs = 30_000

/** Starts PostgreSQL behind a proxy that can be cut off; `direct` bypasses the proxy. */
export async function startDatabase(name: string) {
  const cluster = await startCluster()
  onCleanup(cluster.stop)
  await query(cluster.url, `create database ${name}`)
  const address = new URL(cluster.url)
  const proxy = await proxyTo(address)
  const url = `postgres://${address.username}@127.0.0.1:${proxy.port}/${name}`
  return { url, direct: cluster.url, proxy }
}

/** Starts a bucket, with the settings of a site that uses it. */
export async function startBucket() {
  const { stop, endpoint, bucket, accessKeyId, secretAccessKey } = await startBucketService()
  onCleanup(stop)
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}

export async function healthWithin(site: RunningServer, status: number): Promise<void> {
  const startedAt = performance.now()
  const answer = await fetch(`${site.url}/healthz`)
  const elapsedMs = performance.now() - startedAt
  must(answer.status === status, `health answered ${answer.status}`)
  must(elapsedMs < maxHealthMs, `health took ${Math.round(elapsedMs)} ms`)
}

/** @returns the seconds until the site was healthy again */
export async function untilHealthy(site: RunningServer): Promise<number> {
  const startedAt = performance.now()
  await eventually(maxHealingMs, async () => {
    const answer = await fetch(`${site.url}/healthz`)
    must(answer.status === 200, 'not well again after 30 s')
  })
  return (performance.now() - startedAt) / 1000
}

/**
 * Starts a site while something it needs is cut off.
 * @returns the first response that visitors get, and the site once all is well
 */
async function startWithout(earlierSite: RunningServer, variables: Record<string, string>) {
  const starting = startSite(variables)
  starting.catch(() => {})
  let first = { status: 0, html: '' }
  await eventually(maxHealingMs, async () => {
    first = await frontPage(earlierSite)
  })
  return { ...first, starting }
}

export const databaseAway: Case = {
  promise: 'PostgreSQL unavailable just after an edit, and at a start',
  target:
    'the last version of a page, never an empty 200; a save fails within 10 s; health within 500 ms; recovered within 30 s',
  async run(attempts) {
    const { url, proxy } = await startDatabase('drill')
    const variables = { DATABASE_URL: url, DATA_DIR: newFolder(), PORT: String(await freePort()) }
    const site = await startSite(variables)
    const author = await authorOf(site)
    const times: number[] = []
    await attempts.each([0, 2, 4], async (revision) => {
      const value = `Udgave ${revision}`
      await author.mustSave(value, revision)
      must((await frontPage(site)).html.includes(value), 'the edit is not shown')
      await author.mustSave(`${value} b`, revision + 1)
      await proxy.cut()
      const { status, html } = await frontPage(site)
      must(status === 503 || html.includes('Udgave'), `an empty page with ${status}`)
      await healthWithin(site, 503)
      const startedAt = performance.now()
      const refused = await author.save('tabt', revision + 2)
      const elapsedMs = performance.now() - startedAt
      must(refused.status >= 500, `a save answered ${refused.status}`)
      must(elapsedMs < 10_000, `a save was refused after ${Math.round(elapsedMs)} ms`)
      await proxy.mend()
      times.push(await untilHealthy(site))
      must((await frontPage(site)).html.includes(`${value} b`), 'what was saved is not shown')
    })
    await attempts.once(async () => {
      await frontPage(site)
      // The log line is written after the response.
      await pause(1000)
      await site.kill()
      await proxy.cut()
      const { status, html, starting } = await startWithout(site, variables)
      must(status === 200, `a start without it: ${status}`)
      must(html.includes('Udgave 4 b'), 'another page than before')
      await proxy.mend()
      const startedAt = performance.now()
      await starting
      times.push((performance.now() - startedAt) / 1000)
    })
    attempts.recoveredAfter(times)
  },
}

export const bucketAway: Case = {
  promise: 'the bucket unavailable while the site runs, and at a start',
  target: 'pages are served, an upload fails, health within 500 ms, recovered within 30 s',
  async run(attempts) {
    const bucket = await startBucket()
    const proxy = await proxyTo(new URL(bucket.S3_ENDPOINT))
    const variables = {
      DATA_DIR: newFolder(),
      PORT: String(await freePort()),
      ...bucket,
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
    }
    const site = await startSite(variables)
    const author = await authorOf(site)
    const picture = await smallPicture()
    await frontPage(site)
    const times: number[] = []
    await attempts.once(async () => {
      await proxy.cut()
      must((await frontPage(site)).status === 200, 'the front page is gone')
      must(!(await author.upload(picture)), 'an upload was answered as stored')
      await healthWithin(site, 503)
      await proxy.mend()
      times.push(await untilHealthy(site))
      must(await author.upload(picture), 'an upload failed afterwards')
    })
    await attempts.once(async () => {
      await site.kill()
      await proxy.cut()
      const { status, starting } = await startWithout(site, variables)
      must(status === 200, 'it does not serve')
      await healthWithin(site, 503)
      await proxy.mend()
      times.push(await untilHealthy(await starting))
    })
    attempts.recoveredAfter(times)
  },
}
