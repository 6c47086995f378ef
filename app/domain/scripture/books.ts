export type Book = ReturnType<typeof book>

/** The books of the Old Testament, those of the Apocrypha that are in use, and of the New Testament. */
export const books: readonly Book[] = [
  book('1 Mos', 'Første Mosebog', 50, 'Genesis'),
  book('2 Mos', 'Anden Mosebog', 40, 'Exodus'),
  book('3 Mos', 'Tredje Mosebog', 27),
  book('4 Mos', 'Fjerde Mosebog', 36),
  book('5 Mos', 'Femte Mosebog', 34),
  book('Jos', 'Josvabogen', 24, 'Josva', 'Josua'),
  book('Dom', 'Dommerbogen', 21),
  book('Ruth', 'Ruths Bog', 4, 'Rut'),
  book('1 Sam', 'Første Samuelsbog', 31),
  book('2 Sam', 'Anden Samuelsbog', 24),
  book('1 Kong', 'Første Kongebog', 22, 'Kongernes Bog'),
  book('2 Kong', 'Anden Kongebog', 25, 'Kongernes Bog'),
  book('1 Krøn', 'Første Krønikebog', 29, 'Krønikernes Bog'),
  book('2 Krøn', 'Anden Krønikebog', 36, 'Krønikernes Bog'),
  book('Ezra', 'Ezras Bog', 10, 'Esra'),
  book('Neh', 'Nehemias’ Bog', 13),
  book('Est', 'Esters Bog', 10),
  book('Job', 'Jobs Bog', 42),
  book('Sl', 'Salmernes Bog', 150, 'Sal', 'Salme', 'Davids Salme', 'Davids Salmer'),
  book('Ordsp', 'Ordsprogenes Bog', 31, 'Ordspr', 'Salomos Ordsprog'),
  book('Præd', 'Prædikerens Bog', 12),
  book('Højs', 'Højsangen', 8, 'Salomos Højsang', 'Højsang'),
  book('Es', 'Esajas’ Bog', 66, 'Jes', 'Jesaja'),
  book('Jer', 'Jeremias’ Bog', 52),
  book('Klages', 'Klagesangene', 5, 'Klag', 'Jeremias’ Klagesange'),
  book('Ez', 'Ezekiels Bog', 48, 'Ezek', 'Esekiel'),
  book('Dan', 'Daniels Bog', 12),
  book('Hos', 'Hoseas’ Bog', 14),
  book('Joel', 'Joels Bog', 4),
  book('Am', 'Amos’ Bog', 9),
  book('Obad', 'Obadias’ Bog', 1, 'Ob'),
  book('Jon', 'Jonas’ Bog', 4),
  book('Mika', 'Mikas Bog', 7, 'Mik'),
  book('Nah', 'Nahums Bog', 3),
  book('Hab', 'Habakkuks Bog', 3),
  book('Sef', 'Sefanias’ Bog', 3, 'Zef'),
  book('Hagg', 'Haggajs Bog', 2, 'Hag'),
  book('Zak', 'Zakarias’ Bog', 14, 'Sak'),
  book('Mal', 'Malakias’ Bog', 3),
  book('Judit', 'Judits Bog', 16),
  book('Visd', 'Visdommens Bog', 19, 'Salomos Visdom'),
  book('Tob', 'Tobits Bog', 14),
  book('Sir', 'Siraks Bog', 51, 'Jesus Sirak'),
  book('Bar', 'Baruks Bog', 6),
  book('1 Makk', 'Første Makkabæerbog', 16),
  book('2 Makk', 'Anden Makkabæerbog', 15),
  book('Matt', 'Matthæusevangeliet', 28, 'Mt', 'Mattæus', 'Matthæus'),
  book('Mark', 'Markusevangeliet', 16, 'Mk', 'Mar'),
  book('Luk', 'Lukasevangeliet', 24, 'Lk'),
  book('Joh', 'Johannesevangeliet', 21, 'Jh', 'Johs', 'Johannes'),
  book('ApG', 'Apostlenes Gerninger', 28, 'Ap G'),
  book('Rom', 'Romerbrevet', 16, 'Paulus’ Brev til Romerne'),
  book('1 Kor', 'Første Korintherbrev', 16, 'Korinterbrev', 'Paulus’ Brev til Korintherne'),
  book('2 Kor', 'Andet Korintherbrev', 13, 'Korinterbrev', 'Paulus’ Brev til Korintherne'),
  book('Gal', 'Galaterbrevet', 6, 'Paulus’ Brev til Galaterne'),
  book('Ef', 'Efeserbrevet', 6, 'Paulus’ Brev til Efeserne'),
  book('Fil', 'Filipperbrevet', 4, 'Paulus’ Brev til Filipperne'),
  book('Kol', 'Kolossenserbrevet', 4, 'Paulus’ Brev til Kolossenserne'),
  book('1 Thess', 'Første Thessalonikerbrev', 5, 'Tess', 'Tessalonikerbrev'),
  book('2 Thess', 'Andet Thessalonikerbrev', 3, 'Tess', 'Tessalonikerbrev'),
  book('1 Tim', 'Første Timotheusbrev', 6, 'Timoteus'),
  book('2 Tim', 'Andet Timotheusbrev', 4, 'Timoteus'),
  book('Tit', 'Titusbrevet', 3, 'Titus’ Brev'),
  book('Filem', 'Filemonbrevet', 1, 'Flm'),
  book('Hebr', 'Hebræerbrevet', 13, 'Heb', 'Brevet til Hebræerne'),
  book('Jak', 'Jakobsbrevet', 5, 'Jakobs Brev'),
  book('1 Pet', 'Første Petersbrev', 5, 'Peters Brev'),
  book('2 Pet', 'Andet Petersbrev', 3, 'Peters Brev'),
  book('1 Joh', 'Første Johannesbrev', 5, 'Johannes’ Brev'),
  book('2 Joh', 'Andet Johannesbrev', 1, 'Johannes’ Brev'),
  book('3 Joh', 'Tredje Johannesbrev', 1, 'Johannes’ Brev'),
  book('Jud', 'Judasbrevet', 1, 'Judas', 'Judas’ Brev'),
  book(
    'Åb',
    'Johannes’ Åbenbaring',
    22,
    'Joh Åb',
    'Johs Åb',
    'Åbenbaringen',
    'Åbenbaringsbogen',
    'Apokalypsen',
  ),
]

