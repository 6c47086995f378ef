import { diffWordsWithSpace } from 'diff'
import { instantText } from '~/danish/dates'
import type { Noun } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'
import { plainLines } from '~/platform/rich-text.server'
import { fieldLabels, valueCopy } from './fields.copy'
import { listColumns } from './list-columns'

/** A piece of a text: as it was, added, or taken out. */
export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** What became of a field between two versions, word by word. */
export interface Difference {
  /** The column. */
  field: string
  label: string
  pieces: Piece[]
}

/** The fields in which a version differs from the one before it; all that say something, for the first. */
export function differences(
  noun: Noun,
  before: StoredRow | undefined,
  after: StoredRow,
): Difference[] {
  return Object.entries<string>(fieldLabels[noun] as Record<string, string>).flatMap(
    ([field, label]) => {
      const [old, now] = [shown(field, before?.[field]), shown(field, after[field])]
      if (old === now) return []
      if (isPath(field)) return [{ field, label, pieces: pictureChange(old, now) }]
      return [{ field, label, pieces: piecesOf(old, now) }]
    },
  )
}

const isPath = (field: string) => field === 'image_url' || field === 'file_path'

function pictureChange(old: string, now: string): Piece[] {
  const removed = { kind: 'removed' as const, text: nameOf(old) }
  const added = { kind: 'added' as const, text: nameOf(now) }
  return [removed, added].filter(({ text }) => text !== '')
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const flags = new Set([
  'is_visible',
  'keep_after_date',
  'is_cancelled',
  'shows_past',
  'is_active',
  'is_available',
  'is_free_in_worship',
])

/** A value as it is read: HTML without its marks, lists as words. */
function shown(field: string, value: string | number | null | undefined): string {
  if (field === 'published_at') return publication(value)
  if (value === null || value === undefined) return ''
  if (flags.has(field)) return value === 1 ? valueCopy.yes : valueCopy.no
  if (field.startsWith('focus_')) return `${Math.round(Number(value) * 100)} %`
  if (listColumns.has(field)) return (JSON.parse(String(value)) as string[]).join(', ')
  const text = String(value)
  if (field === 'event_type' || field === 'category') return valueCopy.named[text] ?? text
  return (/<\/?[a-z]/i.test(text) ? plainLines(text) : text).trim()
}

/** What was there before hours of publication is public since ever. */
function publication(at: string | number | null | undefined): string {
  if (!at) return valueCopy.draft
  return String(at) < '2000' ? valueCopy.published : instantText(String(at))
}

/** Texts that have hardly a word in common take too long to compare: then one stands for the other. */
const longestMs = 300

function piecesOf(old: string, now: string): Piece[] {
  if (old === '') return [{ kind: 'added', text: now }]
  if (now === '') return [{ kind: 'removed', text: old }]
  const changes = diffWordsWithSpace(old, now, { timeout: longestMs })
  if (!changes) {
    return [
      { kind: 'removed', text: old },
      { kind: 'added', text: now },
    ]
  }
  return changes.map(({ added, removed, value }, place) => {
    if (added) return { kind: 'added', text: value }
    if (removed) return { kind: 'removed', text: value }
    return { kind: 'same', text: around(value, place > 0, place < changes.length - 1) }
  })
}

const charactersAround = 80

/** What is as it was is only shown close to what is not. */
function around(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const most = charactersAround * 2
  if (text.length <= most + 20) return text
  const head = hasBefore ? text.slice(0, charactersAround) : ''
  const tail = hasAfter ? text.slice(-charactersAround) : ''
  return `${head} … ${tail}`
}
