import type { Backend } from '~/platform/backend.server'
import { atMost } from '~/platform/pictures/at-most'
import type { Crop } from '~/platform/pictures/crop'
import {
  type InspectedPicture,
  inspectPicture,
  type PictureSource,
} from '~/platform/pictures/inspect-picture.server'
import { makeRenditions } from '~/platform/pictures/make-renditions.server'
import { middleWidth, type Rendition } from '~/platform/pictures/rendition'

export interface StoredPicture {
  /** Of the original in the file store. */
  path: string
  contentHash: string
  mimeType: string
  /** Bytes of the original. */
  fileSize: number
  width: number
  height: number
  placeholder: string
  renditions: Rendition[]
}

export interface NewPicture {
  /** Where the original shall be. Its extension is put right if the picture is of another type. */
  path: string
  source: PictureSource
  /** The part of it to keep. */
  crop?: Crop
}

/** One picture may take 300 MB while it is decoded. */
const inTurn = atMost(2)

/**
 * Keeps a picture: the original and one JPEG at once, so that pages can show it; everything smaller
 * and better follows from the RenditionWorker. All of it now would keep a first start with its forty
 * sample pictures from answering for half a minute. The file is written before the row, and removed
 * if that fails.
 * @throws PictureError if it is no picture we accept, Error if there is a file at the path already.
 */
export function storePicture(
  backend: Pick<Backend, 'db' | 'files' | 'clock'>,
  { path, source, crop }: NewPicture,
): Promise<StoredPicture> {
  return inTurn(async () => {
    const picture = await inspectPicture(source, crop)
    const file = `${path.replace(/\.\w{1,10}$/, '')}.${picture.extension}`
    if (await backend.files.exists(file)) throw new Error(`There is a picture at ${file} already`)
    await backend.files.put(file, picture.bytes, { contentType: picture.mimeType })
    try {
      return await enter(backend, file, picture)
    } catch (error) {
      // Somebody else may have stored a picture at the very path meanwhile: then the file is theirs.
      if (!(await isNamed(backend, file))) await backend.files.remove(file)
      throw error
    }
  })
}

async function isNamed({ db }: Pick<Backend, 'db'>, path: string): Promise<boolean> {
  const query = db.selectFrom('stored_pictures').select('path').where('path', '=', path)
  return (await query.executeTakeFirst().catch(() => undefined)) !== undefined
}

async function enter(
  { db, files, clock }: Pick<Backend, 'db' | 'files' | 'clock'>,
  path: string,
  { bytes, mimeType, width, height, contentHash, placeholder }: InspectedPicture,
): Promise<StoredPicture> {
  const renditions = await makeRenditions(
    files,
    { bytes, contentHash },
    { widths: [middleWidth(width)], formats: ['jpeg'] },
  )
  const fileSize = bytes.byteLength
  await db
    .insertInto('stored_pictures')
    .values({
      path,
      content_hash: contentHash,
      mime_type: mimeType,
      file_size: fileSize,
      width,
      height,
      placeholder,
      renditions: JSON.stringify(renditions),
      created_at: clock.now().toISOString(),
    })
    .execute()
  return { path, contentHash, mimeType, fileSize, width, height, placeholder, renditions }
}

/** Whether the picture at the path is what storing this file makes of it. */
export async function isStoredAs(
  { db }: Pick<Backend, 'db'>,
  path: string,
  file: string,
): Promise<boolean> {
  const query = db.selectFrom('stored_pictures').select('content_hash').where('path', '=', path)
  const stored = await query.executeTakeFirst()
  return stored !== undefined && stored.content_hash === (await inspectPicture(file)).contentHash
}

/**
 * Removes the original and its row. The derived pictures may be those of an equal picture too: they
 * are named by their content and left to the sweep.
 */
export async function removeStoredPicture(
  { db, files }: Pick<Backend, 'db' | 'files'>,
  path: string,
): Promise<void> {
  await db.deleteFrom('stored_pictures').where('path', '=', path).execute()
  await files.remove(path)
}

/** What belongs to pictures in the file store: the originals, and by their hashes what is made of them. */
export async function storedFiles({
  db,
}: Pick<Backend, 'db'>): Promise<{ paths: Set<string>; hashes: Set<string> }> {
  const rows = await db.selectFrom('stored_pictures').select(['path', 'content_hash']).execute()
  return {
    paths: new Set(rows.map(({ path }) => path)),
    hashes: new Set(rows.map(({ content_hash }) => content_hash)),
  }
}
