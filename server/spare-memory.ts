import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const everyMs = 10_000
/** The part of the time that was worked in, below which nobody waits for a pause. */
const quiet = 0.1
/** How many times as large as after the last collection the process has to be. */
const growth = 1.25

interface Process {
  /** The part of the time since the last call that was worked in, 0 to 1. */
  load(): number
  /** The memory it takes, in bytes. */
  size(): number
  collect(): void
}

/**
 * V8 keeps the memory of a busy hour, also what it needs no more, and nothing gives it back while nobody
 * comes. This collects in the first quiet moment.
 * @returns what looks once whether it is time
 */
export function memorySaver(own: Process): () => void {
  // The smallest since then: some of it is given back only a while after.
  let smallest = 0
  return () => {
    const size = own.size()
    smallest = Math.min(smallest, size)
    if (own.load() > quiet || size < smallest * growth) return
    own.collect()
    smallest = own.size()
  }
}

/**
 * Gives memory back in quiet moments from now on.
 * @returns a function that ends it.
 */
export function saveMemory(): () => void {
  const timer = setInterval(memorySaver(thisProcess()), everyMs).unref()
  return () => clearInterval(timer)
}

function thisProcess(): Process {
  setFlagsFromString('--expose-gc')
  const collect: NonNullable<typeof gc> = runInNewContext('gc')
  let last = performance.eventLoopUtilization()
  return {
    load() {
      const before = last
      last = performance.eventLoopUtilization()
      return performance.eventLoopUtilization(last, before).utilization
    },
    size: process.memoryUsage.rss,
    // Also what V8 keeps in store for a heap that grows again.
    collect: () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  }
}
