import { href } from 'react-router'
import { longDate } from '~/danish/dates'
import type { HymnFile } from '~/domain/hymns/files/hymn-files'
import type { HymnCredits } from '~/domain/hymns/hymns.copy'
import type { Stanza } from '~/domain/hymns/verse/stanzas'

/** The paper formats. A5 has smaller type and fits two hymns of ordinary length on a page. */
export const papers = ['a4', 'a5'] as const

export type Paper = (typeof papers)[number]

/** The slug of a hymn, or a typed line: 'DDS 118'. */
export type SheetEntry = { slug: string } | { line: string }

/** A song sheet. It is not stored: its URL contains all of it. */
export interface SongSheet {
  entries: SheetEntry[]
  title: string
  place: string
  date: string
  paper: Paper
}

export interface SheetHymn extends HymnCredits {
  id: string
  slug: string
  stanzas: Stanza[]
  scores: HymnFile[]
}

export type SheetRow = SheetHymn | { line: string }

export const sheetFields = {
  hymn: 'salme',
  line: 'linje',
  title: 'titel',
  place: 'sted',
  date: 'dato',
  paper: 'papir',
} as const

export const maxSheetEntries = 30
const maxTextLength = 120

export function readSheet(query: URLSearchParams): SongSheet {
  const lineOf = (name: string) => shortLine(query.get(name) ?? '')
  const entries = [...query].flatMap(([name, value]): SheetEntry[] => {
    if (name === sheetFields.hymn) return /^[a-z0-9-]{1,300}$/.test(value) ? [{ slug: value }] : []
    const line = name === sheetFields.line ? shortLine(value) : ''
    return line === '' ? [] : [{ line }]
  })
  return {
    entries: [...new Map(entries.map((entry) => [entryKey(entry), entry])).values()].slice(
      0,
      maxSheetEntries,
    ),
    title: lineOf(sheetFields.title),
    place: lineOf(sheetFields.place),
    date: lineOf(sheetFields.date),
    paper: papers.find((paper) => paper === query.get(sheetFields.paper)) ?? 'a4',
  }
}

function shortLine(text: string): string {
  const line = text
    .slice(0, 10 * maxTextLength)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return [...line].slice(0, maxTextLength).join('').trim()
}

export function entryKey(entry: SheetEntry): string {
  return 'slug' in entry ? `${sheetFields.hymn} ${entry.slug}` : `${sheetFields.line} ${entry.line}`
}

export function hymnEntries(slugs: readonly string[]): SheetEntry[] {
  return slugs.map((slug) => ({ slug }))
}

export function daySheetPath(name: string, date: string | undefined, slugs: readonly string[]) {
  return sheetPath({
    entries: hymnEntries(slugs),
    title: name,
    ...(date && { date: longDate(date) }),
  })
}

export function moveEntry(sheet: SongSheet, index: number, move: -1 | 1 | 'away'): SongSheet {
  const entry = sheet.entries[index]
  const entries = sheet.entries.toSpliced(index, 1)
  if (entry && move !== 'away') entries.splice(Math.max(0, index + move), 0, entry)
  return { ...sheet, entries }
}

export function sheetPath(sheet: Partial<SongSheet> = {}): string {
  return withQuery(href('/salmer/sangark'), sheet)
}

export function sheetScoresPath({ entries, title }: SongSheet): string {
  const hymns = entries.filter((entry) => 'slug' in entry)
  return withQuery(href('/salmer/sangark/noder.zip'), { entries: hymns, title })
}

function withQuery(path: string, { entries = [], title, place, date, paper }: Partial<SongSheet>) {
  const query = new URLSearchParams()
  for (const entry of entries) {
    if ('slug' in entry) query.append(sheetFields.hymn, entry.slug)
    else query.append(sheetFields.line, entry.line)
  }
  if (title) query.set(sheetFields.title, title)
  if (place) query.set(sheetFields.place, place)
  if (date) query.set(sheetFields.date, date)
  if (paper && paper !== papers[0]) query.set(sheetFields.paper, paper)
  return query.size > 0 ? `${path}?${query}` : path
}
