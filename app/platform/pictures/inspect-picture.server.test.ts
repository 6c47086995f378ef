import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { detailedPicture, meanDifference } from '#tests/support/pictures'
import {
  decodingSeconds,
  inspectPicture,
  maxFileBytes,
  type PictureSource,
} from './inspect-picture.server'
import { PictureError } from './picture-error'

function painted(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({
    create: { width, height, channels, background: { r: 120, g: 30, b: 40, alpha: 0.5 } },
  })
}

async function refusal(source: PictureSource): Promise<string> {
  const refused = await inspectPicture(source).catch((error: unknown) => error)
  return refused instanceof PictureError ? refused.code : `not refused: ${String(refused)}`
}

/** A PNG of a few bytes that declares a size. */
function declaredPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(10_000))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

test('a JPEG stays a JPEG of its size, with a hash and a small placeholder', async () => {
  const picture = await inspectPicture(await painted(640, 480).jpeg().toBuffer())
  expect(picture).toMatchObject({
    mimeType: 'image/jpeg',
    extension: 'jpg',
    width: 640,
    height: 480,
    contentHash: expect.stringMatching(/^[\w-]{16}$/),
  })
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(picture.placeholder.length).toBeLessThan(300)
  const [, placeholder = ''] = picture.placeholder.split(',')
  const shown = await sharp(Buffer.from(placeholder, 'base64')).metadata()
  expect([shown.width, shown.height]).toEqual([12, 9])
})

test('a re-encoded picture looks like the uploaded one', async () => {
  const photograph = await detailedPicture()
  for (const format of ['jpeg', 'webp'] as const) {
    const uploaded = await sharp(photograph).toFormat(format, { quality: 95 }).toBuffer()
    const { bytes } = await inspectPicture(uploaded)
    expect(await meanDifference(bytes, uploaded), format).toBeLessThan(3)
  }
})

test('PNG and WebP keep their format, and an AVIF becomes a JPEG', async () => {
  const typeOf = async (bytes: Buffer) => (await inspectPicture(bytes)).mimeType
  expect(await typeOf(await painted(64, 48).png().toBuffer())).toBe('image/png')
  expect(await typeOf(await painted(64, 48).webp().toBuffer())).toBe('image/webp')
  expect(await typeOf(await painted(64, 48).avif({ effort: 0 }).toBuffer())).toBe('image/jpeg')
  expect(await typeOf(await painted(64, 48, 4).avif({ effort: 0 }).toBuffer())).toBe('image/png')
})

test('a transparent picture has no placeholder', async () => {
  const bytes = await painted(64, 48, 4).png().toBuffer()
  expect((await inspectPicture(bytes)).placeholder).toBe('')
})

test('a picture taken with the camera on its side is stored upright and without metadata', async () => {
  const withPlace = { IFD0: { Artist: 'A name' }, IFD3: { GPSLatitudeRef: 'N' } }
  const bytes = await painted(640, 480)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge(withPlace)
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()

  const picture = await inspectPicture(bytes)
  expect([picture.width, picture.height]).toEqual([480, 640])
  const { exif, xmp, icc, orientation } = await sharp(picture.bytes).metadata()
  expect({ exif, xmp, icc, orientation }).toEqual({})
})

test('a crop is applied to the upright picture', async () => {
  const left = { create: { width: 300, height: 400, channels: 3, background: 'red' } } as const
  const both = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'blue' } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 3 })
    .toBuffer()
  const part = await inspectPicture(both, { x: 0, y: 100, width: 200, height: 150 })
  expect([part.width, part.height]).toEqual([200, 150])
  const { dominant } = await sharp(part.bytes).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
})

test('a picture can also be read from a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const bytes = await painted(64, 48).jpeg().toBuffer()
  await writeFile(join(folder, 'upload'), bytes)
  const fromFile = await inspectPicture(join(folder, 'upload'))
  expect(fromFile.contentHash).toBe((await inspectPicture(bytes)).contentHash)
})

test('a file that is not a picture is refused, with any name', async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  expect(await refusal(Buffer.from(script))).toBe('not-a-picture')
  expect(await refusal(Buffer.from(`<?xml version="1.0"?>${script}`))).toBe('not-a-picture')
  expect(await refusal(Buffer.from('%PDF-1.7'))).toBe('not-a-picture')
  expect(await refusal(await painted(8, 8).gif().toBuffer())).toBe('not-a-picture')
  expect(await refusal(await painted(8, 8).tiff().toBuffer())).toBe('not-a-picture')
  expect(await refusal(Buffer.alloc(0))).toBe('not-a-picture')
})

test('a picture that cannot be decoded is refused as damaged', async () => {
  const jpeg = await painted(640, 480).jpeg().toBuffer()
  expect(await refusal(jpeg.subarray(0, 300))).toBe('damaged')
  expect(await refusal(Buffer.concat([jpeg.subarray(0, 4), Buffer.from('<svg/>')]))).toBe('damaged')
  expect(await refusal(declaredPng(4000, 4000))).toBe('damaged')
})

test('a small file with too many pixels is refused', async () => {
  expect(await refusal(declaredPng(30_000, 30_000))).toBe('too-many-pixels')
  expect(await refusal(declaredPng(8000, 8000))).toBe('too-many-pixels')
  expect(await refusal(declaredPng(20_000, 10))).toBe('too-many-pixels')
  const real = await painted(10_000, 6000).png().toBuffer()
  expect(real.length).toBeLessThan(1_000_000)
  expect(await refusal(real)).toBe('too-many-pixels')
  const avif = await painted(5200, 5000).avif({ effort: 0 }).toBuffer()
  expect(await refusal(avif)).toBe('avif-too-many-pixels')
})

test('decoding a picture is limited in time', async () => {
  const bytes = await painted(64, 48).jpeg().toBuffer()
  const limit = vi.spyOn(sharp.prototype, 'timeout')
  await inspectPicture(bytes)
  expect(limit).toHaveBeenCalledWith({ seconds: decodingSeconds })
  // The library's error at its time limit.
  vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error('timeout: 43% complete'))
  expect(await refusal(bytes)).toBe('too-slow')
})

test('a file above 25 MB is refused before it is inspected', async () => {
  const jpeg = await painted(64, 48).jpeg().toBuffer()
  const padded = Buffer.concat([jpeg, Buffer.alloc(maxFileBytes)])
  expect(await refusal(padded)).toBe('too-large')
})

test('a large JPEG is encoded without all of its coefficients in memory', async () => {
  const isProgressive = async (width: number, height: number) => {
    const { bytes } = await inspectPicture(await painted(width, height).jpeg().toBuffer())
    return (await sharp(bytes).metadata()).isProgressive
  }
  expect(await isProgressive(4100, 3000)).toBe(false)
  expect(await isProgressive(3900, 3000)).toBe(true)
})
