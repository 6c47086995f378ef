import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signIn } from '#tests/support/admin-site'
import { proxyTo } from '#tests/support/cuttable-proxy'
import { eventually } from '#tests/support/eventually'
import { detailedPicture } from '#tests/support/pictures'
import { freePort } from '#tests/support/servers'
import { authorWith, kills, newCluster, newFolder, startSite, statusOf } from './drilled-site.ts'

const maxHealingSeconds = 30

test('while one of three nodes is killed and started again, no read fails and no save is lost', async ({
  annotate,
}) => {
  const cluster = await newCluster('three')
  const start = (variables?: Record<string, string>) =>
    startSite({ ...cluster, DATA_DIR: newFolder(), ...variables })
  const [first, second] = [await start(), await start()]
  const thirdSettings = { DATA_DIR: newFolder(), PORT: String(await freePort()) }
  let third = await start(thirdSettings)
  const author = authorWith(first, await signIn(first))
  let [saves, reads] = [0, 0]
  let isRunning = true
  const saving = (async () => {
    for (; isRunning; saves++) {
      const answer = await author.save('about.title', `Udgave ${saves + 1}.`, saves)
      expect(answer).toMatchObject({ status: 200 })
      await pause(20)
    }
  })()
  const reading = (async () => {
    for (; isRunning; reads++) expect(await statusOf(second, '/')).toBe(200)
  })()
  const working = Promise.all([saving, reading])
  // A failure is thrown below, by the same promise.
  working.catch(() => {})
  const rounds = Math.ceil(kills / 40)
  for (let round = 0; round < rounds; round++) {
    await pause(500)
    await third.kill()
    await pause(300)
    third = await start(thirdSettings)
  }
  isRunning = false
  await working
  expect(Math.min(saves, reads)).toBeGreaterThan(0)
  for (const { url } of [first, second, third]) {
    await eventually(async () => {
      expect(await (await fetch(url)).text()).toContain(`Udgave ${saves}.`)
    })
  }
  await annotate(`${rounds} kills, ${saves} saves, ${reads} reads`)
})

test('while the bucket is away pages are served, uploads fail and health reports it, also at a start', async () => {
  const cluster = await newCluster('bucket')
  const proxy = await proxyTo(new URL(cluster.S3_ENDPOINT))
  const variables = {
    ...cluster,
    S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
    DATA_DIR: newFolder(),
    PORT: String(await freePort()),
  }
  const site = await startSite(variables)
  const author = authorWith(site, await signIn(site))
  const picture = await detailedPicture()
  await statusOf(site, '/')
  await proxy.cut()
  expect(await statusOf(site, '/')).toBe(200)
  expect(await author.upload(picture)).not.toMatchObject({ status: 200 })
  expect(await statusOf(site, '/healthz')).toBe(503)
  await proxy.mend()
  await eventually(
    async () => expect(await statusOf(site, '/healthz')).toBe(200),
    maxHealingSeconds,
  )
  expect(await author.upload(picture)).toMatchObject({ status: 200 })

  await site.kill()
  await proxy.cut()
  const starting = startSite(variables)
  await eventually(async () => expect(await statusOf(site, '/')).toBe(200), maxHealingSeconds)
  expect(await statusOf(site, '/healthz')).toBe(503)
  await proxy.mend()
  await eventually(
    async () => expect(await statusOf(site, '/healthz')).toBe(200),
    maxHealingSeconds,
  )
  await starting
})
