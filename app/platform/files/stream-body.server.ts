import type { Readable } from 'node:stream'

/**
 * A stream as a response body, with back-pressure, destroyed when the client disconnects. Node's
 * `Readable.toWeb` enqueues a chunk that arrives after that, which ends the process.
 */
export function streamBody(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = stream[Symbol.asyncIterator]()
  // An error before the first read is reported by the first read.
  stream.on('error', () => undefined)
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel() {
        stream.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
