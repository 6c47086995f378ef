import { once } from 'node:events'
import type { Readable } from 'node:stream'
import yazl from 'yazl'

/** A file to add to a ZIP file, opened when its content is written. */
export interface ZippedFile {
  name: string
  /** Bytes. */
  size: number
  open(): Promise<Readable>
}

/** A text to add to a ZIP file. */
export interface ZippedText {
  name: string
  text: string
}

/** A unique file name that sorts by the index. */
export function numberedName(index: number, name: string): string {
  return `${String(index + 1).padStart(2, '0')}-${name}`
}

/**
 * Above this, the size that yazl 3.3.1 computes is that of a ZIP64 file, although it writes a plain
 * one unless forced: 76 bytes too many, and browsers reject a download that is too short.
 */
const maxPlainDirectoryBytes = 0xff_ff

/** An upper bound of a file's size in the central directory. */
function bytesInDirectory(name: string): number {
  return 64 + Buffer.byteLength(name)
}

/**
 * A ZIP file of the entries, in order. Nothing is compressed, so the size is known before the first
 * byte.
 * @param writtenAt the date of every file in it
 */
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
    directoryBytes += bytesInDirectory(entry.name)
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
