import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const repeated = (piece: Buffer, count: number) =>
  Buffer.alloc(piece.length * Math.floor(count), piece)

export function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(type), content, crc(type, content)])
}

function crc(type: string, content: Buffer): Buffer {
  let value = 0xffffffff
  for (const byte of Buffer.concat([Buffer.from(type), content])) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE((value ^ 0xffffffff) >>> 0)
  return bytes
}

export function png(
  width: number,
  height: number,
  rows: Buffer,
  more: Buffer = Buffer.alloc(0),
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    more,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function textChunk(name: string, size: number): Buffer {
  return Buffer.concat([Buffer.from(`${name}\0\0`), deflateSync(Buffer.alloc(size, 65))])
}

export function plain(format: 'jpeg' | 'png' | 'avif'): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer()
}

export function noise(format: 'jpeg' | 'webp', side: number): Promise<Buffer> {
  return sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format, { quality: 60 })
    .toBuffer()
}

/** A small picture whose header tells another size. */
export async function withSize(
  format: 'jpeg' | 'avif',
  width: number,
  height: number,
): Promise<Buffer> {
  const bytes = Buffer.from(await plain(format))
  const at =
    format === 'jpeg' ? bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5 : bytes.indexOf('ispe') + 8
  if (format === 'jpeg') {
    bytes.writeUInt16BE(height, at)
    bytes.writeUInt16BE(width, at + 2)
  } else {
    bytes.writeUInt32BE(width, at)
    bytes.writeUInt32BE(height, at + 4)
  }
  return bytes
}

export function segment(marker: number, length: number): Buffer {
  const bytes = Buffer.alloc(length + 2, 65)
  bytes.writeUInt16BE(0xff00 + marker, 0)
  bytes.writeUInt16BE(length, 2)
  return bytes
}

/** Inserts bytes after the first marker of a JPEG. */
export function inserted(jpeg: Buffer, more: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), more, jpeg.subarray(2)])
}

export async function manyScans(): Promise<Buffer> {
  const jpeg = await sharp({
    create: { width: 4000, height: 4000, channels: 3, background: 'teal' },
  })
    .jpeg({ progressive: true })
    .toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, jpeg.length - 2)
  return Buffer.concat([jpeg.subarray(0, -2), repeated(scan, 2000), jpeg.subarray(-2)])
}

export function animated(frames: number): Promise<Buffer> {
  const [width, height] = [64, 64]
  const raw = Buffer.alloc(width * height * frames * 3)
  for (let at = 0; at < raw.length; at += 997) raw[at] = at
  return sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .webp({ loop: 0, delay: Array(frames).fill(10) })
    .toBuffer()
}

export function heic(width: number, height: number, brand: string): Buffer {
  const box = (type: string, ...parts: Buffer[]) => {
    const content = Buffer.concat(parts)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length + 8)
    return Buffer.concat([length, Buffer.from(type), content])
  }
  const size = Buffer.alloc(12)
  size.writeUInt32BE(width, 4)
  size.writeUInt32BE(height, 8)
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), Buffer.alloc(4), Buffer.from(`mif1${brand}`)),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size)))),
  ])
}

export const pdfOf = (content: Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), content, Buffer.from('\ntrailer\n%%EOF\n')])
