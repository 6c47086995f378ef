import { openedParameter } from './opened-row'

const rowsAtOnce = 50
/** Pages that a list shows together; the next ones take their place, so that no screen grows without bound. */
export const pagesTogether = 4

const maxSearchLength = 100
const maxWords = 5

export interface ListQuery {
  text: string
  /** Words that a row must all contain, in the form of `plainLetters`. */
  words: string[]
  /** The rows before the shown ones. */
  offset: number
  limit: number
  /** The id of the row whose dialog is open. */
  opened?: string | null
}

export interface Listing<T> {
  items: T[]
  /** The number of all rows, including those that do not match. */
  total: number
  hasMore: boolean
  text: string
  /** The rows before the shown ones. */
  offset?: number
  /** The number of matches per section, if the list has sections. */
  counts?: number[]
  /** The first and last ids of the whole list, if rows can be moved. */
  ends?: Ends
}

export interface Ends {
  first: string
  last: string
}

export const emptyListing: Listing<never> = { items: [], total: 0, hasMore: false, text: '' }

export const emptyQuery: ListQuery = { text: '', words: [], offset: 0, limit: rowsAtOnce }

export function listParameters(name?: string): { text: string; page: string } {
  return name ? { text: `${name}-q`, page: `${name}-side` } : { text: 'q', page: 'side' }
}

/** Reads `?q=` (the search) and `?side=` (the last of the shown pages of fifty rows). */
export function listQueryOf(request: { url: string }, name?: string): ListQuery {
  const { searchParams } = new URL(request.url)
  const parameters = listParameters(name)
  const searchText = searchParams.get(parameters.text) ?? ''
  // Stored text has no invisible characters, and PostgreSQL refuses some of them.
  const text = searchText.slice(0, maxSearchLength).replace(/\p{C}/gu, ' ')
  const page = Number(/^[1-9]\d{0,3}$/.exec(searchParams.get(parameters.page) ?? '')?.[0] ?? 1)
  const before = pagesBefore(page)
  return {
    text,
    words: wordsOf(text),
    offset: before * rowsAtOnce,
    limit: (page - before) * rowsAtOnce,
    opened: searchParams.get(openedParameter),
  }
}

/** The pages before those that are shown together with this one. */
export function pagesBefore(page: number): number {
  return Math.floor((page - 1) / pagesTogether) * pagesTogether
}

export function wordsOf(text: string): string[] {
  const words = plainLetters(text.normalize('NFC')).split(/\s+/).filter(Boolean)
  return words.slice(0, maxWords)
}

export function containsWords(text: string, words: readonly string[]): boolean {
  const plain = plainLetters(text.normalize('NFC'))
  return words.every((word) => plain.includes(word))
}

/** Letters with an alternative spelling: Århus is Aarhus. */
export const plainSpellings: readonly (readonly [letter: string, plain: string])[] = [
  ['æ', 'ae'],
  ['ø', 'oe'],
  ['å', 'aa'],
  ['é', 'e'],
]

export function plainLetters(text: string): string {
  return plainSpellings.reduce(
    (plain, [letter, spelling]) => plain.replaceAll(letter, spelling),
    text.toLowerCase(),
  )
}

/** @param rows one more than requested, if there are that many */
export function listing<T>(query: ListQuery, rows: T[], total: number): Listing<T> {
  const { text, offset, limit } = query
  const hasMore = rows.length > limit
  return { items: rows.slice(0, limit), total, hasMore, text, ...(offset > 0 && { offset }) }
}

export function listingOf<T>(all: readonly T[], query: ListQuery, words: (row: T) => string) {
  const matches = all.filter((row) => containsWords(words(row), query.words))
  return listing(query, matches.slice(query.offset), all.length)
}

/** The rows around the opened one are shown, if it is not among those of the query. */
export function orderedListingOf<T extends { id: string }>(
  all: readonly T[],
  query: ListQuery,
  words: (row: T) => string,
): Listing<T> {
  const at = all.findIndex(({ id }) => id === query.opened)
  const isShown = at < 0 || (at >= query.offset && at < query.offset + query.limit)
  const around = { offset: at - (at % rowsAtOnce), limit: rowsAtOnce }
  const [first, last] = [all[0], all.at(-1)]
  return {
    ...listingOf(all, isShown ? query : { ...query, ...around }, words),
    ...(first && last && { ends: { first: first.id, last: last.id } }),
  }
}
