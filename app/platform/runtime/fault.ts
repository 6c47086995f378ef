import type { ErrorCode } from '~/forms/errors.copy'
import { ConfigError } from './env.server'

/** Work was stopped because the process is shutting down. */
export class StoppedError extends Error {}

/** Data that existed at the start is gone, for example because a folder was moved. */
export class LostDataError extends Error {
  constructor(path: string) {
    super(
      `${path} was replaced or removed while the site was running: nothing is saved until it is back`,
    )
  }
}

/** The file store does not respond. */
export class FilesAwayError extends Error {}

/** A configured service does not answer now, but may later. */
export class UnreachableError extends ConfigError {}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  // PostgreSQL: starting up, shutting down, too many clients.
  '57P01',
  '57P03',
  '53300',
])

/** Whether to retry. A wrong password or name is not retried. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  const { code, message = '' } = error as NodeJS.ErrnoException
  return (code !== undefined && unreachableCodes.has(code)) || /timeout|terminated/i.test(message)
}

/** The reason of a failed connection. An error for several addresses of a host has no message of its own. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

type Fault = Extract<ErrorCode, 'disk-full' | 'data-lost' | 'database-away' | 'files-away' | 'busy'>

export const faultLines: Record<Fault, string> = {
  'disk-full': 'the disk is full: nothing is saved until there is room',
  'data-lost': 'the data of this site is missing or was moved: nothing is saved until it is back',
  'database-away': 'the database does not answer',
  'files-away': 'the file store does not answer',
  busy: 'the database is locked by another program',
}

/** SQLite's codes; an extended one has the general one in its last byte. */
const sqliteBusy = new Set([5, 6])
const sqliteReadOnly = 8
const sqliteFull = 13
/** The index of the write-ahead log cannot grow. */
const sqliteNoRoomForIndex = 4874
const postgresLocked = '55P03'
const postgresFull = '53100'
const postgresReadOnly = '25006'
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', postgresFull])

/** As on a standby, or on a disk that was mounted read-only after a fault. */
export function isReadOnly(error: unknown): boolean {
  const { code, errcode = 0 } = error as NodeJS.ErrnoException & { errcode?: number }
  return code === postgresReadOnly || (errcode & 0xff) === sqliteReadOnly
}

export function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: number }
  const generalCode = errcode === undefined ? undefined : errcode & 0xff
  if (generalCode === sqliteFull || errcode === sqliteNoRoomForIndex) return 'disk-full'
  if (code !== undefined && diskFullCodes.has(code)) return 'disk-full'
  if (generalCode !== undefined && sqliteBusy.has(generalCode)) return 'busy'
  if (code === postgresLocked) return 'busy'
  if (error instanceof LostDataError) return 'data-lost'
  if (error instanceof FilesAwayError) return 'files-away'
  if (isReadOnly(error) || isUnreachable(error)) return 'database-away'
  return error.cause === undefined ? undefined : faultOf(error.cause)
}
