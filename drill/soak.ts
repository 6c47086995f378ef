import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { signIn } from '../tests/support/admin-site.ts'
import { openStream } from '../tests/support/live-stream.ts'
import type { RunningServer } from '../tests/support/servers.ts'
import type { Case } from './case.ts'
import { saveText, startSite, storedText, textKeys, uploadPicture } from './site.ts'

const paths = ['/', '/nyheder', '/foredrag', '/kalender', '/bibliografi', '/billeder', '/salmer']
/** What a process may have grown by from the middle of the soak to its end. */
const growth = { megabytes: 24, descriptors: 5 }

function megabytes({ pid }: RunningServer): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const descriptors = ({ pid }: RunningServer) => readdirSync(`/proc/${pid}/fd`).length

/** Lets go of what is kept alive, and gives the process the time to. */
async function atRest(site: RunningServer, work: () => Promise<void>) {
  await work()
  await pause(3000)
  return { megabytes: megabytes(site), descriptors: descriptors(site) }
}

export const soak: Case = {
  promise: 'traffic, edits, uploads, streams and odd paths without end',
  target: 'memory and descriptors flat, no answer ≥ 500',
  async run({ soakSeconds }) {
    const site = await startSite({ SAMPLE_CONTENT: 'on' })
    try {
      const cookie = await signIn(site)
      const begun = { megabytes: megabytes(site), descriptors: descriptors(site) }
      const count = { requests: 0, edits: 0, failed: 0 }
      const round = async (seconds: number) => {
        const end = performance.now() + seconds * 1000
        const visitor = async () => {
          while (performance.now() < end) {
            const path = paths[Math.floor(Math.random() * paths.length)]
            const odd = Math.random() < 0.1 ? `?x=${Math.random()}` : ''
            const answer = await fetch(site.url + path + odd)
            await answer.arrayBuffer()
            count.requests += 1
            if (answer.status >= 500) count.failed += 1
          }
        }
        const streams = async () => {
          while (performance.now() < end) {
            const stream = await openStream(site)
            await stream.next()
            await pause(200)
            stream.close()
          }
        }
        await Promise.all([visitor(), visitor(), visitor(), streams(), editing(end)])
      }
      let { revision } = storedText(site.dataDir, textKeys[0])
      const editing = async (end: number) => {
        while (performance.now() < end) {
          const value = `Udgave ${count.edits}`
          const { status } = await saveText(site, cookie, { key: textKeys[0], value, revision })
          if (status === 200) revision += 1
          else count.failed += 1
          count.edits += 1
          if (count.edits % 50 === 0) await uploadPicture(site, cookie, await painted(count.edits))
          await pause(40)
        }
      }
      const middle = await atRest(site, () => round(soakSeconds / 2))
      const end = await atRest(site, () => round(soakSeconds / 2))
      const grown = {
        megabytes: end.megabytes - middle.megabytes,
        descriptors: end.descriptors - middle.descriptors,
      }
      const faults = [
        count.failed > 0 && `${count.failed} answers failed`,
        grown.megabytes > growth.megabytes && `${grown.megabytes} MB more than in the middle`,
        grown.descriptors > growth.descriptors && `${grown.descriptors} descriptors more`,
      ].filter((fault) => fault !== false)
      const states = [begun, middle, end]
      const figures = [
        `${count.requests} requests, ${count.edits} edits in ${soakSeconds} s`,
        `memory ${states.map((state) => state.megabytes).join(' → ')} MB`,
        `descriptors ${states.map((state) => state.descriptors).join(' → ')}`,
      ].join('; ')
      return { tries: 1, held: faults.length === 0 ? 1 : 0, faults, figures }
    } finally {
      await site.kill()
    }
  },
}

function painted(shade: number): Promise<Buffer> {
  const background = { r: shade % 256, g: 120, b: 80 }
  return sharp({ create: { width: 2000, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
