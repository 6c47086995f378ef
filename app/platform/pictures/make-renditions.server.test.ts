import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
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
