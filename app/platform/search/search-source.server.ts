import { type RawBuilder, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'

export interface SearchEntry {
  id: string
  title: string
  /** When, where or by whom, in a few words. May be empty. */
  detail: string
  text: string
  aliases?: string
  path: string
  isPast?: boolean
}

export interface SearchSource {
  kind: string
  nouns: readonly Noun[]
  /** Entries with all words in their title come first, then those with the words in a row. */
  isInOrder?: boolean
  /** In the order of the list page. A version that is a number is valid in this process only. */
  list(backend: Backend): Promise<{ id: string; version: number | string }[]>
  /** In any order, without those that are not visible now. */
  read(backend: Backend, ids: string[], positionOf: (id: string) => number): Promise<SearchEntry[]>
}

/** A row's version. It includes the time of the change, since a restore can reset revisions. */
export function versionOf(noun: Noun): RawBuilder<string> {
  return sql<string>`${sql.ref(`${noun}.revision`)} || ' ' || ${sql.ref(`${noun}.updated_at`)}`
}
