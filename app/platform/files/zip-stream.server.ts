import { once } from 'node:events'
import type { Readable } from 'node:stream'
import yazl from 'yazl'

export interface ZippedFile {
  name: string
  size: number
  open(): Promise<Readable>
}

export interface ZippedText {
  name: string
  text: string
}

export function numberedName(index: number, name: string): string {
  return `${String(index + 1).padStart(2, '0')}-${name}`
}

/**
 * Above this, the size that yazl 3.3.1 computes is that of a ZIP64 file, although it writes a plain
 * one unless forced: 76 bytes too many, and browsers reject a download that is too short.
 */
const maxPlainDirectoryBytes = 0xff_ff

/** Nothing is compressed, so the size is known before the first byte. */
export async function zipStream(
  entries: Iterable<ZippedFile | ZippedText> | AsyncIterable<ZippedFile | ZippedText>,
  writtenAt: Date,
): Promise<{ size: number; stream: Readable }> {
  const zip = new yazl.ZipFile()
  const options = { compress: false, mtime: writtenAt, mode: 0o600 }
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  let directoryBytes = 0
  // If the reader stops, close the file being added too.
  output.once('close', () => current?.destroy())
  zip.on('error', (error: Error) => output.destroy(error))
  const failure = once(output, 'error').then(([error]) => Promise.reject<never>(error))
  // An error before the first read is reported to the reader, and must not end the process.
  failure.catch(() => {})
  for await (const entry of entries) {
    directoryBytes += 64 + Buffer.byteLength(entry.name)
    if ('text' in entry) {
      zip.addBuffer(Buffer.from(entry.text), entry.name, options)
      continue
    }
    zip.addReadStreamLazy(entry.name, { ...options, size: entry.size }, (done) => {
      entry.open().then(
        (stream) => {
          current = stream
          if (output.destroyed) stream.destroy()
          else done(null, stream)
        },
        (error: Error) => done(error, undefined as never),
      )
    })
  }
  const size = new Promise<number>((resolve) => {
    // The library's type lacks the size.
    const onSize: (size: number) => void = resolve
    zip.end(
      { forceZip64Format: directoryBytes >= maxPlainDirectoryBytes, comment: '' },
      onSize as () => void,
    )
  })
  return { size: await Promise.race([size, failure]), stream: output }
}
