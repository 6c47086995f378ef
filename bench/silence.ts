import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import type { RunningServer } from '../tests/support/servers.ts'

export interface Measured<T> {
  result: T
  /** The longest time in which the process answered nobody. */
  silenceMs: number
  /** By how much its memory grew at most. */
  grownMb: number
}

const pingPauseMs = 5

/** Pings the site while the work runs. */
export async function measure<T>(
  site: RunningServer,
  work: () => Promise<T>,
): Promise<Measured<T>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const before = memory(site, 'VmRSS')
  // Resets the peak that VmHWM gives.
  writeFileSync(`/proc/${site.pid}/clear_refs`, '5')
  let isOver = false
  let silenceMs = 0
  const pinging = (async () => {
    while (!isOver) {
      const start = loopMs(site)
      await ping(site, agent)
      silenceMs = Math.max(silenceMs, loopMs(site) - start)
      await new Promise((resolve) => setTimeout(resolve, pingPauseMs))
    }
  })()
  try {
    const result = await work()
    return { result, grownMb: memory(site, 'VmHWM') - before, silenceMs: await ended() }
  } finally {
    await ended()
    agent.destroy()
  }

  async function ended() {
    isOver = true
    await pinging
    return silenceMs
  }
}

/** The processor time of the thread that answers, so that other threads and programs do not count. */
export function loopMs({ pid }: RunningServer): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

function memory({ pid }: RunningServer, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

function ping({ url }: RunningServer, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${url}/livez`, { agent }, (answer) => {
      answer.resume().on('end', resolve)
    }).on('error', reject)
  })
}
