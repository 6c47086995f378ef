import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { zipStream } from './zip-stream.server'

/** The library's size is wrong for a directory of more than 64 kB. */
test.each([1, 300, 3000])('a ZIP file of %i files has the announced length', async (count) => {
  const entries = Array.from({ length: count }, (_, number) => ({
    name: `files/${'å'.repeat(20)}-${number}.jpg`,
    size: 3,
    open: async () => Readable.from([Buffer.from('jpg')]),
  }))
  const { size, stream } = await zipStream(entries, new Date('2026-11-22'))
  expect((await buffer(stream)).length).toBe(size)
})
