import { setTimeout as pause } from 'node:timers/promises'
import { query, startCluster } from '../tests/support/postgres.ts'
import { freePort, type RunningServer } from '../tests/support/servers.ts'
import { startBucket } from './away.ts'
import { type Case, onCleanup } from './case.ts'
import { authorOf, frontPage, newFolder, startSite } from './site.ts'

/** Settings for the nodes of a new site. */
export async function newCluster() {
  const cluster = await startCluster()
  onCleanup(cluster.stop)
  await query(cluster.url, 'create database nodes')
  const url = new URL(cluster.url)
  url.pathname = '/nodes'
  return { DATABASE_URL: url.href, ...(await startBucket()) }
}

export const killedNode: Case = {
  promise: 'one of three nodes is killed and started again under load',
  target: 'no failed read on the others, no lost save, all show the same in the end',
  async run(attempts, { nodeStarts }) {
    const variables = await newCluster()
    const settings = async () => ({
      ...variables,
      DATA_DIR: newFolder(),
      PORT: String(await freePort()),
    })
    const first = await startSite(await settings())
    const second = await startSite(await settings())
    const thirdSettings = await settings()
    let third: RunningServer = await startSite(thirdSettings)
    const author = await authorOf(first)
    let saves = 0
    let reads = 0
    let isRunning = true
    const faults: string[] = []
    const saving = (async () => {
      while (isRunning) {
        const answer = await author.save(`Udgave ${saves + 1}`, saves).catch(() => undefined)
        if (answer?.status === 200) saves += 1
        else faults.push(`a save answered ${answer?.status}`)
        await pause(20)
      }
    })()
    const reading = (async () => {
      while (isRunning) {
        const { status } = await frontPage(second)
        reads += 1
        if (status !== 200) faults.push(`a read answered ${status}`)
      }
    })()
    for (let round = 0; round < nodeStarts; round++) {
      await pause(500)
      await third.kill()
      await pause(300)
      third = await startSite(thirdSettings)
    }
    isRunning = false
    await Promise.all([saving, reading])
    if (saves === 0 || reads === 0) faults.push(`only ${saves} saves and ${reads} reads`)
    for (const site of [first, second, third]) {
      await pause(1000)
      if (!(await frontPage(site)).html.includes(`Udgave ${saves}`)) faults.push('a node is behind')
    }
    attempts.figures = `${saves} saves, ${reads} reads`
    attempts.tries = nodeStarts
    attempts.held = nodeStarts
    for (const fault of faults.slice(0, 5)) attempts.fail(fault)
  },
}
