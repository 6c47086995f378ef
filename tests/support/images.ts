import { randomUUID } from 'node:crypto'
import { uploadPath } from '~/domain/images/image-paths'
import { defaultFocus, type FocusPoint, type PageAssignment } from '~/domain/images/images'
import { storePicture } from '~/domain/images/stored-pictures/store-picture.server'
import type { Backend } from '~/platform/backend.server'

export interface NewImage {
  /** The picture's bytes. */
  source: Buffer
  pageAssignment: PageAssignment | null
  originalName: string
  altText: string
  focus?: FocusPoint
  sortOrder?: number
}

let imageCount = 0

/** Stores a picture with its row, last in order by default. */
export async function addImage(
  backend: Backend,
  { source, pageAssignment, originalName, altText, focus = defaultFocus, sortOrder }: NewImage,
): Promise<{ id: string; filePath: string }> {
  imageCount += 1
  const path = uploadPath(pageAssignment ?? 'gallery', `test-${imageCount}`)
  const stored = await storePicture(backend, { path, source })
  const now = backend.clock.now().toISOString()
  const id = randomUUID()
  await backend.db
    .insertInto('images')
    .values({
      id,
      filename: path.slice(path.lastIndexOf('/') + 1),
      file_path: stored.path,
      original_name: originalName,
      mime_type: stored.mimeType,
      file_size: stored.fileSize,
      is_thumbnail_separate: 0,
      alt_text: altText,
      focus_x: focus.x,
      focus_y: focus.y,
      page_assignment: pageAssignment,
      sort_order: sortOrder ?? imageCount,
      is_active: 1,
      is_visible: 1,
      created_at: now,
      updated_at: now,
      revision: 1,
    })
    .execute()
  return { id, filePath: stored.path }
}

/** Records a stored picture without decodable content, which is enough for rows that refer to it. */
export async function addFakePicture({ db, files }: Backend, path: string): Promise<void> {
  await files.put(path, Buffer.from('a picture'))
  await db
    .insertInto('stored_pictures')
    .values({
      path,
      content_hash: path,
      mime_type: 'image/jpeg',
      file_size: 9,
      width: 4,
      height: 3,
      placeholder: '',
      renditions: '[]',
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute()
}
