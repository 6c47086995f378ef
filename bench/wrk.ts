import { spawnSync } from 'node:child_process'

/** The results of a load test. */
interface Load {
  perSecond: number
  /** The median and the 99th percentile, in milliseconds. */
  p50: number
  p99: number
}

let seconds = 4
const inMs = { us: 0.001, ms: 1, s: 1000 }

/** Shortens the runs, at the cost of accuracy. */
export function shortenRuns(): void {
  seconds = 1
}

export function hasWrk(): boolean {
  return !spawnSync('wrk', ['--version']).error
}

/**
 * Requests one URL as fast as possible, from one thread.
 * @throws Error on any response other than 200 or 304
 */
export function load(url: string, headers: string[], connections: number): Load {
  const headerArguments = headers.flatMap((header) => ['-H', header])
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...headerArguments, url],
    { encoding: 'utf8' },
  )
  if (/Non-2xx or 3xx/.test(stdout)) throw new Error(`${url} was refused:\n${stdout}`)
  return {
    perSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])),
    p50: latency(stdout, '50%'),
    p99: latency(stdout, '99%'),
  }
}

function latency(output: string, share: string): number {
  const [, number, unit] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  return Number(number) * inMs[unit as keyof typeof inMs]
}
