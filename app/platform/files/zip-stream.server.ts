import type { Readable } from 'node:stream'
import yazl from 'yazl'

/** A file to be put into a ZIP file, read when it is its turn. */
export interface ZippedFile {
  name: string
  /** Bytes. */
  size: number
  open(): Promise<Readable>
}

/** Words to be put into one. */
export interface ZippedText {
  name: string
  text: string
}

/** The name of a file among others, so that they stand in their order and no two have one name. */
export function numbered(index: number, name: string): string {
  return `${String(index + 1).padStart(2, '0')}-${name}`
}

/**
 * From here the size that yazl 3.3.1 foretells is that of a ZIP64 file, though it writes none unless
 * told to: 76 bytes too many, and no browser takes a download that is shorter than announced.
 */
const longestPlainDirectory = 0xff_ff

/** What a file takes in the list at the end: rather too much than too little. */
function bytesInDirectory(name: string): number {
  return 64 + Buffer.byteLength(name)
}

/**
 * A ZIP file of what is given, in its order. Nothing is compressed, since pictures are already: so the
 * size is known before the first byte.
 * @param writtenAt what every file in it is dated
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
  // When nobody reads on, what was being put in is let go as well.
  output.once('close', () => current?.destroy())
  zip.on('error', (error: Error) => output.destroy(error))
  // A file may be missing before anybody reads: whoever reads then is told, and the process goes on.
  output.on('error', () => {})
  const size = await new Promise<number>((resolve) => {
    // Its type does not say that it is given the size.
    const onSize: (size: number) => void = resolve
    zip.end(
      { forceZip64Format: directoryBytes >= longestPlainDirectory, comment: '' },
      onSize as () => void,
    )
  })
  return { size, stream: output }
}
