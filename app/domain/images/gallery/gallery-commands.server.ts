import type { FocusPoint } from '~/domain/images/images'
import { storedFile } from '~/domain/images/images.server'
import { focusColumns, insertImage } from '~/domain/images/images-commands.server'
import { isActiveImage } from '~/domain/images/public-image.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { arrangeRows } from '~/platform/changes/arrange-rows.server'
import { recordInTrash } from '~/platform/changes/move-to-trash.server'
import type { Arrangement } from '~/platform/changes/ordering'
import { commitChange, patchRow, updateRow } from '~/platform/changes/rows.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { AltTextForm, GalleryImageForm, NewGalleryImageForm } from './gallery.form'
import { galleryImages } from './gallery.server'

/** @throws DomainError missing, when an upload is no longer stored */
export async function addGalleryImages(
  backend: Backend,
  admin: Admin,
  ...images: readonly NewGalleryImageForm[]
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    for (const image of images) await addImage(tx, admin, image)
  })
}

async function addImage(
  tx: Backend,
  admin: Admin,
  { picture, thumbnailPath, description, credit }: NewGalleryImageForm,
): Promise<void> {
  if (!picture) throw new DomainError('missing')
  // An earlier request added it, but its response was lost.
  const inGallery = galleryImages(tx).select('id').where('file_path', '=', picture.path)
  if (await inGallery.executeTakeFirst()) return
  const thumbnail = thumbnailPath ? await storedFile(tx, thumbnailPath) : undefined
  await insertImage(tx, admin, picture, {
    assignment: null,
    description,
    credit,
    thumbnail_path: thumbnailPath,
    thumbnail_file_size: thumbnail?.file_size ?? null,
    is_thumbnail_separate: thumbnail ? 1 : 0,
  })
}

/** @throws DomainError missing, outdated */
export async function saveGalleryImage(
  backend: Backend,
  admin: Admin,
  id: string,
  { revision, focus, ...values }: GalleryImageForm,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    await requireGalleryImage(tx, id)
    await updateRow(tx, admin, 'images', { id, revision }, { ...values, ...focusColumns(focus) })
  })
}

/** @throws DomainError missing; outdated, when the text is no longer the one to replace */
export async function saveGalleryAltText(
  backend: Backend,
  admin: Admin,
  id: string,
  { alt_text, former }: AltTextForm,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    const image = await requireGalleryImage(tx, id)
    if (image.alt_text === alt_text) return
    if (image.alt_text !== former) throw new DomainError('outdated')
    await patchRow(tx, admin, 'images', id, { alt_text })
  })
}

/** @throws DomainError missing */
export async function moveGalleryFocus(
  backend: Backend,
  admin: Admin,
  id: string,
  focus: FocusPoint,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    await requireGalleryImage(tx, id)
    await patchRow(tx, admin, 'images', id, focusColumns(focus))
  })
}

async function requireGalleryImage(tx: Backend, id: string) {
  const image = await galleryImages(tx).select('alt_text').where('id', '=', id).executeTakeFirst()
  if (!image) throw new DomainError('missing')
  return image
}

/** @returns the former order */
export async function arrangeGallery(backend: Backend, admin: Admin, arrangement: Arrangement) {
  return commitChange(backend, ['images'], (tx) => arrangeImages(tx, admin, arrangement))
}

function arrangeImages(tx: Backend, admin: Admin, arrangement: Arrangement): Promise<string[]> {
  return arrangeRows(
    tx,
    admin,
    'images',
    (eb) => eb.and([eb('page_assignment', 'is', null), isActiveImage(eb)]),
    arrangement,
  )
}

/** @returns the change whose undo restores it */
export async function deleteGalleryImage(backend: Backend, admin: Admin, id: string) {
  return (await changePictures(backend, admin, [id], 'is_active', 0)).change
}

/**
 * The deletion of several is one entry in the trash; their rows stay but become inactive.
 * @returns the number of pictures that did not have the value, and the change to undo if there are any
 */
export function changePictures(
  backend: Backend,
  admin: Admin,
  ids: readonly string[],
  column: 'is_visible' | 'credit' | 'is_active',
  value: string | number | null,
) {
  return commitChange(backend, ['images'], async (tx) => {
    const selected = await orderedImages(tx).where('id', 'in', ids).execute()
    const images = selected.filter((image) => image[column] !== value)
    for (const { id } of images) await patchRow(tx, admin, 'images', id, { [column]: value })
    if (images[0] && column === 'is_active') recordInTrash(tx, 'images', images[0].id)
    return { count: images.length, change: images.length > 0 ? tx.change?.id : undefined }
  })
}

/** @returns the former order and the moved ids */
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
