import { movingCopy } from '~/domain/moving/moving.copy'
import { decoded } from '~/domain/moving/sources/decode'
import { type ReadSource, UnreadableSource } from './reader'

const maxBytes = 200 * 1024 * 1024

interface ReadText {
  text: string
  /** As an author knows it. */
  encoding: string
}

/** The text of the first file with such a name. @throws UnreadableSource */
export async function readText(source: ReadSource, fileName: RegExp): Promise<ReadText> {
  for await (const read of readTexts(source, fileName)) return read
  throw new UnreadableSource(movingCopy.noFileOfKind)
}

/** The texts of all files with such a name. @throws UnreadableSource */
export async function* readTexts(
  { files }: ReadSource,
  fileName: RegExp,
): AsyncGenerator<ReadText> {
  for (const name of files?.names.filter((one) => fileName.test(one)) ?? []) {
    if (!files || files.size(name) > maxBytes) throw new UnreadableSource(movingCopy.tooLarge)
    const encodings = new Set<string>()
    let text = ''
    for await (const part of decoded(await files.read(name), encodings)) text += part
    yield { text, encoding: [...encodings].join(' + ') || 'UTF-8' }
  }
}
