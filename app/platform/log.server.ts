import { type Logger, pino } from 'pino'

export type { Logger }

/** Structured log lines on standard output. Nothing that identifies a visitor belongs in them. */
export function openLog(): Logger {
  return pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}
