export interface HostileRequest {
  name: string
  path: string
  headers?: Record<string, string>
  /** Creates the body when it is sent, since together the bodies would not fit into memory. */
  body?: () => Buffer
}

const urlencoded = 'application/x-www-form-urlencoded'

/** Texts that make careless parsers and regular expressions slow when they are repeated. */
const pieces = [
  ...words(
    '/ a . - : ; = & + % , " < <a <p> <!-- <br &a=b &nbsp; a@ a. 1 æ %41 https://a. gzip;q=0,',
  ),
  ...[' ', '\n', '\u0301', '<a href=x>', 'a=b; ', '127.0.0.1, ', 'W/"a", ', 'skrivestue=a; '],
]

export function hostileRequests(actions: string[]): HostileRequest[] {
  return [...paths(), ...headers(), ...searches(), ...forms(actions), ...fields(actions)]
}

function paths(): HostileRequest[] {
  const long = 3900
  const inPath = words('/ a /a %2f % . ../ - %C3%A6 //x %20 ; : 1 %00 +')
  const places = words(`
    / /foredrag/ /bibliografi/ /samarbejder/ /nyheder/ /admin/ /filer/deling/x/
    /filer/pdf/x/ /filer/derived/x/ /kalender/begivenhed/ /assets/`)
  const paths = places.flatMap((place) =>
    inPath.flatMap((piece) => {
      const run = piece.repeat(long / piece.length)
      return ['', 'x', '/', '.data', '.jpg'].map((end) => `${place}${run}${end}`)
    }),
  )
  const many = (part: string) =>
    Array.from({ length: Math.floor(long / (part.length + 3)) }, (_, n) => `${part}${n % 100}`)
  const queries = [
    ...words('a= p=/ p=/foredrag/x').map((parameter) => many(parameter).join('&')),
    ...words('& = %').map((sign) => sign.repeat(long)),
    ...words('side fane salme kode id').map((name) => `${name}=${'1'.repeat(long)}`),
    `side=${'-'.repeat(long)}`,
    `tema=${'%C3%A6'.repeat(long / 6)}`,
    `_routes=${many('routes/public/news,').join('')}`,
    `_routes=${'root,'.repeat(long / 5)}`,
  ]
  const targets = words(`
    / /nyheder /foredrag /kalender /bibliografi /salmer /billeder /soeg
    /nyheder.data /_root.data /__manifest /admin/opret /om`)
  return [
    ...paths.map((path) => ({ name: `GET ${shorten(path)}`, path })),
    ...targets.flatMap((path) =>
      queries.map((query) => ({ name: `GET ${path}?${shorten(query)}`, path: `${path}?${query}` })),
    ),
  ]
}

function headers(): HostileRequest[] {
  const long = 15_000
  const named = words(`
    Accept-Encoding If-None-Match X-Forwarded-For Accept Accept-Language User-Agent
    Range If-Modified-Since Cookie Referer Origin Content-Type`)
  const inHeader = pieces.filter((piece) => /^[ -~]+$/.test(piece))
  return named.flatMap((header) =>
    inHeader.map((piece) => ({
      name: `${header}: ${shorten(piece.repeat(9))}`,
      path: header === 'Cookie' ? '/admin/session' : '/nyheder?uncached=1',
      headers: { [header]: `${piece.repeat(long / piece.length)}x` },
    })),
  )
}

function searches(): HostileRequest[] {
  const words = Array.from({ length: 40 }, (_, at) => wordOf(at * 977))
  const queries = [
    'a',
    'sal',
    'salmelys',
    'sa me ly fj',
    'sal me lys fjor den kær lig hed sang vin ter hav',
    words.join(' '),
    words.map((word) => word.slice(0, 4)).join(' '),
    words.map((word) => `${word.slice(0, 3)}q`).join(' '),
    words.map((word) => word.slice(0, 3)).join(' '),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z æ ø å 1 2 3 4 5 6 7 8 9 0 a b c d e f g h i',
    'a'.repeat(100),
    'æ'.repeat(100),
    'e\u0301'.repeat(50),
    '\u0301'.repeat(100),
    `${'hed'.repeat(33)}`,
    'ﷺ'.repeat(100),
    ' '.repeat(5000),
    '\u00ad'.repeat(2000),
    'a '.repeat(2500),
  ]
  const kinds = ['', '&i=nyheder', '&i=foredrag&side=2']
  return queries.flatMap((query) =>
    kinds.map((kind) => {
      const path = `/soeg?q=${encodeURIComponent(query)}${kind}`
      return { name: `search ${shorten(query)}${kind}`, path }
    }),
  )
}

