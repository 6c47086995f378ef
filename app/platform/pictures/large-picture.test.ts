import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { inspectPicture } from './inspect-picture.server'
import { queueIfLarge } from './large-picture'
import { makeRenditions } from './make-renditions.server'

async function maxConcurrent(size: { width: number; height: number }) {
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 3 }, () =>
      queueIfLarge(size, async () => {
        running++
        most = Math.max(most, running)
        await new Promise(setImmediate)
        running--
      }),
    ),
  )
  return most
}

test('large pictures are processed one at a time, small ones concurrently', async () => {
  expect(await maxConcurrent({ width: 7000, height: 7000 })).toBe(1)
  expect(await maxConcurrent({ width: 3000, height: 2000 })).toBe(3)
})

async function inspect(bytes: Buffer) {
  await inspectPicture(bytes)
}

async function makeRendition(bytes: Buffer) {
  const wanted = { widths: [60], formats: ['jpeg'] } as const
  await makeRenditions({ put: async () => {} }, { bytes, contentHash: 'a' }, wanted)
}

test.each([
  ['the upload', inspect],
  ['a rendition', makeRendition],
])('%s of a large picture waits for its turn', async (_, work) => {
  const create = { width: 4000, height: 3100, channels: 3, background: 'navy' } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  const other = Promise.withResolvers<void>()
  const turn = queueIfLarge(create, () => other.promise)
  const readSize = vi.spyOn(sharp.prototype, 'metadata')
  const decode = vi.spyOn(sharp.prototype, 'timeout')
  const working = work(bytes)
  await expect.poll(() => readSize.mock.results).toHaveLength(1)
  await readSize.mock.results[0]?.value
  await new Promise(setImmediate)
  expect(decode).not.toHaveBeenCalled()
  other.resolve()
  await Promise.all([turn, working])
  expect(decode).toHaveBeenCalled()
})
