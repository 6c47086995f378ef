import { buffer } from 'node:stream/consumers'
import { movingCopy } from '~/domain/moving/moving.copy'
import { type ReadSource, UnreadableSource } from './reader'

const maxBytes = 200 * 1024 * 1024

/** The text of the first file with such a name: UTF-8, UTF-16 or, if it is neither, Windows-1252. */
export async function readText({ files }: ReadSource, fileName: RegExp): Promise<string> {
  const name = files?.names.find((one) => fileName.test(one))
  if (!files || name === undefined) throw new UnreadableSource(movingCopy.noFileOfKind)
  if (files.size(name) > maxBytes) throw new UnreadableSource(movingCopy.tooLarge)
  const bytes = await buffer(await files.read(name))
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
