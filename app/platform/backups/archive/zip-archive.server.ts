import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { type ZippedFile, type ZippedText, zipStream } from '~/platform/files/zip-stream.server'
import { contentJson, contentSchema, contentSize, rowsFromJson } from './content-json.server'
import { linesOf } from './lines.server'
import {
  type Archive,
  DamagedBackupError,
  type Manifest,
  manifestSchema,
  storedEntrySchema,
} from './manifest'
import { readmeCopy } from './readme.copy'

export async function zipArchive(
  archive: Archive,
  extraFiles: Iterable<ZippedFile> = [],
): Promise<{ size: number; stream: Readable }> {
  return zipStream(zipEntries(archive, extraFiles), new Date(archive.manifest.takenAt))
}

async function* zipEntries(
  archive: Archive,
  extraFiles: Iterable<ZippedFile>,
): AsyncIterable<ZippedFile | ZippedText> {
  const { manifest } = archive
  yield { name: 'LAES-MIG.txt', text: readmeCopy }
  yield { name: 'manifest.json', text: json(manifest) }
  yield { name: 'content.schema.json', text: json(contentSchema(manifest)) }
  const open = async () => Readable.from(contentJson(archive))
  yield { name: 'content.json', size: contentSize(manifest), open }
  let list = ''
  for await (const entry of archive.entries()) list += `${JSON.stringify(entry)}\n`
  yield { name: 'files.jsonl', text: list }
  for await (const entry of archive.entries()) {
    yield { name: `files/${entry.path}`, size: entry.bytes, open: () => archive.file(entry) }
  }
  yield* extraFiles
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** @throws DamagedBackupError when the file is not a backup */
export async function openZipArchive(file: string): Promise<Archive> {
  const { zip, entries } = await openZip(file)
  /** yauzl fails a stream that is longer than its entry says. */
  const open = async (
    name: string,
    isExpectedSize: (size: number) => boolean,
  ): Promise<Readable> => {
    const entry = entries.get(name)
    if (!entry) throw new DamagedBackupError(`${name} is missing in the backup`)
    if (!isExpectedSize(entry.uncompressedSize)) {
      throw new DamagedBackupError(`${name} has a different size than when it was written`)
    }
    return zip.openReadStreamPromise(entry)
  }
  try {
    const manifest = await parseManifest(await open('manifest.json', isManifestSize), file)
    const { listBytes } = manifest.files
    const contentBytes = contentSize(manifest)
    return {
      manifest,
      async *entries() {
        for await (const line of linesOf(await open('files.jsonl', (size) => size === listBytes))) {
          yield storedEntrySchema.parse(JSON.parse(line))
        }
      },
      async *rows(table) {
        yield* rowsFromJson(await open('content.json', (size) => size === contentBytes), table)
      },
      file: ({ path, bytes }) => open(`files/${path}`, (size) => size === bytes),
      close: async () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

const maxManifestBytes = 4 * 1024 * 1024
const isManifestSize = (size: number) => size <= maxManifestBytes

async function parseManifest(stream: Readable, file: string): Promise<Manifest> {
  const json = await text(stream)
  try {
    return manifestSchema.parse(JSON.parse(json))
  } catch (cause) {
    const reason = 'is a backup in a format that this program cannot read'
    throw new DamagedBackupError(`${file} ${reason}`, { cause })
  }
}

async function openZip(file: string) {
  try {
    const zip = await yauzl.openPromise(file, { autoClose: false })
    const entries = new Map<string, yauzl.Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    return { zip, entries }
  } catch (error) {
    const { message } = error as Error
    throw new DamagedBackupError(`${file} cannot be read as a backup: ${message}`)
  }
}
