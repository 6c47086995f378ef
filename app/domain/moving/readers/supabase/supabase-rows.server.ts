import { lookup } from 'node:dns/promises'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { movingCopy } from '~/domain/moving/moving.copy'
import { readText } from '~/domain/moving/readers/read-text.server'
import { type ReadSource, UnreadableSource } from '~/domain/moving/readers/reader'
import { isPublicAddress } from '~/domain/moving/sources/fetch-file.server'
import { dumpRows } from './dump'

export type SourceRow = Record<string, unknown>

/** The tables of the earlier site, however they are reached. */
export interface Tables {
  /** @throws Error when the table is hidden or missing */
  rows(table: string): Promise<SourceRow[]>
  /** The address of a file in a bucket; undefined if it can only be in a folder. */
  fileUrl?(bucket: string, path: string): string
  close(): Promise<void>
}

const pageSize = 500

/** @throws UnreadableSource */
export async function openTables(source: ReadSource): Promise<Tables> {
  if (/^postgres(?:ql)?:\/\//i.test(source.name)) return openDatabase(source.name)
  if (/^https?:\/\//i.test(source.name)) return openService(source)
  const rows = dumpRows(await readText(source, /\.sql$/i))
  if (rows.size === 0) throw new UnreadableSource(movingCopy.notDump)
  return { rows: async (table) => rows.get(table) ?? [], close: async () => {} }
}

async function openDatabase(connectionString: string): Promise<Tables> {
  // Dates and times stay as they are written.
  const types = {
    getTypeParser: (oid: number) => (keptTypes.has(oid) ? String : pg.types.getTypeParser(oid)),
  }
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    types: types as never,
  })
  await client.connect().catch(() => {
    throw new UnreadableSource(movingCopy.notReached)
  })
  return {
    async rows(table) {
      const { rows } = await client.query(`select * from ${pg.escapeIdentifier(table)}`)
      return rows
    },
    close: () => client.end(),
  }
}

/** date, time, timestamp, timestamptz, numeric, int8 */
const keptTypes = new Set([1082, 1083, 1114, 1184, 1700, 20])

async function openService({ name, options, allowPrivateHosts }: ReadSource): Promise<Tables> {
  const { key, email, password } = options
  if (!key || !URL.canParse(name)) throw new UnreadableSource(movingCopy.keyMissing)
  if (!allowPrivateHosts) await refusePrivateHost(new URL(name).hostname)
  const client = createClient(name, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  if (email) {
    const { error } = await client.auth.signInWithPassword({ email, password: password ?? '' })
    if (error) throw new UnreadableSource(movingCopy.notSignedIn)
  }
  return {
    async rows(table) {
      const all: SourceRow[] = []
      for (;;) {
        const { data, error } = await client
          .from(table)
          .select('*')
          .range(all.length, all.length + pageSize - 1)
        if (error) throw new Error(error.message)
        all.push(...data)
        if (data.length < pageSize) return all
      }
    },
    fileUrl: (bucket, path) => client.storage.from(bucket).getPublicUrl(path).data.publicUrl,
    close: async () => {},
  }
}

async function refusePrivateHost(host: string): Promise<void> {
  const addresses = await lookup(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => {
    throw new UnreadableSource(movingCopy.notReached)
  })
  if (addresses.some(({ address }) => !isPublicAddress(address)))
    throw new UnreadableSource(movingCopy.privateHost)
}
