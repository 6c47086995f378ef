import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { numberedName, zipStream } from './zip-stream.server'

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

test('a file that cannot be read ends the download with an error, whenever that is known', async () => {
  const zipOf = (open: () => Promise<Readable>) =>
    zipStream([{ name: 'a.jpg', size: 3, open }], new Date('2026-11-22'))
  const gone = new Error('the file is gone')
  await expect(zipOf(() => Promise.reject(gone))).rejects.toThrow('the file is gone')
  const { promise, reject } = Promise.withResolvers<Readable>()
  const { stream } = await zipOf(() => promise)
  const reading = buffer(stream)
  reject(gone)
  await expect(reading).rejects.toThrow('the file is gone')
})

test('a file that opens after the download was cancelled is closed', async () => {
  const { promise, resolve } = Promise.withResolvers<Readable>()
  const entry = { name: 'a.jpg', size: 3, open: () => promise }
  const { stream } = await zipStream([entry], new Date('2026-11-22'))
  stream.destroy()
  await once(stream, 'close')
  const file = Readable.from(['jpg'])
  resolve(file)
  await vi.waitFor(() => expect(file.destroyed).toBe(true))
  expect([file.destroyed, file.readableDidRead]).toEqual([true, false])
})

test('the names of numbered files sort by their number', () => {
  expect([0, 9, 98].map((index) => numberedName(index, 'salme.pdf'))).toEqual([
    '01-salme.pdf',
    '10-salme.pdf',
    '99-salme.pdf',
  ])
})
