import { gzipSync } from 'node:zlib'
import type { HostileUpload } from './hostile-uploads.ts'

const megabyte = 1024 * 1024
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

const repeat = (piece: string, size: number) => piece.repeat(Math.floor(size / piece.length))

const addresses = (count: number) =>
  Array.from({ length: count }, (_, n) => `l${n}@example.dk`).join('\n')

/** Tables of readers, which are fields of a form. */
export function tables(): HostileUpload[] {
  const size = 7_900_000
  const texts: Record<string, () => string> = {
    'as many addresses as are taken': () => addresses(50_000),
    'four times as many addresses': () => addresses(200_000),
    'addresses that are none': () => `email\n${repeat('a@b@c.d,\n', size)}`,
    'commas alone': () => repeat(',', size),
    'a line of 300,000 columns': () => `email,${repeat('b,', 600_000)}\n${repeat(',\n', size / 2)}`,
    'quotes alone': () => repeat('"', size),
    'an open quote': () => `email\n"${repeat('a\n', size)}`,
    'line ends alone': () => repeat('\r\n', size),
    'semicolons and tabs': () => `email;a\tb\n${repeat('a;b\t', size)}`,
    'one address of 8 MB': () => `email\n${repeat('a', size)}@example.dk`,
    'spaces before @': () => `email\n${repeat(' @ ', size)}`,
    formulas: () => `email\n${repeat('=cmd|x!A1,\n', size)}`,
    zeros: () => `email\n${repeat('\0', size)}`,
    'letters with marks': () => `email\n${repeat('å\u0323@x.dk\n', size / 2)}`,
  }
  return Object.entries(texts).map(([name, text]) => ({
    name: `readers, ${name}`,
    path: '/admin/brev/modtagere',
    headers: urlencoded,
    body: () =>
      Buffer.from(
        new URLSearchParams({
          intent: 'import',
          'files[]': text(),
          consent: 'stated',
          statement: 'on',
        })
          .toString()
          .slice(0, 16 * megabyte),
      ),
  }))
}

/** Bodies of other shapes, sent to each upload. */
export function bodies(): HostileUpload[] {
  const paths = [
    '/admin/upload/billede?place=gallery',
    '/admin/upload/pdf?name=a.pdf',
    '/admin/upload/salmefil?hymn=h1&name=a.mp3',
    '/admin/upload/flytning?name=a.zip&piece=0',
    '/admin/brev/modtagere',
  ]
  const part = (name: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n${content}\r\n`
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const shapes: [string, Record<string, string>, () => string][] = [
    ['1,000 parts', multipart, () => `${part('a', 'b').repeat(1000)}--x--`],
    ['400,000 empty parts', multipart, () => repeat('--x\r\n\r\n\r\n', 4 * megabyte)],
    ['multipart without end', multipart, () => part('a', repeat('b', 5 * megabyte)).slice(0, -9)],
    ['multipart with a name of 10 kB', multipart, () => part(repeat('n', 10_000), 'b')],
    ['multipart with a head of 5 MB', multipart, () => `--x\r\nA: ${repeat('b', 5 * megabyte)}`],
    [
      'a boundary of 10 kB',
      { 'Content-Type': `multipart/form-data; boundary=${repeat('-', 10_000)}` },
      () => repeat('-', 5 * megabyte),
    ],
    ['a JSON of 1 MB', { 'Content-Type': 'application/json' }, () => repeat('[', megabyte)],
    [
      'packed',
      { 'Content-Encoding': 'gzip' },
      () => gzipSync(Buffer.alloc(900 * megabyte)).toString('latin1'),
    ],
  ]
  return paths.flatMap((path) =>
    shapes.flatMap(([name, headers, text]) =>
      [false, true].map((isCut) => ({
        name: `${path.split('?')[0]}, ${name}${isCut ? ', cut' : ''}`,
        path,
        headers,
        isCut,
        body: () => Buffer.from(text(), 'latin1'),
      })),
    ),
  )
}
