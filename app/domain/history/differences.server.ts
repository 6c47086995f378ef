import { diffWordsWithSpace } from 'diff'
import { instantText } from '~/danish/dates'
import { isEditorHtml } from '~/forms/editor-html'
import { type Column, labelOf } from '~/platform/changes/columns'
import type { Noun } from '~/platform/changes/noun'
import { columnsOf, type Nouns } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'
import { plainLines, writtenLines } from '~/platform/rich-text.server'
import { valueCopy } from './history.copy'

/** A piece of text: unchanged, added or removed. */
export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** The change of a field between two versions, word by word. */
export interface Difference {
  field: string
  label: string
  pieces: Piece[]
}

/**
 * The fields in which a version differs from the previous one; all fields with a value, for the
 * first version.
 */
export function differences(
  nouns: Nouns,
  noun: Noun,
  before: StoredRow | undefined,
  after: StoredRow,
): Difference[] {
  return columnsOf(nouns, noun).flatMap(([field, column]) => {
    const label = labelOf(column)
    if (label === null) return []
    const [old, now] = [shown(column, before?.[field]), shown(column, after[field])]
    if (old === now) return []
    if (isPath(column)) return [{ field, label, pieces: pictureChange(old, now) }]
    return [{ field, label, pieces: piecesOf(old, now) }]
  })
}

const isPath = (column: Column) => typeof column === 'object' && column?.kind === 'path'

function pictureChange(old: string, now: string): Piece[] {
  const removed = { kind: 'removed' as const, text: nameOf(old) }
  const added = { kind: 'added' as const, text: nameOf(now) }
  return [removed, added].filter(({ text }) => text !== '')
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** A readable value: HTML without tags, lists as words. */
function shown(column: Column, value: string | number | null | undefined): string {
  const described = typeof column === 'object' ? column : null
  if (described?.kind === 'publication') return publication(value)
  if (value === null || value === undefined) return ''
  const text = String(value)
  switch (described?.kind) {
    case 'flag':
      return value === 1 ? valueCopy.yes : valueCopy.no
    case 'percent':
      return `${Math.round(Number(value) * 100)} %`
    case 'list':
      return (JSON.parse(text) as string[]).join(', ')
    case 'choice':
      return described.words[text] ?? text
    default:
      if (isEditorHtml(text)) return writtenLines(text)
      return (/<\/?[a-z]/i.test(text) ? plainLines(text) : text).trim()
  }
}

/** Rows older than scheduled publication have always been public. */
function publication(at: string | number | null | undefined): string {
  if (!at) return valueCopy.draft
  return String(at) < '2000' ? valueCopy.published : instantText(String(at))
}

/** Comparing texts with few common words can take longer. Then the whole text counts as replaced. */
const maxMs = 300

function piecesOf(old: string, now: string): Piece[] {
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
    return { kind: 'same', text: around(value, index > 0, index < changes.length - 1) }
  })
}

const charactersAround = 80

/** Shortens unchanged text to the words next to a change. */
function around(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const maxLength = charactersAround * 2
  if (text.length <= maxLength + 20) return text
  const head = hasBefore ? text.slice(0, charactersAround) : ''
  const tail = hasAfter ? text.slice(-charactersAround) : ''
  return `${head} … ${tail}`
}
