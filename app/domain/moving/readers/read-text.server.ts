import { buffer } from 'node:stream/consumers'
import { movingCopy } from '~/domain/moving/moving.copy'
import { type ReadSource, UnreadableSource } from './reader'

const maxBytes = 200 * 1024 * 1024

/** The text of the first file with such a name. */
export async function readText(source: ReadSource, fileName: RegExp): Promise<string> {
  return (await readDecoded(source, fileName)).text
}

/** The text with its encoding: UTF-8, UTF-16 or, if it is neither, Windows-1252. */
export async function readDecoded({ files }: ReadSource, fileName: RegExp) {
  const name = files?.names.find((one) => fileName.test(one))
  if (!files || name === undefined) throw new UnreadableSource(movingCopy.noFileOfKind)
  if (files.size(name) > maxBytes) throw new UnreadableSource(movingCopy.tooLarge)
  const bytes = await buffer(await files.read(name))
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le', 'UTF-16')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be', 'UTF-16')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return decoded(bytes, 'windows-1252', 'Windows-1252')
  }
}

function decoded(bytes: Buffer, label: string, encoding: string) {
  return { text: new TextDecoder(label).decode(bytes), encoding }
}