function forms(actions: string[]): HostileRequest[] {
  const size = 1024 * 1024
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const bodies = [
    ...pieces.map((piece) => [urlencoded, piece]),
    ['multipart/form-data; boundary=x', part],
    ['multipart/form-data; boundary=x', '--x\r\nA: b\r\n'],
    ['application/json', '['],
    ['text/plain', 'a=b\r\n'],
  ]
  return [...actions, '/nyheder', '/findes-ikke'].flatMap((path) =>
    bodies.map(([type = '', piece = '']) => ({
      name: `POST ${path} ${type} ${shorten(piece.repeat(9))}`,
      path,
      headers: { 'Content-Type': type },
      body: () => Buffer.from(piece.repeat(size / piece.length)).subarray(0, size),
    })),
  )
}

const usualFields = {
  revision: '0',
  title: 'Salmer',
  key: 'hero.name',
  value: 'x',
  id: 'l1',
  intent: 'save',
  published_date: '2026-11-21',
  content: 'x',
  year: '2026',
  category: 'salmer',
  description: '<p>x</p>',
  quote_text: '<p>x</p>',
  name: 'x',
  quote: 'x',
  email: 'a@example.dk',
  to: '/nyheder',
  from: '/x',
}

const texts = ['value', 'content', 'description', 'quote_text', 'quote', 'short_text']
const lines = [
  ...['key', 'id', 'title', 'published_date', 'year', 'revision', 'link', 'purchase_link', 'slug'],
  ...['cover_url', 'image_url', 'email', 'phone', 'name', 'to', 'from', 'path', 'base_url'],
  ...['sort_order', 'start_time', 'event_date', 'intent', 'header', 'current', 'password', 'ids[]'],
]

function fields(actions: string[]): HostileRequest[] {
  const long = (piece: string, size: number) => `${piece.repeat(size / piece.length)}!`
  const inAll = (names: string[], value: string) =>
    Object.fromEntries(names.map((name) => [name, value]))
  const forms: [string, Record<string, string>][] = [
    ...[...texts, ...lines].flatMap((name) =>
      ['1', ' '].map((piece): [string, Record<string, string>] => [
        `one ${name} ${shorten(piece)}`,
        { [name]: long(piece, 250_000) },
      ]),
    ),
    ...pieces.flatMap((piece): [string, Record<string, string>][] => [
      [`all ${shorten(piece)}`, inAll([...texts, ...lines], `https://${long(piece, 9000)}`)],
      [`texts ${shorten(piece)}`, inAll(texts, long(piece, 49_000))],
      [`one text ${shorten(piece)}`, inAll(['value', 'quote_text'], long(piece, 300_000))],
    ]),
  ]
  return actions.flatMap((path) =>
    forms.map(([name, fields]) => ({
      name: `POST ${path} ${name}`,
      path,
      headers: { 'Content-Type': urlencoded },
      body: () => Buffer.from(new URLSearchParams({ ...usualFields, ...fields }).toString()),
    })),
  )
}

const syllables = words(`
  sal me lys fjor den kær lig hed sang vin ter hav sol ma ne jor bro fug le træ blom ster går
  dag nat her ren hjer te spil klok ke stem min der bar net vej lan`)

export function wordOf(number: number): string {
  let rest = number * 2654435761
  let word = ''
  for (let at = 0; at < 3; at++) {
    word += syllables[rest % syllables.length]
    rest = Math.floor(rest / syllables.length)
  }
  return word
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

function shorten(text: string): string {
  const line = JSON.stringify(text)
  return line.length > 60 ? `${line.slice(0, 50)}… (${text.length})` : line
}
