import { parse } from 'csv-parse/sync'
import { optionalEmail } from '~/forms/form-fields'
import { letOthersIn } from '~/platform/runtime/event-loop'

export interface ImportedReader {
  email: string
  /** Whether the reader signed off there, or the address was switched off. */
  isGone: boolean
  /** When the reader signed up there: ISO 8601; undefined if the file does not say. */
  since?: string
}

export interface ReadCsv {
  readers: ImportedReader[]
  /** Lines without an address that a mail server accepts. */
  invalid: string[]
}

const maxRows = 200_000

/** In letters. No real row is as long, but one of a million columns would take seconds. */
const maxRow = 64 * 1024
const maxAddress = 1000
/** Letters that are parsed before others are let in. */
const partLength = 16 * 1024

/**
 * The readers in an export of Mailchimp, Substack or Ghost, or in any table with a column of addresses.
 * Undefined if there is no such column.
 */
export async function readersOfCsv(text: string): Promise<ReadCsv | undefined> {
  const rows = await tableOf(text)
  const column = emailColumn(rows)
  if (column === undefined) return undefined
  const [first = []] = rows
  const names = isAddress(first[column] ?? '') ? [] : first.map((name) => name.trim().toLowerCase())
  const read = [...names.entries()].filter(([, name]) => readColumns.has(name))
  const readers: ImportedReader[] = []
  const invalid: string[] = []
  for (const row of names.length > 0 ? rows.slice(1) : rows) {
    await letOthersIn()
    const email = optionalEmail.safeParse((row[column] ?? '').slice(0, maxAddress)).data
    const named = new Map(read.map(([at, name]) => [name, (row[at] ?? '').trim()]))
    if (email) readers.push({ email, isGone: isGone(named), ...sinceOf(named) })
    else if (row.some((cell) => cell.trim() !== '')) invalid.push((row[column] ?? '').slice(0, 100))
  }
  return { readers, invalid }
}

async function tableOf(text: string): Promise<string[][]> {
  const firstLine = text.slice(0, maxRow).split('\n', 1)[0] ?? ''
  const delimiter = [',', ';', '\t'].reduce((best, one) =>
    firstLine.split(one).length > firstLine.split(best).length ? one : best,
  )
  const rows: string[][] = []
  for (const part of partsOf(text, delimiter)) {
    const parsed = await letOthersIn(() =>
      parse(part, {
        delimiter,
        bom: true,
        relaxQuotes: true,
        relaxColumnCount: true,
        skipEmptyLines: true,
        maxRecordSize: maxRow,
      }),
    )
    rows.push(...parsed)
    if (rows.length >= maxRows) break
  }
  return rows.slice(0, maxRows)
}

/**
 * Ends each part at a line end outside quotes, which the parser knows at the beginning of a cell only.
 * @throws Error at a row that is too long
 */
function* partsOf(text: string, delimiter: string) {
  let start = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (at - start > partLength + maxRow) throw new Error('a row is too long')
    const letter = text[at]
    if (letter === '"' && isQuoted && text[at + 1] === '"') at++
    else if (letter === '"')
      isQuoted = !isQuoted && (at === start || `${delimiter}\n\ufeff`.includes(text[at - 1] ?? ''))
    if (letter !== '\n' || isQuoted || at - start < partLength) continue
    yield text.slice(start, at + 1)
    start = at + 1
  }
  yield text.slice(start)
}

function isAddress(cell: string): boolean {
  return cell.includes('@') && optionalEmail.safeParse(cell).success
}

/** The column that is called so, or else the first with an address. */
function emailColumn(rows: string[][]): number | undefined {
  const [first = []] = rows
  const named = first.findIndex((name) => /^e-?mail(?:[ _-]?addr?ess[e]?)?$/i.test(name.trim()))
  if (named >= 0) return named
  const found = rows.slice(0, 50).flatMap((row) => {
    const at = row.findIndex(isAddress)
    return at < 0 ? [] : [at]
  })
  return found[0]
}

/** Columns that are filled only for those who are gone: Mailchimp's and Ghost's. */
const goneTimes = ['unsub_time', 'clean_time', 'deleted_at', 'unsubscribed_at', 'unsubscribed at']
const statusNames = ['status', 'state', 'subscription status', 'email status']
const flags = ['email_disabled', 'unsubscribed', 'subscribed_to_emails', 'subscribed']
const consentTimes = ['confirm_time', 'optin_time', 'created_at', 'subscribed_at']
const readColumns = new Set([...goneTimes, ...statusNames, ...flags, ...consentTimes])
const isTrue = (value = '') => /^(?:true|1|yes|ja)$/i.test(value)
const isFalse = (value = '') => /^(?:false|0|no|nej)$/i.test(value)
const goneStatus =
  /unsub|clean|bounce|complain|spam|inactive|non-?subscribed|pending|afmeld|slettet/i

function isGone(row: ReadonlyMap<string, string>): boolean {
  return (
    goneTimes.some((name) => (row.get(name) ?? '') !== '') ||
    isTrue(row.get('email_disabled')) ||
    isTrue(row.get('unsubscribed')) ||
    isFalse(row.get('subscribed_to_emails')) ||
    isFalse(row.get('subscribed')) ||
    statusNames.some((name) => goneStatus.test(row.get(name) ?? ''))
  )
}

function sinceOf(row: ReadonlyMap<string, string>): { since?: string } {
  for (const name of consentTimes) {
    const value = row.get(name) ?? ''
    const time = Date.parse(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}Z` : value,
    )
    if (/^(?:19|20)\d\d-/.test(value) && !Number.isNaN(time))
      return { since: new Date(time).toISOString() }
  }
  return {}
}
