import { gzipSync } from 'node:zlib'
import { bodies, tables } from './hostile-bodies.ts'
import { drawings } from './hostile-drawings.ts'
import {
  animated,
  chunk,
  heic,
  inserted,
  manyScans,
  noise,
  pdfOf,
  plain,
  png,
  repeated,
  segment,
  textChunk,
  withSize,
} from './hostile-files.ts'

export interface HostileUpload {
  name: string
  path: string
  headers?: Record<string, string>
  body: () => Promise<Buffer> | Buffer
  /** Whether the connection ends before the body does. */
  isCut?: boolean
}

const megabyte = 1024 * 1024

export function hostileUploads(): HostileUpload[] {
  return [...drawings(), ...pictures(), ...documents(), ...tables(), ...bodies()].map((upload) => ({
    ...upload,
    name: `upload ${upload.name}`,
  }))
}

const repeat = (piece: string, size: number) => piece.repeat(Math.floor(size / piece.length))

function pictures(): HostileUpload[] {
  const bodies: Record<string, () => Buffer | Promise<Buffer>> = {
    'PNG, 60,000 pixels wide, without pixels': () => png(60_000, 60_000, Buffer.alloc(0)),
    'PNG, 16,000 pixels wide, packed': () => png(16_000, 16_000, Buffer.alloc(16_001 * 16_000)),
    'PNG, 49 million pixels': () => png(7000, 7000, Buffer.alloc(7001 * 7000)),
    'PNG with a text of 200 MB': () =>
      png(9, 9, Buffer.alloc(90), chunk('zTXt', textChunk('Comment', 200 * megabyte))),
    'PNG with a profile of 100 MB': () =>
      png(9, 9, Buffer.alloc(90), chunk('iCCP', textChunk('sRGB', 100 * megabyte))),
    'PNG with 300,000 chunks': () =>
      png(9, 9, Buffer.alloc(90), repeated(chunk('teXt', Buffer.from('a\0b')), 300_000)),
    'JPEG, 65,000 pixels wide, without pixels': () => withSize('jpeg', 65_000, 65_000),
    'JPEG with 350 segments of 64 kB': async () =>
      inserted(await plain('jpeg'), repeated(segment(0xe1, 65_000), 350)),
    'JPEG with 100,000 empty segments': async () =>
      inserted(await plain('jpeg'), repeated(segment(0xe1, 2), 100_000)),
    'JPEG with 2,000 scans': manyScans,
    'JPEG, cut in half': async () => {
      const bytes = await noise('jpeg', 3000)
      return bytes.subarray(0, bytes.length / 2)
    },
    'JPEG, noise of 20 million pixels': () => noise('jpeg', 4500),
    'WebP, noise of 10 million pixels': () => noise('webp', 3200),
    'WebP, 2,000 frames': () => animated(2000),
    'GIF, 65,535 pixels wide': () =>
      Buffer.concat([Buffer.from('GIF89a'), Buffer.from([255, 255, 255, 255, 0, 0, 0, 59])]),
    'AVIF, 60,000 pixels wide, without pixels': () => withSize('avif', 60_000, 60_000),
    'HEIC of an iPhone without pixels': () => heic(60_000, 60_000, 'heic'),
    'HEIC with 4 billion boxes': () =>
      Buffer.concat([heic(9, 9, 'mif1'), repeated(Buffer.from([0, 0, 0, 8, 0, 0, 0, 0]), 500_000)]),
    'TIFF with 65,535 directories': () =>
      Buffer.concat([Buffer.from('II*\0\x08\0\0\0\xff\xff', 'latin1'), Buffer.alloc(900_000, 1)]),
    'BigTIFF, PDF and PNG at once': () =>
      Buffer.concat([Buffer.from('II+\0'), Buffer.from('%PDF-1.7'), Buffer.from('\x89PNG')]),
    'zeros, 25 MB': () => Buffer.alloc(25 * megabyte),
    'one byte more than 25 MB': () => Buffer.alloc(25 * megabyte + 1, 255),
  }
  const places = ['gallery', 'mark']
  return Object.entries(bodies).flatMap(([name, body]) =>
    places.map((place) => ({
      name: `picture for ${place}, ${name}`,
      path: `/admin/upload/billede?place=${place}&name=${repeat('%2e', 3000)}`,
      body,
    })),
  )
}

function documents(): HostileUpload[] {
  const pdf = '/admin/upload/pdf?name='
  const hymn = '/admin/upload/salmefil?hymn=h1&name='
  const name = `${repeat('..%2f', 3000)}.pdf`
  const bodies: Record<string, () => Buffer> = {
    'PDF of 49 MB': () => pdfOf(Buffer.alloc(49 * megabyte)),
    'PDF of a million objects': () =>
      pdfOf(repeated(Buffer.from('1 0 obj<<>>endobj\n'), 1_000_000)),
    'PDF, header only': () => Buffer.from('%PDF-1.7'),
    'PDF after 1,023 bytes': () => Buffer.concat([Buffer.alloc(1019, 32), pdfOf(Buffer.alloc(0))]),
    'recording with a tag of 256 MB': () =>
      Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), Buffer.alloc(megabyte)]),
    'recording, 49 MB of MPEG frames': () =>
      repeated(Buffer.from('fffb9064', 'hex'), (49 * megabyte) / 4),
    'recording, Ogg pages without end': () => repeated(Buffer.from('OggS\0\0\0\0'), 6_000_000),
    'recording, MP4 of boxes with length 0': () =>
      Buffer.concat([Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0'), Buffer.alloc(40 * megabyte)]),
    'zip in a zip': () =>
      Buffer.concat([Buffer.from('PK\x03\x04'), gzipSync(Buffer.alloc(megabyte))]),
    'script that calls itself a PDF': () => pdfOf(Buffer.from('<script>alert(1)</script>')),
    'PDF with a name of 10 kB': () => pdfOf(Buffer.from(repeat('n', 10_000))),
    '51 MB': () => Buffer.alloc(51 * megabyte, 1),
  }
  return Object.entries(bodies).flatMap(([what, body]) =>
    [pdf, hymn].map((path) => ({
      name: `${path.slice(14, path.indexOf('?'))}, ${what}`,
      path: path + (what.endsWith('10 kB') ? repeat('n', 10_000) : name),
      body,
    })),
  )
}
