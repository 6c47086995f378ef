import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { streamBody } from './stream-body.server'

const inPieces = () => Readable.from([Buffer.from('en'), Buffer.from('to')])

test('a stream is read to its end', async () => {
  expect(await new Response(streamBody(inPieces())).text()).toBe('ento')
})

test('cancelling the body ends the stream, even if data arrives later', async () => {
  const stream = new PassThrough()
  const reader = streamBody(stream).getReader()
  stream.write('en')
  await reader.read()
  const waiting = reader.read()
  stream.write('to')
  const closed = once(stream, 'close')
  await Promise.all([reader.cancel(), waiting, closed])
  expect(stream.destroyed).toBe(true)
})

test('an unread body leaves nothing open', async () => {
  const stream = inPieces()
  const closed = once(stream, 'close')
  await streamBody(stream).cancel()
  await closed
  expect(stream.destroyed).toBe(true)
})

test('a failing stream fails the response, not the process', async () => {
  const before = new PassThrough()
  const unread = streamBody(before)
  before.destroy(new Error('the disk is gone'))
  await expect(new Response(unread).text()).rejects.toThrow('the disk is gone')
  const during = new PassThrough()
  const reader = streamBody(during).getReader()
  during.write('en')
  await reader.read()
  during.destroy(new Error('the disk is gone'))
  await expect(reader.read()).rejects.toThrow('the disk is gone')
})
