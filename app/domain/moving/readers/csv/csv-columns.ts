import { isKeyOf } from '~/http/is-key-of'

/** The contents of CSV files: the kind of their items, and the headings of each field's column. */
export const csvKinds = {
  works: {
    kind: 'work',
    columns: {
      title: ['titel', 'title', 'bog', 'værk'],
      year: ['år', 'year', 'udgivet', 'udgivelsesår', 'published'],
      category: ['kategori', 'category', 'type'],
      description: ['beskrivelse', 'description', 'tekst', 'om'],
      publisher: ['forlag', 'publisher'],
      isbn: ['isbn', 'isbn-13', 'isbn13', 'isbn-nummer'],
      pages: ['sider', 'sidetal', 'pages', 'antal sider'],
      formats: ['fås som', 'format', 'formater', 'udgave', 'binding'],
      translator: ['oversætter', 'translator'],
      purchase_link: ['købslink', 'link', 'url', 'køb'],
    },
  },
  reviews: {
    kind: 'review',
    columns: {
      parent: ['værk', 'bog', 'titel', 'title', 'isbn'],
      header: ['overskrift', 'header', 'heading'],
      quote_text: ['citat', 'anmeldelse', 'tekst', 'quote', 'review', 'text'],
      author: ['anmelder', 'forfatter', 'author', 'navn'],
      publication: ['avis', 'medie', 'avis eller medie', 'publication', 'kilde'],
    },
  },
  events: {
    kind: 'event',
    columns: {
      title: ['titel', 'title', 'emne', 'subject', 'arrangement'],
      date: ['dato', 'date', 'start', 'startdato', 'start date'],
      time: ['tid', 'klokkeslæt', 'time', 'starttid', 'start time', 'kl.'],
      end_time: ['slut', 'sluttid', 'end time', 'sluttidspunkt'],
      location: ['sted', 'location', 'lokation'],
      address: ['adresse', 'gadeadresse', 'address'],
      description: ['beskrivelse', 'description', 'tekst'],
      ticket_link: ['link', 'billet', 'billetter', 'url'],
      event_type: ['type', 'kategori'],
    },
  },
  hymns: {
    kind: 'hymn',
    columns: {
      title: ['titel', 'title', 'salme', 'førstelinje'],
      stanzas: ['tekst', 'text', 'vers', 'strofer', 'stanzas'],
      year: ['år', 'year'],
      melody: ['melodi', 'melody'],
      composer: ['komponist', 'composer'],
      themes: ['temaer', 'tema', 'themes'],
      lyricist: ['tekstforfatter', 'lyricist'],
      metre: ['versemål', 'metre'],
    },
  },
  news: {
    kind: 'news',
    columns: {
      title: ['titel', 'title', 'overskrift'],
      published_date: ['dato', 'date', 'udgivet'],
      content: ['indhold', 'tekst', 'content', 'text', 'brødtekst'],
      link: ['link', 'url'],
      summary: ['kort beskrivelse', 'resumé', 'summary'],
    },
  },
} as const

export type CsvKind = keyof typeof csvKinds

export const isCsvKind = (name: unknown) => isKeyOf(csvKinds, name)

/** The column of each field: the chosen one, or the first whose heading is one of the field's. */
export function columnsOf(
  kind: CsvKind,
  headings: readonly string[],
  chosen: Readonly<Record<string, string>> = {},
): Map<string, number> {
  const plain = headings.map((heading) => heading.trim().toLocaleLowerCase('da'))
  return new Map(
    Object.entries(csvKinds[kind].columns).flatMap(([field, names]) => {
      const index =
        chosen[field] === undefined
          ? plain.findIndex((heading) => (names as readonly string[]).includes(heading))
          : headings.indexOf(chosen[field])
      return index < 0 ? [] : [[field, index] as const]
    }),
  )
}

const months = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']

/** YYYY-MM-DD of a date as Danish programs and ISO write it; other text as it is, which the form refuses. */
export function readDate(text: string): string {
  const pad = (number: string | number | undefined) => String(number ?? '').padStart(2, '0')
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? []
  if (isoYear) return `${isoYear}-${pad(isoMonth)}-${pad(isoDay)}`
  const [, day, month, year] = /^(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4}|\d{2})\b/.exec(text) ?? []
  if (year) {
    const isAmerican = Number(month) > 12 && Number(day) <= 12
    const [first, second] = isAmerican ? [day, month] : [month, day]
    return `${year.length === 2 ? `20${year}` : year}-${pad(first)}-${pad(second)}`
  }
  const [, wordDay, word = '', wordYear] =
    /^(\d{1,2})\.?\s+(\p{L}{3})\p{L}*\.?\s+(\d{4})/u.exec(text) ?? []
  const number = months.indexOf(word.toLocaleLowerCase('da')) + 1
  return number > 0 ? `${wordYear}-${pad(number)}-${pad(wordDay)}` : text
}
