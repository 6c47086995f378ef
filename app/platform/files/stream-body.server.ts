import type { Readable } from 'node:stream'

/** Node's `Readable.toWeb` enqueues a chunk after a disconnect, which ends the process. */
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
