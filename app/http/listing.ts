/** How many rows of a list of the back-office are there at once. Nobody reads on from there: she searches. */
const rowsAtOnce = 50
/** So often a list can be asked for more: then it is searched. */
export const mostPages = 20

/** Longer than anything that is looked for, in characters and in words. */
const longestText = 100
const mostWords = 5

/** What a URL asks of a list of the back-office. */
export interface AskedList {
  /** What is searched for, as it was typed. */
  text: string
  /** Each of them has to be found in a row, in the letters of `plainLetters`. */
  words: string[]
  /** So many rows from the first on. */
  most: number
}

/** The rows that were asked for, of a list that may be longer. */
export interface Listing<T> {
  items: T[]
  /** How many there are, found or not. */
  total: number
  /** There are further rows of what was asked for. */
  hasMore: boolean
  /** What was searched for. */
  text: string
  /** How many were found in each part of it, where it has parts. */
  counts?: number[]
  /** The ids of the first and the last of all, where rows are moved by hand. */
  ends?: Ends
}

export interface Ends {
  first: string
  last: string
}

export const emptyListing: Listing<never> = { items: [], total: 0, hasMore: false, text: '' }

/** A list is at its beginning. */
export const nothingAsked: AskedList = { text: '', words: [], most: rowsAtOnce }

/** @param name of the list, where its screen has several */
export function parametersOf(name?: string): { text: string; page: string } {
  return name ? { text: `${name}-q`, page: `${name}-side` } : { text: 'q', page: 'side' }
}

/** `?q=` what is searched for, `?side=` so many times fifty rows, a thousand at most. */
export function askedList(request: { url: string }, name?: string): AskedList {
  const { searchParams } = new URL(request.url)
  const parameters = parametersOf(name)
  const typed = searchParams.get(parameters.text) ?? ''
  // No text holds what cannot be seen, and no engine takes all of it.
  const text = typed.slice(0, longestText).replace(/\p{C}/gu, ' ')
  const words = plainLetters(text.normalize('NFC')).split(/\s+/).filter(Boolean)
  const page = /^[1-9]\d{0,3}$/.exec(searchParams.get(parameters.page) ?? '') ?? ['1']
  return {
    text,
    words: words.slice(0, mostWords),
    most: Math.min(Number(page[0]), mostPages) * rowsAtOnce,
  }
}

/** Letters that are written in two ways, in lower case: Århus is Aarhus. */
export const plainSpellings: readonly (readonly [letter: string, plain: string])[] = [
  ['æ', 'ae'],
  ['ø', 'oe'],
  ['å', 'aa'],
  ['é', 'e'],
]

/** As rows and what is searched for in them are compared. */
export function plainLetters(text: string): string {
  return plainSpellings.reduce(
    (plain, [letter, spelling]) => plain.replaceAll(letter, spelling),
    text.toLowerCase(),
  )
}

/**
 * Cuts what was read to what was asked for.
 * @param rows one more than was asked for, where there are so many
 */
export function listing<T>({ text, most }: AskedList, rows: T[], total: number): Listing<T> {
  return { items: rows.slice(0, most), total, hasMore: rows.length > most, text }
}

/**
 * The same of a list that comes whole.
 * @param words the text a row is searched by
 */
export function listingOf<T>(
  all: readonly T[],
  asked: AskedList,
  words: (row: T) => string,
): Listing<T> {
  const found = all.filter((row) => {
    const plain = plainLetters(words(row).normalize('NFC'))
    return asked.words.every((word) => plain.includes(word))
  })
  return listing(asked, found, all.length)
}

/**
 * The same of one that comes whole in an order that is made by hand.
 * @param opened the id of a row that has to be there, however far it stands
 */
export function orderedListingOf<T extends { id: string }>(
  all: readonly T[],
  asked: AskedList,
  words: (row: T) => string,
  opened?: string | null,
): Listing<T> {
  const place = all.findIndex(({ id }) => id === opened)
  const [first, last] = [all[0], all.at(-1)]
  return {
    ...listingOf(all, { ...asked, most: Math.max(asked.most, place + 1) }, words),
    ...(first && last && { ends: { first: first.id, last: last.id } }),
  }
}
