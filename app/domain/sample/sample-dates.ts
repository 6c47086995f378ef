import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { alwaysPublic } from '~/domain/publishing/publication'
import type { PlainRow, Value } from '~/platform/db/snapshot-of-rows'

export interface DateAnchor {
  /** An instant (ISO 8601): `@now`. */
  now: string
  /** YYYY-MM-DD in Copenhagen: `@today`. */
  today: string
}

const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const relative = /^@(?:(today)([+-]\d+)?|now([+-]\d+)([dhms])|now)$/
const secondMs = 1000
const unitMs = { d: 86_400_000, h: 3_600_000, m: 60_000, s: secondMs }

/** Replaces the dates and instants of a row by relative ones: `@today+12`, `@now-3m`. */
export function relativeRow(row: PlainRow, anchor: DateAnchor): PlainRow {
  return mapValues(row, (value) => relativeValue(value, anchor))
}

export function datedRow(row: PlainRow, anchor: DateAnchor): PlainRow {
  return mapValues(row, (value) => datedValue(value, anchor))
}

function mapValues(row: PlainRow, change: (value: string) => string): PlainRow {
  const values = Object.entries(row).map(([column, value]): [string, Value] => [
    column,
    typeof value === 'string' ? change(value) : value,
  ])
  return Object.fromEntries(values)
}

function relativeValue(value: string, { now, today }: DateAnchor): string {
  if (day.test(value)) {
    return `@today${withSign(differenceInCalendarDays(parseISO(value), parseISO(today)))}`
  }
  if (!instant.test(value) || value === alwaysPublic) return value
  const seconds = Math.round((Date.parse(value) - Date.parse(now)) / secondMs)
  if (seconds === 0) return '@now'
  const [unit = 's', ms = secondMs] =
    Object.entries(unitMs).find(([, size]) => (seconds * secondMs) % size === 0) ?? []
  return `@now${withSign((seconds * secondMs) / ms)}${unit}`
}

function datedValue(value: string, { now, today }: DateAnchor): string {
  const parts = relative.exec(value)
  if (!parts) return value
  const [, isDay, days = '0', count = '0', unit = 's'] = parts
  if (isDay) {
    return formatISO(addDays(parseISO(today), Number(days)), { representation: 'date' })
  }
  const ms = Number(count) * unitMs[unit as keyof typeof unitMs]
  return new Date(Date.parse(now) + ms).toISOString()
}

function withSign(count: number): string {
  if (count === 0) return ''
  return count > 0 ? `+${count}` : String(count)
}
