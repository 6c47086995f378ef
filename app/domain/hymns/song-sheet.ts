import { href } from 'react-router'
import type { HymnFile } from './hymn-files'
import type { Credited } from './hymns.copy'
import type { Stanza } from './stanzas'

/** Paper formats: A4, or A5 in smaller type, with two hymns of ordinary length per page. */
export const papers = ['a4', 'a5'] as const

export type Paper = (typeof papers)[number]

/** The data of a song sheet: all of it is in the URL, nothing is stored. */
export interface SongSheet {
  /** The slugs of its hymns, in order. */
  slugs: string[]
  title: string
  place: string
  date: string
  paper: Paper
}

/** A hymn on a sheet. */
export interface SheetHymn extends Credited {
  id: string
  slug: string
  stanzas: Stanza[]
  scores: HymnFile[]
}

/** The URL parameters, which are also the names of the form's fields. */
export const sheetFields = {
  hymn: 'salme',
  title: 'titel',
  place: 'sted',
  date: 'dato',
  paper: 'papir',
} as const

export const maxOnSheet = 30
const maxTextLength = 120

/** The song sheet of a URL. */
export function sheetIn(query: URLSearchParams): SongSheet {
  const words = (name: string) =>
    [...(query.get(name) ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()]
      .slice(0, maxTextLength)
      .join('')
  const slugs = query.getAll(sheetFields.hymn).filter((slug) => /^[a-z0-9-]{1,300}$/.test(slug))
  return {
    slugs: [...new Set(slugs)].slice(0, maxOnSheet),
    title: words(sheetFields.title),
    place: words(sheetFields.place),
    date: words(sheetFields.date),
    paper: papers.find((paper) => paper === query.get(sheetFields.paper)) ?? 'a4',
  }
}

export function sheetPath(sheet: Partial<SongSheet> = {}): string {
  return withQuery(href('/salmer/sangark'), sheet)
}

/** The URL of one file with all scores of a sheet. */
export function sheetScoresPath({ slugs, title }: SongSheet): string {
  return withQuery(href('/salmer/sangark/noder.zip'), { slugs, title })
}

function withQuery(path: string, { slugs, title, place, date, paper }: Partial<SongSheet>): string {
  const query = new URLSearchParams()
  for (const slug of slugs ?? []) query.append(sheetFields.hymn, slug)
  if (title) query.set(sheetFields.title, title)
  if (place) query.set(sheetFields.place, place)
  if (date) query.set(sheetFields.date, date)
  if (paper && paper !== papers[0]) query.set(sheetFields.paper, paper)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The same sheet with a hymn moved or removed. */
export function rearranged(sheet: SongSheet, place: number, by: -1 | 1 | 'away'): SongSheet {
  const slug = sheet.slugs[place]
  const slugs = sheet.slugs.toSpliced(place, 1)
  if (slug !== undefined && by !== 'away') slugs.splice(Math.max(0, place + by), 0, slug)
  return { ...sheet, slugs }
}
