import { diffWordsWithSpace } from 'diff'
import { instantText, longDate } from '~/danish/dates'
import { isEditorHtml } from '~/forms/editor-html'
import { type Column, kindOf, labelOf } from '~/platform/changes/columns'
import type { Noun } from '~/platform/changes/noun'
import { columnsOf, type Nouns } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'
import { mixedTextLines, plainLines } from '~/platform/rich-text.server'
import { stopwatch } from '~/platform/runtime/clock'
import { valueCopy } from './history.copy'

export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export type Difference = ReturnType<typeof differences>[number]

type Names = ReadonlyMap<string, string | null>

/** The time that is left to compare texts, so that a screen does not block the server. */
export interface CompareTime {
  leftMs: number
  /** Whether a text that takes too long is given as removed and added. By default it has no pieces. */
  isWholeGiven?: boolean
}

export const compareTime = (): CompareTime => ({ leftMs: 200 })

/**
 * For the first version all fields with a value.
 * @param names the names of the rows with the `possibleIds`
 */
export function differences(
  nouns: Nouns,
  noun: Noun,
  {
    before,
    after,
    names,
    time,
  }: {
    before: StoredRow | undefined
    after: StoredRow
    names: Names
    time: CompareTime
  },
) {
  return columnsOf(nouns, noun).flatMap(([field, column]) => {
    const label = labelOf(column)
    if (label === null) return []
    const old = before ? displayedValue(column, before[field], names) : ''
    const current = displayedValue(column, after[field], names)
    if (old === current) return []
    const pieces =
      kindOf(column) === 'path' ? pictureChange(old, current) : diffPieces(old, current, time)
    return [{ field, label, pieces }]
  })
}

function pictureChange(old: string, now: string): Piece[] {
  const removed = { kind: 'removed' as const, text: fileName(old) }
  const added = { kind: 'added' as const, text: fileName(now) }
  return [removed, added].filter(({ text }) => text !== '')
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function possibleIds(nouns: Nouns, noun: Noun, rows: readonly StoredRow[]): string[] {
  const columns = columnsOf(nouns, noun).filter(([, column]) => labelOf(column) !== null)
  const ids = columns.flatMap(([field, column]) => {
    const values = rows.flatMap((row) => row[field] ?? []).map(String)
    if (kindOf(column) === 'reference') return values
    return kindOf(column) === 'list' ? values.flatMap(itemsOf) : []
  })
  return [...new Set(ids)]
}

const itemsOf = (list: string) => JSON.parse(list) as string[]

function displayedValue(column: Column, value: string | number | null | undefined, names: Names) {
  const typedColumn = typeof column === 'object' ? column : null
  if (typedColumn?.kind === 'publication') return publicationText(value)
  if (value === null || value === undefined) return ''
  const text = String(value)
  switch (typedColumn?.kind) {
    case 'flag':
      return value === 1 ? valueCopy.yes : valueCopy.no
    case 'percent':
      return `${Math.round(Number(value) * 100)} %`
    case 'list':
      return itemsOf(text)
        .map((item) => names.get(item) ?? item)
        .join(', ')
    case 'reference':
      return names.get(text) ?? text
    case 'choice':
      return typedColumn.labels[text] ?? text
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? longDate(text) : text
    default:
      if (isEditorHtml(text)) return mixedTextLines(text)
      return (/<\/?[a-z]/i.test(text) ? plainLines(text) : text).trim()
  }
}

/** Rows older than scheduled publication have always been public. */
function publicationText(at: string | number | null | undefined): string {
  if (!at) return valueCopy.draft
  return String(at) < '2000' ? valueCopy.published : instantText(String(at))
}

/** Texts of this length are always compared, which takes less than a millisecond. */
const shortLength = 1000

function diffPieces(old: string, now: string, time: CompareTime): Piece[] | undefined {
  const whole: Piece[] = [
    { kind: 'removed', text: old },
    { kind: 'added', text: now },
  ]
  if (old === '' || now === '') return whole.filter(({ text }) => text !== '')
  const changes = compare(old, now, time)
  if (!changes) return time.isWholeGiven ? whole : undefined
  return changes.map(({ added, removed, value }, index) => {
    if (added) return { kind: 'added', text: value }
    if (removed) return { kind: 'removed', text: value }
    return { kind: 'same', text: shortenUnchanged(value, index > 0, index < changes.length - 1) }
  })
}

function compare(old: string, now: string, time: CompareTime) {
  const isShort = old.length + now.length < shortLength
  if (!isShort && time.leftMs <= 0) return undefined
  const elapsed = stopwatch()
  const changes = diffWordsWithSpace(old, now, { timeout: isShort ? 5 : time.leftMs })
  time.leftMs -= 1000 * elapsed()
  return changes
}

const contextLength = 80

function shortenUnchanged(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const maxLength = contextLength * 2
  if (text.length <= maxLength + 20) return text
  const head = hasBefore ? text.slice(0, contextLength) : ''
  const tail = hasAfter ? text.slice(-contextLength) : ''
  return `${head} … ${tail}`
}
