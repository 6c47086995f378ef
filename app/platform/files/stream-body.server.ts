import type { Readable } from 'node:stream'

/**
 * A stream as the body of an answer: read as fast as the visitor reads, ended when the visitor goes away.
 * Unlike Node's `Readable.toWeb`, which hands on a piece that arrives after that, and ends the process.
 */
export function streamBody(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = stream[Symbol.asyncIterator]()
  // What fails before the first piece is asked for is told when it is.
  stream.on('error', () => undefined)
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
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
