import { type UploadPurpose, uploadPath } from '~/domain/images/image-paths'
import { defaultFocus, pictureOf } from '~/domain/images/images'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { inDatabaseTransaction } from '~/platform/db/transaction.server'
import type { Crop } from '~/platform/pictures/crop'
import {
  type InspectedPicture,
  inspectPicture,
  type PictureSource,
} from '~/platform/pictures/inspect-picture.server'
import { makeRenditions } from '~/platform/pictures/make-renditions.server'
import { defaultWidth } from '~/platform/pictures/rendition'
import type { Clock } from '~/platform/runtime/clock'
import { WorkQueue } from '~/platform/runtime/work-queue'

interface NewPicture {
  /** The path of the original. Its extension is corrected if the picture has another type. */
  path: string
  source: PictureSource
  crop?: Crop
}

/** Decoding one picture may take 300 MB. */
const queue = new WorkQueue({ maxConcurrent: 2 })

/**
 * Stores the original and one JPEG, with which pages can show it. The RenditionWorker makes the other renditions, which
 * would delay a first start by half a minute. Writes the file before the row and removes it if the row fails.
 * @throws PictureError if the picture is not accepted, Error if the path already has a file
 */
export function storePicture(
  backend: Pick<Backend, 'db' | 'files' | 'clock'>,
  { path, source, crop }: NewPicture,
) {
  return queue.run(async () => {
    const picture = await inspectPicture(source, crop)
    const file = `${path.replace(/\.\w{1,10}$/, '')}.${picture.extension}`
    if (await backend.files.exists(file)) throw new Error(`There is a picture at ${file} already`)
    await backend.files.put(file, picture.bytes)
    try {
      return await insertPicture(backend, file, picture)
    } catch (error) {
      // Keep the file if another request has stored a picture at this path meanwhile.
      if (!(await isStored(backend, file).catch(() => false))) await backend.files.remove(file)
      throw error
    }
  })
}

export async function isStored({ db }: Pick<Backend, 'db'>, path: string): Promise<boolean> {
  const query = db.selectFrom('stored_pictures').select('path').where('path', '=', path)
  return (await query.executeTakeFirst()) !== undefined
}

async function insertPicture(
  { db, files, clock }: Pick<Backend, 'db' | 'files' | 'clock'>,
  path: string,
  { bytes, mimeType, width, height, contentHash, placeholder }: InspectedPicture,
) {
  const renditions = await makeRenditions(
    files,
    { bytes, contentHash },
    { widths: [defaultWidth(width)], formats: ['jpeg'] },
  )
  const fileSize = bytes.byteLength
  const row = {
    path,
    content_hash: contentHash,
    mime_type: mimeType,
    file_size: fileSize,
    width,
    height,
    placeholder,
    renditions: JSON.stringify(renditions),
    created_at: clock.now().toISOString(),
  }
  await inDatabaseTransaction(db, (tx) => tx.insertInto('stored_pictures').values(row).execute())
  return { path, contentHash, mimeType, fileSize, width, height, placeholder, renditions }
}

/**
 * Visitors cannot fetch it until a form is saved with it.
 * @throws PictureError
 */
export async function storeUploadedPicture(
  backend: Backend,
  _admin: Admin,
  { source, purpose, crop }: Omit<NewPicture, 'path'> & { purpose: UploadPurpose },
) {
  const path = uploadPath(purpose, uniqueStamp(backend.clock))
  const stored = await storePicture(backend, { path, source, crop })
  return { path: stored.path, picture: pictureOf({ ...stored, alt: '', focus: defaultFocus }) }
}

let lastStamp = 0

/** The current time in milliseconds, for a file name; unique in this process. */
export function uniqueStamp(clock: Clock): string {
  lastStamp = Math.max(clock.now().getTime(), lastStamp + 1)
  return String(lastStamp)
}

export async function isStoredAs({ db }: Pick<Backend, 'db'>, path: string, file: string) {
  const query = db.selectFrom('stored_pictures').select('content_hash').where('path', '=', path)
  const stored = await query.executeTakeFirst()
  return stored !== undefined && stored.content_hash === (await inspectPicture(file)).contentHash
}

/** The paths of all originals, and the content hashes that name the folders of their renditions. */
export async function storedFiles({ db }: Pick<Backend, 'db'>) {
  const rows = await db.selectFrom('stored_pictures').select(['path', 'content_hash']).execute()
  return {
    paths: new Set(rows.map(({ path }) => path)),
    hashes: new Set(rows.map(({ content_hash }) => content_hash)),
  }
}

export type UploadedPicture = Awaited<ReturnType<typeof storeUploadedPicture>>
