import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/domain-error'
import type { Arrangement } from '~/platform/ordering'
import { arrangeRows, commitChange, patchRow, updateRow } from '~/platform/rows.server'
import type { Flag } from '~/platform/schema'
import type { Admin } from '~/platform/session.server'
import type { GalleryImageForm, NewGalleryImageForm } from './gallery.form'
import { galleryImages } from './gallery.server'
import type { FocusPoint } from './images'
import { storedFile } from './images.server'
import { adoptPicture, focusColumns } from './images-commands.server'
import { isPublicImage } from './public-image.server'

/**
 * Makes an uploaded picture the last one of the gallery (docs/specification.md, "Press pictures").
 * @throws DomainError missing, when what was uploaded is no longer stored
 */
export async function addGalleryImage(
  backend: Backend,
  admin: Admin,
  { picture, thumbnailPath, description }: NewGalleryImageForm,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    if (!picture) throw new DomainError('missing')
    // The first attempt succeeded, and its answer was lost on the way.
    if (await isEntered(tx, picture.path)) return
    const thumbnail = thumbnailPath ? await storedFile(tx, thumbnailPath) : undefined
    const { id } = await adoptPicture(tx, admin, picture, { assignment: null })
    await tx.db
      .updateTable('images')
      .set({
        description,
        thumbnail_path: thumbnailPath,
        thumbnail_file_size: thumbnail?.file_size ?? null,
        is_thumbnail_separate: thumbnail ? 1 : 0,
      })
      .where('id', '=', id)
      .execute()
  })
}

async function isEntered(tx: Backend, path: string): Promise<boolean> {
  const image = galleryImages(tx).select('id').where('file_path', '=', path)
  return (await image.executeTakeFirst()) !== undefined
}

/**
 * Stores what the author says about a press picture.
 * @throws DomainError missing, outdated
 */
export async function saveGalleryImage(
  backend: Backend,
  admin: Admin,
  id: string,
  { revision, focus, ...values }: GalleryImageForm,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    await requireShown(tx, id)
    await updateRow(tx, admin, 'images', { id, revision }, { ...values, ...focusColumns(focus) })
  })
}

/**
 * Moves the focus point of a press picture, and nothing else of it.
 * @throws DomainError missing
 */
export async function focusGalleryImage(
  backend: Backend,
  admin: Admin,
  id: string,
  focus: FocusPoint,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    await requireShown(tx, id)
    await patchRow(tx, admin, 'images', id, focusColumns(focus))
  })
}

async function requireShown(tx: Backend, id: string): Promise<void> {
  const image = await galleryImages(tx).select('id').where('id', '=', id).executeTakeFirst()
  if (!image) throw new DomainError('missing')
}

/**
 * Takes a press picture out of the gallery. Its row and file are kept, but nobody is served them
 * any more (docs/specification.md, "Press pictures": a soft delete). One that is gone already is no
 * error.
 */
export async function deleteGalleryImage(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<void> {
  await setActive(backend, admin, id, 0)
}

/**
 * Puts a deleted press picture back to where it was.
 * @throws DomainError missing, when it is gone for good
 */
export async function restoreGalleryImage(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<void> {
  await setActive(backend, admin, id, 1)
}

async function setActive(backend: Backend, admin: Admin, id: string, to: Flag) {
  await commitChange(backend, ['images'], async (tx) => {
    const image = await tx.db
      .selectFrom('images')
      .select('is_active')
      .where('id', '=', id)
      .where('page_assignment', 'is', null)
      .executeTakeFirst()
    if (!image && to === 1) throw new DomainError('missing')
    if (image && image.is_active !== to) await patchRow(tx, admin, 'images', id, { is_active: to })
  })
}

/**
 * Stores the gallery's order after some pictures were moved.
 * @returns the order as it was
 */
export async function arrangeGallery(
  backend: Backend,
  admin: Admin,
  arrangement: Arrangement,
): Promise<string[]> {
  return commitChange(backend, ['images'], (tx) =>
    arrangeRows(
      tx,
      admin,
      'images',
      (eb) => eb.and([eb('page_assignment', 'is', null), isPublicImage(eb)]),
      arrangement,
    ),
  )
}
