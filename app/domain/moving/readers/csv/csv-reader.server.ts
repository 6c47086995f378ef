import type { Item, ItemKind } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { readText } from '~/domain/moving/readers/read-text.server'
import { type Reader, type ReadSource, UnreadableSource } from '~/domain/moving/readers/reader'
import { editorHtml } from '~/forms/editor-html'
import { type CsvKind, columnsOf, csvKinds, isCsvKind, readDate } from './csv-columns'
import { csvRows } from './csv-table'

const dates = new Set(['date', 'published_date'])
const lists = new Set(['themes', 'formats'])
const texts = new Set(['description', 'content', 'quote_text'])

/** Works, reviews, events, hymns or news as Excel, Numbers and Google Sheets write them. */
export const reader: Reader = {
  fileName: /\.(?:csv|tsv|txt)$/i,
  async *read(source) {
    const kind = source.options.as ?? ''
    if (!isCsvKind(kind))
      throw new UnreadableSource(movingCopy.csvKindMissing(Object.keys(csvKinds).join(', ')))
    const { headings, rows, openQuoteAt } = await readTable(source)
    const columns = columnsOf(kind, headings, source.columns)
    if (columns.size === 0) throw new UnreadableSource(movingCopy.noColumns(headings.join(', ')))
    if (openQuoteAt) yield { problem: movingCopy.openQuote, name: movingCopy.line(openQuoteAt) }
    for (const { cells, line } of rows)
      if (cells.slice(headings.length).some((cell) => cell.trim() !== ''))
        yield { problem: movingCopy.ragged, name: movingCopy.line(line) }
    const items = rows.map(({ cells }, index) => itemOf(kind, columns, cells, index))
    yield* kind === 'works' ? completed(items) : items
  },
}

/** Programs may write the name of the table above its headings. */
const maxLinesAbove = 4

/** @throws UnreadableSource */
export async function readTable(source: ReadSource) {
  const { text, encoding } = await readText(source, reader.fileName)
  const { rows: all, ...table } = csvRows(text)
  const kinds = Object.keys(csvKinds).filter(isCsvKind)
  const found = all
    .slice(0, maxLinesAbove + 1)
    .findIndex(({ cells }) => kinds.some((kind) => columnsOf(kind, cells).size > 0))
  const start = Math.max(found, 0)
  return { ...table, headings: all[start]?.cells ?? [], rows: all.slice(start + 1), encoding }
}

function itemOf(
  kind: CsvKind,
  columns: ReadonlyMap<string, number>,
  row: readonly string[],
  index: number,
): Item {
  const value = (field: string) => (row[columns.get(field) ?? -1] ?? '').trim()
  const fields = Object.fromEntries(
    [...columns.keys()].map((field) => [field, fieldValue(field, value(field))]),
  )
  const title = value('title') || value('header') || value('parent') || `${index + 2}`
  const isbn = value('isbn').replace(/[^\dX]/gi, '')
  const others = kind === 'works' ? [] : [value('date'), value('time'), value('quote_text')]
  const key = isbn || [title, ...others].join('|')
  return {
    kind: csvKinds[kind].kind satisfies ItemKind,
    sourceId: `${kind} ${key}`.slice(0, 300),
    name: title,
    group: kind,
    fields: { ...fields, ...(kind === 'events' && { is_visible: 'on' }), ...typed(kind, fields) },
    ...(kind === 'reviews' && {
      parent: `works ${value('parent').replace(/^[\d\s-]+X?$/i, (isbn) => isbn.replace(/\D/g, ''))}`,
    }),
  }
}

function fieldValue(field: string, text: string): string | string[] {
  if (dates.has(field)) return readDate(text)
  if (lists.has(field)) return text ? text.split(/\s*[,;|]\s*/) : []
  return texts.has(field) && text ? editorHtml(text) : text
}

const eventTypes: [RegExp, string][] = [
  [/koncert|concert/i, 'concert'],
  [/foredrag|lecture/i, 'lecture'],
  [/sang/i, 'singing_evening'],
]
const categories: [RegExp, string][] = [
  [/salme|sang/i, 'salmer_sange'],
  [/skøn|roman|digt|novelle/i, 'skønlitteratur'],
  [/fag/i, 'faglitteratur'],
]

/** The type of an event and the category of a work, by a word in its column. */
function typed(kind: CsvKind, fields: Record<string, string | string[]>) {
  const match = (choices: [RegExp, string][], text = '') =>
    choices.find(([words]) => words.test(text))?.[1]
  if (kind === 'events') return { event_type: match(eventTypes, String(fields.event_type ?? '')) }
  if (kind === 'works') return { category: match(categories, String(fields.category ?? '')) }
  return {}
}

/** Rows of one work, by its ISBN or else its title, fill each other's blanks. */
function completed(items: readonly Item[]): Item[] {
  const works = new Map<string, Item>()
  for (const item of items) {
    const earlier = works.get(item.sourceId)
    const filled = Object.entries(earlier?.fields ?? {}).filter(
      ([, value]) => value && value.length > 0,
    )
    works.set(item.sourceId, {
      ...item,
      ...earlier,
      fields: { ...item.fields, ...Object.fromEntries(filled) },
    })
  }
  return [...works.values()]
}