const ordinals = [/^(?:1|i|første)$/, /^(?:2|ii|anden|andet)$/, /^(?:3|iii|tredje)$/]
const moses = [...ordinals, /^(?:4|iv|fjerde)$/, /^(?:5|v|femte)$/]

interface BookNames {
  book: Book
  number: string
  exact: string[]
  /** Names that the input may shorten. */
  names: string[]
}

const namesOfBooks: BookNames[] = books.map((each) => {
  const [, number = '', short = ''] = /^(\d?) ?(.+)$/.exec(each.abbreviation) ?? []
  const name = number ? each.name.replace(/^\S+ /, '') : each.name
  const names = [name, ...each.otherNames].map(lettersOf)
  return { book: each, number, exact: [lettersOf(short), ...names], names }
})

const minPrefixLength = 3

/** Finds a book by a name, an abbreviation or an unambiguous beginning: '1. Mosebog', 'Lukas', 'II Kor.'. */
export function findBook(text: string): Book | undefined {
  const [number, letters] = splitNumber(text)
  const candidates = namesOfBooks.filter((each) => each.number === number)
  const exact = candidates.find((each) => each.exact.includes(letters))
  if (exact) return exact.book
  if (letters.length < minPrefixLength) return undefined
  const matches = candidates.filter(({ names }) => names.some((name) => name.startsWith(letters)))
  return matches.length === 1 ? matches[0]?.book : undefined
}

export function bookOrder(abbreviation: string): number {
  return books.findIndex((each) => each.abbreviation === abbreviation)
}

function splitNumber(text: string): [number: string, letters: string] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)
  const first = /^(\d)(\D.*)?$/.exec(words[0] ?? '')
  const [begin, rest] = first
    ? [first[1], [first[2] ?? '', ...words.slice(1)]]
    : [words[0], words.slice(1)]
  const index = moses.findIndex((ordinal) => ordinal.test(begin ?? ''))
  if (index < 0) return ['', lettersOf(words.join(''))]
  return [String(index + 1), lettersOf(rest.join(''))]
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}

/**
 * @param abbreviation as cited: '1 Mos', 'Luk'
 * @param otherNames without their number
 */
function book(abbreviation: string, name: string, chapters: number, ...otherNames: string[]) {
  return { abbreviation, name, chapters, otherNames }
}
