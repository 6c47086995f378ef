import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import yauzl from 'yauzl'
import yazl from 'yazl'
import type { Archive } from './archive'
import { contentJson, contentSchema, rowsIn } from './content-json.server'
import { jsonLines, linesOf, Tallying } from './lines.server'
import { DamagedBackupError, type Manifest, manifestSchema, storedEntrySchema } from './manifest'
import { readmeCopy } from './readme.copy'

/** Something more to put into an archive. */
export interface ExtraFile {
  name: string
  /** Bytes. */
  size: number
  open(): Promise<Readable>
}

/**
 * A backup as one ZIP file: `content.json` with its schema, every file under its path in `files/`, and
 * the manifest with the hashes. Nothing is compressed, since pictures are already: so the size is known
 * before the first byte.
 */
export async function zipOf(
  archive: Archive,
  extra: Iterable<ExtraFile> = [],
): Promise<{ size: number; stream: Readable }> {
  const { manifest } = archive
  const zip = new yazl.ZipFile()
  const options = { compress: false, mtime: new Date(manifest.takenAt), mode: 0o600 }
  const addText = (name: string, words: string) => zip.addBuffer(Buffer.from(words), name, options)
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  const add = ({ name, size, open }: ExtraFile) =>
    zip.addReadStreamLazy(name, { ...options, size }, (done) => {
      open().then(
        (stream) => {
          current = stream
          if (output.destroyed) stream.destroy()
          else done(null, stream)
        },
        (error: Error) => done(error, undefined as never),
      )
    })
  addText('LAES-MIG.txt', readmeCopy)
  addText('manifest.json', json(manifest))
  addText('content.schema.json', json(contentSchema(manifest)))
  const content = contentJson(archive)
  add({ name: 'content.json', size: content.size, open: async () => content.open() })
  let list = ''
  for await (const piece of jsonLines(archive.entries(), new Tallying())) list += piece
  addText('files.jsonl', list)
  for await (const entry of archive.entries()) {
    add({
      name: `files/${entry.path}`,
      size: entry.bytes,
      open: () => archive.file(entry),
    })
  }
  for (const file of extra) add(file)
  // When nobody reads on, what was being put in is let go as well.
  output.once('close', () => current?.destroy())
  zip.on('error', (error: Error) => output.destroy(error))
  const size = await new Promise<number>((resolve) => {
    // Its type does not say that it is given the size.
    const onSize: (size: number) => void = resolve
    zip.end({ forceZip64Format: false, comment: '' }, onSize as () => void)
  })
  return { size, stream: output }
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * A downloaded backup, to restore from.
 * @throws DamagedBackupError when the file is not one
 */
export async function openZipArchive(file: string): Promise<Archive> {
  const zip = await openZip(file)
  const open = async (name: string): Promise<Readable> => {
    const entry = zip.entries.get(name)
    if (!entry) throw new DamagedBackupError(`${name} is missing in the backup`)
    return zip.read(entry)
  }
  try {
    const manifest = await manifestOf(await open('manifest.json'), file)
    return {
      manifest,
      async *entries() {
        for await (const line of linesOf(await open('files.jsonl'))) {
          yield storedEntrySchema.parse(JSON.parse(line))
        }
      },
      async *rows(table) {
        yield* rowsIn(await open('content.json'), table)
      },
      file: ({ path }) => open(`files/${path}`),
      close: async () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function manifestOf(stream: Readable, file: string): Promise<Manifest> {
  const parsed = manifestSchema.safeParse(JSON.parse(await text(stream)))
  if (parsed.success) return parsed.data
  throw new DamagedBackupError(`${file} is a backup of a form this program does not know`)
}

interface OpenZip {
  entries: Map<string, yauzl.Entry>
  read(entry: yauzl.Entry): Promise<Readable>
  close(): void
}

function openZip(file: string): Promise<OpenZip> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) =>
      reject(new DamagedBackupError(`${file} cannot be read as a backup: ${error.message}`))
    yauzl.open(file, { lazyEntries: true, autoClose: false }, (failure, zip) => {
      if (failure) return refuse(failure)
      const entries = new Map<string, yauzl.Entry>()
      zip.on('error', refuse)
      zip.on('entry', (entry: yauzl.Entry) => {
        entries.set(entry.fileName, entry)
        zip.readEntry()
      })
      zip.on('end', () =>
        resolve({ entries, read: (entry) => reading(zip, entry), close: () => zip.close() }),
      )
      zip.readEntry()
    })
  })
}

function reading(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })
}
