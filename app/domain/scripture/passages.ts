import { type Book, bookOrder, findBook } from './books'

/** A verse, or a whole chapter if no verse is given. */
interface Verse {
  chapter: number
  verse?: number
  /** A part of the verse: 'a' is the first. */
  part?: string
}

/** From one verse or chapter to another, inclusive. */
interface Span {
  from: Verse
  to: Verse
}

export interface Passage {
  book: Book
  /** Empty for the whole book. */
  spans: Span[]
}

export type Refusal = 'book' | 'chapter' | 'backwards' | 'open' | 'form'

type ReadResult = { passage: Passage } | { refusal: Refusal }

const maxVerses = 176

/** In characters: longer than any reference, and short enough for all patterns below. */
const maxLength = 200

class InvalidReference extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** Parses a reference in Danish notation: 'Luk 2,1-14', '1 Joh 1,5-2,2', '1 Mos 8,20-22; 9,12-16'. */
export function readPassage(text: string): ReadResult {
  try {
    return { passage: parsePassage(text) }
  } catch (error) {
    if (error instanceof InvalidReference) return { refusal: error.refusal }
    throw error
  }
}

/** The reference in its normal form: '1 Mos 8,20-22; 9,12-16'. */
export function passageText({ book, spans }: Passage): string {
  let text = book.abbreviation
  let chapter: number | undefined
  for (const { from, to } of spans) {
    const sameChapter = chapter === from.chapter && from.verse !== undefined
    text += separator(chapter, sameChapter) + spanText(book, { from, to }, sameChapter)
    chapter = to.chapter
  }
  return text
}

/** Compares by book, chapter and verse. If both start at the same verse, the shorter comes first. */
export function inBiblicalOrder(one: Passage, other: Passage): number {
  const books = bookOrder(one.book.abbreviation) - bookOrder(other.book.abbreviation)
  if (books !== 0) return books
  const [first, second] = [wholeRange(one), wholeRange(other)]
  return first.begin - second.begin || first.end - second.end
}

export function overlap(one: Passage, other: Passage): boolean {
  if (one.book.abbreviation !== other.book.abbreviation) return false
  const others = verseRanges(other)
  return verseRanges(one).some((range) =>
    others.some(({ begin, end }) => begin <= range.end && range.begin <= end),
  )
}

function parsePassage(text: string): Passage {
  if (text.length > maxLength) throw new InvalidReference('form')
  const plain = text
    .normalize('NFC')
    .replace(/[‐-―−]/g, '-')
    .trim()
  const [, name = '', rest = ''] = /^(\d?[^\d]*?)\s*(\d.*)?$/s.exec(plain) ?? []
  const book = findBook(name)
  if (!book) throw new InvalidReference('book')
  if (!rest) return { book, spans: [] }
  const normalized = rest
    .toLowerCase()
    .replace(/\s*(?:,?\s*\bv(?:ers|\.)?|,|:)\s*(?=\d)/g, ',')
    .replace(/\s*([-;.,])\s*/g, '$1')
    .replace(/(\d)\s+(?=\p{L}\b)/gu, '$1')
  if (/\d\s*ff?\b/.test(normalized)) throw new InvalidReference('open')
  const spans = normalized.split(';').flatMap((group) => spansOf(book, group))
  requireOrder(spans)
  return { book, spans }
}

/** '2,1-14.16', '2,1-3,5', '52-53' or, in a book of one chapter, '20-25'. */
function spansOf(book: Book, group: string): Span[] {
  const withChapter =
    book.chapters === 1 && !group.includes(',') && group !== '1' ? `1,${group}` : group
  // Accepts 'Joh 3.16', the English notation.
  const [first = '', ...rest] = withChapter.replace(/^(\d+)\.(\d[^,]*)$/, '$1,$2').split('.')
  const spans = [spanOf(book, first)]
  for (const part of rest) {
    const { to } = spans.at(-1) ?? {}
    if (to?.verse === undefined) throw new InvalidReference('form')
    spans.push(spanOf(book, `${to.chapter},${part}`))
  }
  return spans
}

function spanOf(book: Book, text: string): Span {
  const [begin = '', end, ...more] = text.split('-')
  if (more.length > 0) throw new InvalidReference('form')
  const from = verseOf(book, begin)
  if (end === undefined) return { from, to: from }
  const endsInChapter = from.verse !== undefined && !end.includes(',')
  return { from, to: verseOf(book, endsInChapter ? `${from.chapter},${end}` : end) }
}

function verseOf(book: Book, text: string): Verse {
  const match = /^(\d{1,3})(?:,(\d{1,3})([a-e])?)?$/.exec(text)
  if (!match) throw new InvalidReference('form')
  const [chapter, verse] = [Number(match[1]), match[2] === undefined ? undefined : Number(match[2])]
  if (chapter < 1 || chapter > book.chapters) throw new InvalidReference('chapter')
  if (verse === undefined) return { chapter }
  if (verse < 1 || verse > maxVerses) throw new InvalidReference('form')
  return match[3] ? { chapter, verse, part: match[3] } : { chapter, verse }
}

function requireOrder(spans: Span[]): void {
  let last = 0
  for (const span of spans) {
    const { begin, end } = verseRange(span)
    if (begin > end || begin < last) throw new InvalidReference('backwards')
    if ((span.from.verse === undefined) !== (span.to.verse === undefined)) {
      throw new InvalidReference('form')
    }
    last = begin
  }
}

function spanText(book: Book, { from, to }: Span, sameChapter: boolean): string {
  const oneChapter = book.chapters === 1 && from.verse !== undefined
  const begin = sameChapter || oneChapter ? verseText(from) : chapterText(from)
  if (from === to || chapterText(from) === chapterText(to)) return begin
  return `${begin}-${from.chapter === to.chapter ? verseText(to) : chapterText(to)}`
}

function separator(chapter: number | undefined, sameChapter: boolean): string {
  if (sameChapter) return '.'
  return chapter === undefined ? ' ' : '; '
}

function chapterText(verse: Verse): string {
  return verse.verse === undefined ? `${verse.chapter}` : `${verse.chapter},${verseText(verse)}`
}

function verseText({ verse, part = '' }: Verse): string {
  return `${verse}${part}`
}

const versesOfChapter = 1000

function verseRange({ from, to }: Span): { begin: number; end: number } {
  return {
    begin: from.chapter * versesOfChapter + (from.verse ?? 0),
    end: to.chapter * versesOfChapter + (to.verse ?? versesOfChapter - 1),
  }
}

function verseRanges({ spans }: Passage) {
  return spans.length === 0 ? [{ begin: 0, end: Number.POSITIVE_INFINITY }] : spans.map(verseRange)
}

function wholeRange(passage: Passage) {
  const all = verseRanges(passage)
  return { begin: all[0]?.begin ?? 0, end: all.at(-1)?.end ?? 0 }
}
