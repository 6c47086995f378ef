import { extname } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { detailedPicture, meanDifference } from '#tests/support/pictures'
import type { FileStore } from '~/platform/files/file-store.server'
import { decodingSeconds } from './inspect-picture.server'
import { makeRenditions } from './make-renditions.server'

test('making a rendition has the same time limit as decoding', async () => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  const files = { put: async () => {} }
  const limit = vi.spyOn(sharp.prototype, 'timeout')
  const wanted = { widths: [60, 30], formats: ['jpeg', 'avif'] } as const
  expect(await makeRenditions(files, { bytes, contentHash: 'a' }, wanted)).toHaveLength(4)
  // Once for each size, then once for each format of it.
  expect(limit.mock.calls).toEqual(Array(6).fill([{ seconds: decodingSeconds }]))
})

/** A file store that only collects. */
function collecting() {
  const stored: { path: string; bytes: Buffer }[] = []
  const put: FileStore['put'] = async (path, bytes) => {
    stored.push({ path, bytes: Buffer.from(bytes as Uint8Array) })
  }
  return { stored, put }
}

test('a rendition looks like its original, and has its format in its name', async () => {
  const bytes = await detailedPicture()
  const files = collecting()
  const wanted = { widths: [160], formats: ['avif', 'jpeg'] } as const
  await makeRenditions(files, { bytes, contentHash: 'a' }, wanted)
  expect(files.stored.map(({ path }) => extname(path))).toEqual(['.avif', '.jpg'])
  for (const made of files.stored) {
    expect(await meanDifference(made.bytes, bytes), made.path).toBeLessThan(10)
    const { isProgressive, hasAlpha, space } = await sharp(made.bytes).metadata()
    expect([isProgressive, hasAlpha, space]).toEqual([made.path.endsWith('.jpg'), false, 'srgb'])
  }
})

test('a half-transparent picture has its colours on white in every size and format', async () => {
  const background = { r: 204, g: 85, b: 102, alpha: 0.5 }
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 4, background } })
    .png()
    .toBuffer()
  const files = collecting()
  const wanted = { widths: [90, 80, 40], formats: ['avif', 'jpeg'] } as const
  await makeRenditions(files, { bytes, contentHash: 'a' }, wanted)
  const crop = { x: 10, y: 10, width: 40, height: 40 }
  const part = { name: 'tall', crop, isForPhones: true }
  await makeRenditions(files, { bytes, contentHash: 'a' }, { ...wanted, widths: [40, 20], part })
  expect(files.stored).toHaveLength(10)
  for (const made of files.stored) {
    const onWhite = await sharp(made.bytes).flatten({ background: 'white' }).png().toBuffer()
    const { channels } = await sharp(onWhite).stats()
    const colour = channels.map(({ mean }) => Math.round(mean))
    for (const [at, value] of [229, 170, 178].entries()) {
      expect(Math.abs((colour[at] ?? 0) - value), `${made.path}: ${colour}`).toBeLessThan(4)
    }
  }
})

test('an abort ends the work after the current file', async () => {
  const bytes = await detailedPicture()
  const aborting = new AbortController()
  const put = vi.fn(async () => aborting.abort())
  const wanted = { widths: [160, 80], formats: ['jpeg'], signal: aborting.signal } as const
  await expect(makeRenditions({ put }, { bytes, contentHash: 'a' }, wanted)).rejects.toThrow(
    'abort',
  )
  expect(put).toHaveBeenCalledOnce()
})
