import type { ErrorCode } from '~/forms/errors.copy'
import { LostDataError } from './lost-data'
import { isUnreachable } from './unreachable'

/** A fault of the machine, not of the request. */
type Fault = Extract<ErrorCode, 'disk-full' | 'data-lost' | 'database-away'>

/** Log lines in place of a stack trace. */
export const faultLines: Record<Fault, string> = {
  'disk-full': 'the disk is full: nothing is saved until there is room',
  'data-lost': 'the data of this site is not in its place: nothing is saved until it is back',
  'database-away': 'the database does not answer',
}

const sqliteFull = 13
const postgresFull = '53100'
const full = new Set(['ENOSPC', 'EDQUOT', postgresFull])

/** The fault that caused an error, if any. */
export function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: number }
  if (errcode === sqliteFull || (code !== undefined && full.has(code))) return 'disk-full'
  if (error instanceof LostDataError) return 'data-lost'
  if (isUnreachable(error)) return 'database-away'
  return error.cause === undefined ? undefined : faultOf(error.cause)
}
