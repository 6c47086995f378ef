import { type Logger, pino } from 'pino'
import type { Env } from './env.server'

export type { Logger }

/** Structured log lines on standard output. They must not identify visitors. */
export function openLog({ logLevel }: Pick<Env, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}
