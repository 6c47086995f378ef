import { books } from './books'

/** The Danish translation of 1992, as the Danish Bible Society publishes it for reading. */
const bibleText = 'https://www.bibelselskabet.dk/brugbibelen/bibelenonline'

/** The books of one chapter. References to them have only verses. */
const shortBooks = ['Obad', 'Filem', '2 Joh', '3 Joh', 'Jud']

/** The reference with the dash of Danish printing, as pages show it. */
export function printedReference(reference: string): string {
  return reference.replaceAll('-', '–')
}

/** The reference with the name of its book, as it is read aloud: 'Salmernes Bog 4,9'. */
export function spokenReference(reference: string): string {
  const [, book = '', rest = ''] = /^(\d? ?\p{L}+)(.*)$/u.exec(reference) ?? []
  const name = books.find(({ abbreviation }) => abbreviation === book)?.name ?? book
  return printedReference(`${name}${rest}`)
}

/** @param reference of the church year's readings: '1 Kor 1,18-21(25)', 'Sl 24', 'Jud 20-25' */
export function bibleTextUrl(reference: string): string {
  const [, book = '', first = '', second] =
    /^(\d? ?\p{L}+) (\d+)(?:,\(?(\d+))?/u.exec(reference) ?? []
  const [chapter, verse] = shortBooks.includes(book) ? ['1', first] : [first, second]
  const path = `${bibleText}/${encodeURIComponent(book.replace(' ', '_'))}/${chapter}`
  return verse ? `${path}#${verse}` : path
}
