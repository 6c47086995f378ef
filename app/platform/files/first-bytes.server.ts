import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'

/** The first bytes of a local file: fewer if it is shorter. */
export function firstBytes(path: string, length: number): Promise<Buffer> {
  return buffer(createReadStream(path, { end: length - 1 }))
}
