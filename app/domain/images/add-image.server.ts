import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Clock } from '~/platform/clock'
import type { PictureSource } from '~/platform/pictures/inspect-picture.server'
import {
  removeStoredPicture,
  type StoredPicture,
  storePicture,
} from '~/platform/pictures/store-picture.server'
import { commitChange } from '~/platform/rows.server'
import { imagePath } from './image-paths'
import { DEFAULT_FOCUS, type FocusPoint, type PageAssignment } from './images'

export interface NewImage {
  /** The picture's bytes, or the path of a file on this machine. */
  source: PictureSource
  pageAssignment: PageAssignment | null
  /** The name it was uploaded with; only shown. */
  originalName: string
  altText: string
  description?: string
  focus?: FocusPoint
  /** Without one it comes last among the images of its assignment. */
  sortOrder?: number
  id?: string
  /** In the file store. Without one it gets the path of section 7. */
  path?: string
}

/**
 * Stores a picture and enters it among the images: the file first, then the row; if that fails, the
 * file is removed again. `filePath` is what a lecture, work or collaboration refers to it by.
 * @throws PictureError if it is no picture we accept.
 */
export async function addImage(
  backend: Backend,
  image: NewImage,
): Promise<{ id: string; filePath: string }> {
  const path = image.path ?? imagePath(image.pageAssignment, stamp(backend.clock))
  const stored = await storePicture(backend, { path, source: image.source })
  const id = image.id ?? randomUUID()
  try {
    await commitChange(backend, ['images'], (inside) => enter(inside, id, image, stored))
  } catch (error) {
    await removeStoredPicture(backend, stored.path)
    throw error
  }
  return { id, filePath: stored.path }
}

async function enter(
  { db, clock }: Backend,
  id: string,
  {
    pageAssignment,
    originalName,
    altText,
    description,
    focus = DEFAULT_FOCUS,
    sortOrder,
  }: NewImage,
  stored: StoredPicture,
) {
  const now = clock.now().toISOString()
  await db
    .insertInto('images')
    .values(({ selectFrom }) => ({
      id,
      filename: stored.path.slice(stored.path.lastIndexOf('/') + 1),
      file_path: stored.path,
      original_name: originalName,
      mime_type: stored.mimeType,
      file_size: stored.fileSize,
      is_thumbnail_separate: 0,
      alt_text: altText,
      description: description ?? null,
      focus_x: focus.x,
      focus_y: focus.y,
      page_assignment: pageAssignment,
      sort_order:
        sortOrder ??
        selectFrom('images')
          .select(sql<number>`coalesce(max(sort_order), 0) + 1`.as('next'))
          .where('page_assignment', pageAssignment === null ? 'is' : '=', pageAssignment),
      is_active: 1,
      created_at: now,
      updated_at: now,
      revision: 1,
    }))
    .execute()
}

let lastStamp = 0

/** A timestamp for a file name, in milliseconds, never the same twice in this process. */
export function stamp(clock: Clock): string {
  lastStamp = Math.max(clock.now().getTime(), lastStamp + 1)
  return String(lastStamp)
}
