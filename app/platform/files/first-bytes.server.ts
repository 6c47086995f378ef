import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'

export function firstBytes(path: string, length: number): Promise<Buffer> {
  return buffer(createReadStream(path, { end: length - 1 }))
}
