import pg from 'pg'
import { movingCopy } from '~/domain/moving/moving.copy'
import { type ReadSource, UnreadableSource } from '~/domain/moving/readers/reader'
import { FetchError } from '~/domain/moving/sources/fetch-file.server'
import { PublicSocket } from '~/domain/moving/sources/public-connections.server'
import type { Tables } from './supabase-rows.server'

/** date, time, timestamp, timestamptz, numeric, int8: they stay as they are written. */
const keptTypes = new Set([1082, 1083, 1114, 1184, 1700, 20])
/** Insufficient privilege, and an undefined table. */
const hiddenCodes = ['42501', '42P01']
/** A wrong name or password. */
const signInCodes = ['28P01', '28000']

const codeOf = (error: unknown) => String((error as { code?: unknown }).code)

/** Reads the tables by a connection string. @throws UnreadableSource */
export async function openDatabase({ name, allowPrivateHosts }: ReadSource): Promise<Tables> {
  const types = {
    getTypeParser: (oid: number) => (keptTypes.has(oid) ? String : pg.types.getTypeParser(oid)),
  }
  if (!URL.canParse(name)) throw new UnreadableSource(movingCopy.badAddress)
  const client = new pg.Client({
    connectionString: withSslModeOfPsql(name),
    connectionTimeoutMillis: 10_000,
    types: types as never,
    ...(!allowPrivateHosts && { stream: () => new PublicSocket() }),
  })
  // A lost connection fails the query that waits.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query("set datestyle to iso; set timezone to 'UTC'")
  } catch (error) {
    throw unreadable(error)
  }
  return {
    async read(table) {
      try {
        const { rows } = await client.query(`select * from ${pg.escapeIdentifier(table)}`)
        return { rows }
      } catch (error) {
        if (hiddenCodes.includes(codeOf(error)))
          return { rows: [], problem: movingCopy.hiddenTable }
        throw unreadable(error)
      }
    },
    close: () => client.end(),
  }
}

function unreadable(error: unknown): UnreadableSource {
  if (error instanceof FetchError) return new UnreadableSource(error.message)
  const isRefused = signInCodes.includes(codeOf(error))
  return new UnreadableSource(isRefused ? movingCopy.notSignedIn : movingCopy.notReached)
}

/** `sslmode=require` encrypts without checking the certificate, as in psql: hosted databases have one of their own. */
function withSslModeOfPsql(connectionString: string): string {
  const url = new URL(connectionString)
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return url.href
}
