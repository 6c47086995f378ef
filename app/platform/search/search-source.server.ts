import { type RawBuilder, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/nouns'

/** Something that can be found: its words, and where it stands on the site. */
export interface SearchEntry {
  id: string
  title: string
  /** When, where, by whom: a few words. May be empty. */
  detail: string
  /** All it says, in plain text; line breaks part its lines. */
  text: string
  /** The exact place on the site. */
  path: string
  /** It has been: an event whose day is over. */
  isPast?: boolean
}

/** One kind of thing that can be found. Each noun that can be says here what a visitor may see of it. */
export interface SearchSource<Kind extends string = string> {
  kind: Kind
  /** The nouns whose changes concern it, as they are published. */
  nouns: readonly Noun[]
  /**
   * Everything that a visitor may see now, in the order of the page that lists it, with a version
   * that is another whenever its words are: a text for good, a number while this process runs.
   */
  list(backend: Backend): Promise<{ id: string; version: number | string }[]>
  /**
   * Of the given ones those that a visitor may see now, in any order.
   * @param placeOf which one of the list it is, from 0.
   */
  read(backend: Backend, ids: string[], placeOf: (id: string) => number): Promise<SearchEntry[]>
}

/** The version of a row of a table. A restore may count its revisions anew: its hour is a part of it. */
export function versionOf(noun: Noun): RawBuilder<string> {
  return sql<string>`${sql.ref(`${noun}.revision`)} || ' ' || ${sql.ref(`${noun}.updated_at`)}`
}
