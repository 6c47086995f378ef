import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { recordInTrash } from '~/platform/changes/move-to-trash.server'
import { commitChange, patchRow } from '~/platform/changes/rows.server'
import { flagOf } from '~/platform/db/schema'
import { galleryImages } from './gallery.server'
import { arrangeImages } from './gallery-commands.server'

/** The result of a change of several press pictures. */
export interface BulkChange {
  /** The number of changed pictures. */
  count: number
  /** The change to undo; undefined if nothing was changed. */
  change: string | undefined
}

/** Shows press pictures to visitors, or hides them. Ignores those that are deleted. */
export async function setPicturesVisible(
  backend: Backend,
  admin: Admin,
  ids: readonly string[],
  isVisible: boolean,
): Promise<BulkChange> {
  return changePictures(backend, admin, ids, 'is_visible', flagOf(isVisible))
}

/** Sets the credit of press pictures; null means the author. */
export async function setPictureCredits(
  backend: Backend,
  admin: Admin,
  ids: readonly string[],
  credit: string | null,
): Promise<BulkChange> {
  return changePictures(backend, admin, ids, 'credit', credit)
}

/**
 * Moves a press picture to the trash. Does nothing if it is already deleted.
 * @returns the change whose undo restores it
 */
export async function deleteGalleryImage(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<string | undefined> {
  return (await deletePictures(backend, admin, [id])).change
}

/**
 * Moves press pictures to the trash as one entry. The rows stay but become inactive
 * (docs/specification.md, "Press pictures": a soft delete).
 */
export async function deletePictures(
  backend: Backend,
  admin: Admin,
  ids: readonly string[],
): Promise<BulkChange> {
  return changePictures(backend, admin, ids, 'is_active', 0)
}

/** Sets a column of the pictures; those that already have the value are not counted. */
function changePictures(
  backend: Backend,
  admin: Admin,
  ids: readonly string[],
  column: 'is_visible' | 'credit' | 'is_active',
  value: string | number | null,
): Promise<BulkChange> {
  return commitChange(backend, ['images'], async (tx) => {
    const selected = await orderedImages(tx).where('id', 'in', ids).execute()
    const images = selected.filter((image) => image[column] !== value)
    for (const { id } of images) await patchRow(tx, admin, 'images', id, { [column]: value })
    if (images[0] && column === 'is_active') recordInTrash(tx, 'images', images[0].id)
    return { count: images.length, change: images.length > 0 ? tx.change?.id : undefined }
  })
}

/**
 * Moves press pictures to the start or the end of the gallery, in their present order.
 * @param values the ids or paths of the pictures, depending on `column`
 * @returns the former order and the moved ids
 */
export async function movePictures(
  backend: Backend,
  admin: Admin,
  { column, values, end }: { column: 'id' | 'file_path'; values: string[]; end: 'first' | 'last' },
): Promise<{ former: string[]; moved: string[] }> {
  return commitChange(backend, ['images'], async (tx) => {
    const images = await orderedImages(tx).execute()
    const requested = new Set(values)
    const isMoved = (image: { id: string; file_path: string }) => requested.has(image[column])
    const moved = images.filter(isMoved).map(({ id }) => id)
    const rest = images.filter((image) => !isMoved(image)).map(({ id }) => id)
    const order = end === 'first' ? [...moved, ...rest] : [...rest, ...moved]
    return { former: await arrangeImages(tx, admin, { order, moved }), moved }
  })
}

function orderedImages(tx: Backend) {
  return galleryImages(tx)
    .select(['id', 'file_path', 'credit', 'is_visible', 'is_active'])
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
}
