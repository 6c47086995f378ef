import { sql } from 'kysely'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { deleteRow, insertRow, patchRow } from '~/platform/changes/rows.server'
import type { FocusPoint } from './images'
import type { ChosenPicture } from './images.form'
import { imagesAt, storedFile } from './images.server'
import { isActiveImage } from './public-image.server'

interface Purpose {
  /** The picture's `page_assignment`; null for the gallery. */
  assignment: string | null
  /** By default the image is placed last in its assignment. */
  sortOrder?: number
}

/**
 * Makes a stored picture an image of the site. Runs in the transaction of the row that shows it, so
 * that neither exists without the other.
 * @throws DomainError missing, when nothing is stored at the path: it was swept or never uploaded
 */
export async function adoptPicture(
  tx: Backend,
  admin: Admin,
  { path, alt, focus, originalName }: ChosenPicture,
  { assignment, sortOrder }: Purpose,
): Promise<{ id: string; path: string }> {
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
    sort_order: sortOrder ?? (await lastPosition(tx, assignment)) + 1,
    is_active: 1,
    is_visible: 1,
  })
  return { id, path }
}

/** The credit of a picture that was chosen from the gallery. */
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

/** The columns of a new focus point; the former crop no longer applies. */
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
 * Replaces the picture of a row. The same picture changes nothing, a new alt text or focus point is
 * saved, a different picture is adopted and the old image deleted. Returns the image that the row
 * should show, or undefined if none was chosen.
 * Runs in the row's transaction. The old file stays as long as the history needs it.
 * @param previous the row's current `image_url`; external URLs are left alone
 * @throws DomainError missing
 */
export async function replacePicture(
  tx: Backend,
  admin: Admin,
  previous: string | null | undefined,
  chosen: ChosenPicture | undefined,
  purpose: Purpose,
): Promise<{ id: string; path: string } | undefined> {
  const [current] = previous ? await imagesAt(tx, previous, purpose.assignment) : []
  if (chosen && current && chosen.path === previous) {
    await describePicture(tx, admin, current, chosen)
    return { id: current.id, path: chosen.path }
  }
  const adopted = chosen && (await adoptPicture(tx, admin, chosen, purpose))
  // Only one: each row that shows the picture has its own image, even if the row is a copy.
  if (current) await deleteRow(tx, admin, 'images', current.id)
  return adopted
}

type ImageRow = Awaited<ReturnType<typeof imagesAt>>[number]

/** Moves only the focus point of an image. */
export async function focusImage(
  tx: Backend,
  admin: Admin,
  id: string,
  focus: FocusPoint,
): Promise<void> {
  await patchRow(tx, admin, 'images', id, focusColumns(focus))
}

/** Saves the description of a picture if it changed. */
export async function describePicture(
  tx: Backend,
  admin: Admin,
  { id, alt_text, focus_x, focus_y }: ImageRow,
  { alt, focus }: Pick<ChosenPicture, 'alt' | 'focus'>,
): Promise<void> {
  if (alt_text === alt && focus_x === focus.x && focus_y === focus.y) return
  const changes = { alt_text: alt, ...focusColumns(focus) }
  await patchRow(tx, admin, 'images', id, changes)
}
