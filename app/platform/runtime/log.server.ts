import { type Logger, type LoggerOptions, pino } from 'pino'
import { stopwatch } from './clock'
import type { Env } from './env.server'

export type { Logger }

/** Structured log lines on standard output, in words on a terminal. They must not identify visitors. */
export function openLog(
  { logLevel }: Pick<Env, 'logLevel'>,
  destination?: { write(line: string): void },
): Logger {
  const options = {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { logMethod: oncePerMinute() },
  }
  const written = destination ?? (process.stdout.isTTY ? inWords(process.stdout) : undefined)
  return written ? pino(options, written) : pino(options)
}

/** As in 'the site is open · version 1.0.0 · node v24.1.0'. */
export function inWords(output: { write(line: string): void }) {
  return {
    write(line: string): void {
      const { level: _level, time: _time, msg, err, ...fields } = JSON.parse(line)
      const details = Object.entries(fields).map(
        ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
      )
      const stack = err ? `${err.stack ?? err.message}\n` : ''
      output.write(`${[msg, ...details].join(' · ')}\n${stack}`)
    },
  }
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const repeatSeconds = 60
const maxCauses = 100
const errorLevel = 50

/** An outage causes the same error for each request: one line a minute, with the number of those left out. */
function oncePerMinute(seconds = stopwatch()): LogMethod {
  const causes = new Map<string, { since: number; leftOut: number }>()
  return function logMethod(parameters, method, level) {
    if (level < errorLevel) return method.apply(this, parameters)
    const [fields, message] = partsOf(parameters)
    const { code, message: reason } = (fields.err ?? {}) as NodeJS.ErrnoException
    const cause = [message, code, reason].join(': ')
    const latest = causes.get(cause)
    if (latest && seconds() - latest.since < repeatSeconds) {
      latest.leftOut += 1
      return
    }
    if (causes.size >= maxCauses) causes.clear()
    causes.set(cause, { since: seconds(), leftOut: 0 })
    const leftOut = latest?.leftOut ? { leftOut: latest.leftOut } : {}
    method.call(this, { ...fields, ...leftOut }, message)
  }
}

function partsOf([first, second]: unknown[]): [Record<string, unknown>, string] {
  return typeof first === 'object' ? [{ ...first }, String(second)] : [{}, String(first)]
}
