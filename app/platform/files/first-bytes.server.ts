import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

export function firstBytes(path: string, length: number): Promise<Buffer> {
  return buffer(createReadStream(path, { end: length - 1 }))
}

export async function lastBytes(path: string, length: number): Promise<Buffer> {
  const { size } = await stat(path)
  return buffer(createReadStream(path, { start: Math.max(0, size - length) }))
}
