import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../tests/support/admin-site.ts'
import { startBucketService } from '../tests/support/bucket-service.ts'
import { proxyTo } from '../tests/support/cuttable-proxy.ts'
import { query, startCluster } from '../tests/support/postgres.ts'
import { freePort, type RunningServer } from '../tests/support/servers.ts'
import { type Case, must, tryEach } from './case.ts'
import { newFolder, saveText, smallPicture, startSite, textKeys, uploadPicture } from './site.ts'

const [key] = textKeys
const maxHealthMs = 1000
const maxHealingMs = 30_000

/** Starts PostgreSQL behind a proxy that can be cut off; `direct` bypasses the proxy. */
export async function startDatabase(name: string) {
  const cluster = await startCluster()
  await query(cluster.url, `create database ${name}`)
  const address = new URL(cluster.url)
  const proxy = await proxyTo(address)
  const url = `postgres://${address.username}@127.0.0.1:${proxy.port}/${name}`
  return { url, direct: cluster.url, proxy, stop: cluster.stop }
}

export async function healthWithin(site: RunningServer, status: number): Promise<void> {
  const begun = performance.now()
  const answer = await fetch(`${site.url}/healthz`)
  const took = performance.now() - begun
  must(answer.status === status, `health answered ${answer.status}`)
  must(took < maxHealthMs, `health took ${Math.round(took)} ms`)
}

/** @returns the seconds until the site was healthy again */
export async function untilHealthy(site: RunningServer): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const took = performance.now() - begun
    must(took < maxHealingMs, 'not well again after 30 s')
    const answer = await fetch(`${site.url}/healthz`).catch(() => undefined)
    if (answer?.status === 200) return took / 1000
    await pause(100)
  }
}

/** The first response that visitors get. */
async function firstAnswer({ url }: RunningServer): Promise<{ status: number; html: string }> {
  const begun = performance.now()
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return { status: answer.status, html: await answer.text() }
    must(performance.now() - begun < maxHealingMs, 'no answer within 30 s')
    await pause(50)
  }
}

export const page = async (site: RunningServer) => {
  const answer = await fetch(site.url)
  return { status: answer.status, html: await answer.text() }
}

export const databaseAway: Case = {
  promise: 'PostgreSQL unavailable just after an edit, and at a start',
  target:
    'the last version of a page, never an empty 200; a save fails within 10 s; health within 500 ms; recovered within 30 s',
  async run() {
    const { url, proxy, stop } = await startDatabase('drill')
    const variables = { DATABASE_URL: url, DATA_DIR: newFolder(), PORT: String(await freePort()) }
    let site = await startSite(variables)
    const times: number[] = []
    try {
      const cookie = await signIn(site)
      let revision = 0
      const outcome = await tryEach([1, 2, 3], async (round) => {
        const value = `Udgave ${round}`
        must((await saveText(site, cookie, { key, value, revision })).status === 200, 'no save')
        revision += 1
        must((await page(site)).html.includes(value), 'the edit is not shown')
        const next = { key, value: `${value} b`, revision }
        must((await saveText(site, cookie, next)).status === 200, 'no second save')
        revision += 1
        await proxy.cut()
        const { status, html } = await page(site)
        must(status === 503 || html.includes('Udgave'), `an empty page with ${status}`)
        await healthWithin(site, 503)
        const begun = performance.now()
        const refused = await saveText(site, cookie, { key, value: 'tabt', revision })
        const took = performance.now() - begun
        must(refused.status >= 500, `a save answered ${refused.status}`)
        must(took < 10_000, `a save was refused after ${Math.round(took)} ms`)
        await proxy.mend()
        times.push(await untilHealthy(site))
        must((await page(site)).html.includes(`${value} b`), 'what was saved is not shown')
      })
      const restarted = await tryEach([1], async () => {
        await page(site)
        // The log line is written after the response.
        await pause(1000)
        await site.kill()
        await proxy.cut()
        const starting = startSite(variables)
        starting.catch(() => {})
        const { status, html } = await firstAnswer(site)
        must(status === 200, `a start without it: ${status}`)
        must(html.includes('Udgave 3 b'), 'another page than before')
        await proxy.mend()
        const begun = performance.now()
        site = await starting
        times.push((performance.now() - begun) / 1000)
      })
      const figures = `recovered after ${times.map((seconds) => `${seconds.toFixed(1)} s`).join(', ')}`
      return {
        tries: outcome.tries + restarted.tries,
        held: outcome.held + restarted.held,
        faults: [...(outcome.faults ?? []), ...(restarted.faults ?? [])],
        figures,
      }
    } finally {
      await site.kill()
      await stop()
    }
  },
}

export const bucketAway: Case = {
  promise: 'the bucket unavailable while the site runs, and at a start',
  target: 'pages are served, an upload fails, health within 500 ms, recovered within 30 s',
  async run() {
    const service = await startBucketService()
    const proxy = await proxyTo(new URL(service.endpoint))
    const variables = {
      DATA_DIR: newFolder(),
      PORT: String(await freePort()),
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_BUCKET: service.bucket,
      S3_ACCESS_KEY_ID: service.accessKeyId,
      S3_SECRET_ACCESS_KEY: service.secretAccessKey,
    }
    const site = await startSite(variables)
    let other: RunningServer | undefined
    const times: number[] = []
    try {
      await page(site)
      const cookie = await signIn(site)
      const picture = await smallPicture()
      const outcome = await tryEach(['running', 'starting'], async (when) => {
        if (when === 'running') {
          await proxy.cut()
          must((await page(site)).status === 200, 'the front page is gone')
          must(!(await uploadPicture(site, cookie, picture)), 'an upload was answered as stored')
          await healthWithin(site, 503)
          await proxy.mend()
          times.push(await untilHealthy(site))
          must(await uploadPicture(site, cookie, picture), 'an upload failed afterwards')
          return
        }
        await site.kill()
        await proxy.cut()
        const starting = startSite(variables)
        starting.catch(() => {})
        must((await firstAnswer(site)).status === 200, 'it does not serve')
        await healthWithin(site, 503)
        await proxy.mend()
        other = await starting
        times.push(await untilHealthy(other))
      })
      const figures = `recovered after ${times.map((seconds) => `${seconds.toFixed(1)} s`).join(', ')}`
      return { ...outcome, figures }
    } finally {
      await site.kill()
      await other?.kill()
      await service.stop()
    }
  },
}
