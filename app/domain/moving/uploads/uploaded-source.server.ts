import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ImportOptions } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { UnreadableSource } from '~/domain/moving/readers/reader'
import { openSourceFiles, type SourceFiles } from '~/domain/moving/sources/source-files.server'
import type { Backend } from '~/platform/backend.server'
import { unlessMissing } from '~/platform/files/file-path'
import { withTemporaryFile } from '~/platform/files/temporary-file.server'

const dayMs = 24 * 60 * 60 * 1000

/** So long after its last use a source can be imported again without a new upload. */
const keptDays = 30

/** Stores a piece of a source at `imports/{upload}/{number}` (docs/decisions/0080-uploaded-sources.md). */
export function storePiece({ files }: Backend, upload: string, piece: number, path: string) {
  return files.put(piecePath(upload, piece), createReadStream(path))
}

/** The name under which a file with this name is uploaded. */
export function newUpload(fileName: string): string {
  const [, extension = 'txt'] = /\.([a-z\d]{1,8})$/i.exec(fileName) ?? []
  return `${crypto.randomUUID()}.${extension.toLowerCase()}`
}

export function isUploaded({ files }: Backend, upload: string): Promise<boolean> {
  return files.exists(piecePath(upload, 0))
}

/** The uploads that an import may still read. */
export async function uploadsInUse({ db, clock }: Backend): Promise<Set<string>> {
  const since = new Date(clock.now().getTime() - keptDays * dayMs).toISOString()
  const rows = await db
    .selectFrom('imports')
    .select(['upload', 'pictures'])
    .where('state', '!=', 'undone')
    .where('updated_at', '>', since)
    .execute()
  return new Set(
    rows.flatMap(({ upload, pictures }) => [upload, pictures].filter((one) => one !== null)),
  )
}

interface Source {
  options: ImportOptions
  upload: string | null
  pictures: string | null
}

/** Opens the files of an import while the work lasts, uploaded ones in temporary copies. @throws UnreadableSource */
export async function withSources<T>(
  backend: Backend,
  { options: { file, files }, upload, pictures }: Source,
  work: (main: SourceFiles | undefined, extra: SourceFiles | undefined) => Promise<T>,
): Promise<T> {
  return withFiles(backend, upload, file, (main) =>
    withFiles(backend, pictures, files, (extra) => work(main, extra)),
  )
}

async function withFiles<T>(
  backend: Backend,
  upload: string | null,
  path: string | undefined,
  work: (files: SourceFiles | undefined) => Promise<T>,
): Promise<T> {
  if (upload === null) return withOpened(path, work)
  const copyAndOpen = async (copy: string) => {
    await pipeline(
      Readable.from(bytesOf(backend, upload)),
      createWriteStream(copy, { mode: 0o600 }),
    )
    return withOpened(copy, work)
  }
  return withTemporaryFile('skrivestue-import-', copyAndOpen, upload.slice(upload.indexOf('.')))
}

async function withOpened<T>(
  path: string | undefined,
  work: (files: SourceFiles | undefined) => Promise<T>,
): Promise<T> {
  const opened = path === undefined ? undefined : await openSourceFiles(path)
  try {
    return await work(opened)
  } finally {
    opened?.close()
  }
}

async function* bytesOf({ files }: Backend, upload: string) {
  for (let piece = 0; ; piece++) {
    const stream = await unlessMissing(files.read(piecePath(upload, piece)))
    if (!stream && piece === 0) throw new UnreadableSource(movingCopy.uploadGone)
    if (!stream) return
    yield* stream
  }
}

const piecePath = (upload: string, piece: number) => `imports/${upload}/${piece}`
