import type { ImportedReader } from '~/domain/letters/subscribers/import/readers-of-csv.server'
import type { itemKindCopy } from './moving.copy'

/** The kinds of items of other systems. A page has no place of its own and is mapped to another kind. */
export type ItemKind = Exclude<keyof typeof itemKindCopy, 'front'>

/** A file of the source: its URL, its name in the folder or archive, or both. */
export interface FileReference {
  url?: string
  name?: string
  alt?: string
  focus?: { x: number; y: number }
  /** The path at which it is stored; without one it gets a new path. */
  storedAt?: string
}

/** Columns that a row has from its source: its id, dates and order. */
export interface SourceColumns {
  id?: string
  created_at?: string
  updated_at?: string
  [column: string]: string | number | null | undefined
}

export interface Item {
  kind: ItemKind
  /** Unique in the source. */
  sourceId: string
  name: string
  /** The source's name for it, for the mapping: 'post', 'page', 'tribe_events'. */
  group?: string
  categories?: string[]
  /** The fields of the kind's form. Texts are HTML of the source. */
  fields?: Record<string, string | string[] | null | undefined>
  /** The fields of a text whose kind can be mapped. */
  text?: { title: string; html: string; date?: string; summary?: string }
  publication?: { state: 'draft' | 'published' } | { state: 'scheduled'; at: string }
  picture?: FileReference
  /** The files that its texts refer to by an address, if they are not at that address. */
  files?: Record<string, FileReference>
  /** Former paths on the source's own site, with a query if they need one. */
  paths?: string[]
  /** The item that it is part of, such as the work of a review. */
  parent?: string
  /** Texts without tags stay plain, with their line breaks. */
  keepsPlainTexts?: boolean
  rows?: Partial<Record<string, SourceColumns>>
  /** Only for a subscriber. */
  reader?: ImportedReader
}

/** A reader yields items, things without a place here, and the address of the source's site. */
export type Part = Item | { problem: string; name: string } | { site: string }

export interface ImportOptions {
  /** A kind ('lecture', 'event:concert', 'skip') by group or by `category:` with a name. */
  map?: Record<string, string>
  skip?: string[]
  allowPrivateHosts?: boolean
  /** The file or folder of the source on the server. */
  file?: string
  files?: string
  as?: string
  /** Subscribers come only with it: the author states that they agreed, or each is asked by mail. */
  consent?: 'stated' | 'asked'
  columns?: Record<string, string>
  /** The address of the source's site. */
  site?: string
}
