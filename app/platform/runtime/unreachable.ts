import { ConfigError } from './env.server'

/** A configured service does not answer now, but may later. */
export class UnreachableError extends ConfigError {}

const codes = new Set([
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

/** Whether to retry. A wrong password or name does not become right. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  const { code, message = '' } = error as NodeJS.ErrnoException
  return (code !== undefined && codes.has(code)) || /timeout|terminated/i.test(message)
}
