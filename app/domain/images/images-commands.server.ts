import { sql } from 'kysely'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { deleteRow, insertRow, patchRow } from '~/platform/changes/rows.server'
import type { Schema } from '~/platform/db/schema'
import type { FocusPoint } from './images'
import type { PictureInput } from './images.form'
import { imagesAt, storedFile } from './images.server'
import { isActiveImage } from './public-image.server'

/**
 * Runs in the transaction of the row that shows the image, so that neither exists without the other.
 * @throws DomainError missing, when nothing is stored at the path: it was swept or never uploaded
 */
export async function insertImage(
  tx: Backend,
  admin: Admin,
  { path, alt, focus, originalName }: PictureInput,
  { assignment, ...columns }: { assignment: string | null } & Partial<Schema['images']>,
) {
  const stored = await storedFile(tx, path)
  const id = await insertRow(tx, admin, 'images', {
    filename: path.slice(path.lastIndexOf('/') + 1),
    file_path: path,
    original_name: originalName,
    mime_type: stored.mime_type,
    file_size: stored.file_size,
    thumbnail_path: null,
    thumbnail_file_size: null,
    is_thumbnail_separate: 0,
    alt_text: alt,
    description: null,
    credit: assignment === null ? null : await creditInGallery(tx, path),
    ...focusColumns(focus),
    page_assignment: assignment,
    category_id: null,
    sort_order: (await lastPosition(tx, assignment)) + 1,
    is_active: 1,
    is_visible: 1,
    ...columns,
  })
  return { id, path }
}

async function creditInGallery({ db }: Backend, path: string): Promise<string | null> {
  const image = await db
    .selectFrom('images')
    .select('credit')
    .where('file_path', '=', path)
    .where('page_assignment', 'is', null)
    .where(isActiveImage)
    .executeTakeFirst()
  return image?.credit ?? null
}

/** The columns of a new focus point. Clears `object_position`, which older rows have instead. */
export function focusColumns({ x, y }: FocusPoint) {
  return { focus_x: x, focus_y: y, object_position: null }
}

async function lastPosition({ db }: Backend, assignment: string | null): Promise<number> {
  const { last } = await db
    .selectFrom('images')
    .select(sql<number>`coalesce(max(sort_order), 0)`.as('last'))
    .where('page_assignment', assignment === null ? 'is' : '=', assignment)
    .executeTakeFirstOrThrow()
  return Number(last)
}

/**
 * Updates the row's image if the picture is the same, otherwise inserts a new image and deletes the old one. Runs in
 * the row's transaction. The old file stays as long as the history needs it.
 * @param previous the row's current `image_url`; external URLs are left alone
 * @throws DomainError missing
 */
export async function replacePicture(
  tx: Backend,
  admin: Admin,
  previous: string | null | undefined,
  chosen: PictureInput | undefined,
  purpose: { assignment: string | null },
): Promise<{ id: string; path: string } | undefined> {
  const [current] = previous ? await imagesAt(tx, previous, purpose.assignment) : []
  if (chosen && current && chosen.path === previous) {
    await updateImageDescription(tx, admin, current, chosen)
    return { id: current.id, path: chosen.path }
  }
  const adopted = chosen && (await insertImage(tx, admin, chosen, purpose))
  // Deletes one image only: each row that shows the picture has its own, even if the row is a copy.
  if (current) await deleteRow(tx, admin, 'images', current.id)
  return adopted
}

export async function moveImageFocus(tx: Backend, admin: Admin, id: string, focus: FocusPoint) {
  await patchRow(tx, admin, 'images', id, focusColumns(focus))
}

export async function updateImageDescription(
  tx: Backend,
  admin: Admin,
  { id, alt_text, focus_x, focus_y }: Awaited<ReturnType<typeof imagesAt>>[number],
  { alt, focus }: Pick<PictureInput, 'alt' | 'focus'>,
): Promise<void> {
  if (alt_text === alt && focus_x === focus.x && focus_y === focus.y) return
  await patchRow(tx, admin, 'images', id, { alt_text: alt, ...focusColumns(focus) })
}
