import { movingCopy } from '~/domain/moving/moving.copy'
import { readText } from '~/domain/moving/readers/read-text.server'
import { type ReadSource, UnreadableSource } from '~/domain/moving/readers/reader'
import { dumpRows } from './dump'
import { openDatabase } from './supabase-database.server'
import { openService } from './supabase-service.server'

export type SourceRow = Record<string, unknown>

export interface TableRows {
  rows: SourceRow[]
  /** The reason why rows are missing. */
  problem?: string
}

/** The tables of the earlier site, however they are reached. */
export interface Tables {
  /** @throws UnreadableSource */
  read(table: string): Promise<TableRows>
  /** The address of a file in a bucket; undefined if it can only be in a folder. */
  fileUrl?(bucket: string, path: string): string
  close(): Promise<void>
}

/** @throws UnreadableSource */
export async function openTables(source: ReadSource): Promise<Tables> {
  if (/^postgres(?:ql)?:\/\//i.test(source.name)) return openDatabase(source)
  if (/^https?:\/\//i.test(source.name)) return openService(source)
  const tables = dumpRows((await readText(source, /\.sql$/i)).text)
  if (tables.size === 0) throw new UnreadableSource(movingCopy.notDump)
  return { read: async (table) => ({ rows: tables.get(table) ?? [] }), close: async () => {} }
}
