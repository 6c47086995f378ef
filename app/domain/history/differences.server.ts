import { diffWordsWithSpace } from 'diff'
import { instantText, longDate } from '~/danish/dates'
import { isEditorHtml } from '~/forms/editor-html'
import { type Column, kindOf, labelOf } from '~/platform/changes/columns'
import type { Noun } from '~/platform/changes/noun'
import { columnsOf, type Nouns } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'
import { mixedTextLines, plainLines } from '~/platform/rich-text.server'
import { valueCopy } from './history.copy'

export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export type Difference = ReturnType<typeof differences>[number]

type Names = ReadonlyMap<string, string | null>

/** For the first version all fields with a value. `names` has the names of the rows with the `possibleIds`. */
export function differences(
  nouns: Nouns,
  noun: Noun,
  before: StoredRow | undefined,
  after: StoredRow,
  names: Names,
) {
  return columnsOf(nouns, noun).flatMap(([field, column]) => {
    const label = labelOf(column)
    if (label === null) return []
    const old = before ? displayedValue(column, before[field], names) : ''
    const current = displayedValue(column, after[field], names)
    if (old === current) return []
    const pieces =
      kindOf(column) === 'path' ? pictureChange(old, current) : diffPieces(old, current)
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

/** Comparing very different texts can take longer. The whole text then counts as replaced. */
const maxMs = 300

function diffPieces(old: string, now: string): Piece[] {
  if (old === '') return [{ kind: 'added', text: now }]
  if (now === '') return [{ kind: 'removed', text: old }]
  const changes = diffWordsWithSpace(old, now, { timeout: maxMs })
  if (!changes) {
    return [
      { kind: 'removed', text: old },
      { kind: 'added', text: now },
    ]
  }
  return changes.map(({ added, removed, value }, index) => {
    if (added) return { kind: 'added', text: value }
    if (removed) return { kind: 'removed', text: value }
    return { kind: 'same', text: shortenUnchanged(value, index > 0, index < changes.length - 1) }
  })
}

const contextLength = 80

function shortenUnchanged(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const maxLength = contextLength * 2
  if (text.length <= maxLength + 20) return text
  const head = hasBefore ? text.slice(0, contextLength) : ''
  const tail = hasAfter ? text.slice(-contextLength) : ''
  return `${head} … ${tail}`
}
