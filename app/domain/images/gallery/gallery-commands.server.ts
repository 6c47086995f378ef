import type { FocusPoint } from '~/domain/images/images'
import { storedFile } from '~/domain/images/images.server'
import { focusColumns, insertImage } from '~/domain/images/images-commands.server'
import { isActiveImage } from '~/domain/images/public-image.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { arrangeRows } from '~/platform/changes/arrange-rows.server'
import type { Arrangement } from '~/platform/changes/ordering'
import { commitChange, patchRow, updateRow } from '~/platform/changes/rows.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { AltTextForm, GalleryImageForm, NewGalleryImageForm } from './gallery.form'
import { galleryImages } from './gallery.server'

/**
 * Appends uploaded pictures to the gallery, all or none (docs/specification.md, "Press pictures").
 * @throws DomainError missing, when an upload is no longer stored
 */
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
  if (await isInGallery(tx, picture.path)) return
  const thumbnail = thumbnailPath ? await storedFile(tx, thumbnailPath) : undefined
  const { id } = await insertImage(tx, admin, picture, { assignment: null })
  await tx.db
    .updateTable('images')
    .set({
      description,
      credit,
      thumbnail_path: thumbnailPath,
      thumbnail_file_size: thumbnail?.file_size ?? null,
      is_thumbnail_separate: thumbnail ? 1 : 0,
    })
    .where('id', '=', id)
    .execute()
}

async function isInGallery(tx: Backend, path: string): Promise<boolean> {
  const image = galleryImages(tx).select('id').where('file_path', '=', path)
  return (await image.executeTakeFirst()) !== undefined
}

/**
 * Saves the description of a press picture.
 * @throws DomainError missing, outdated
 */
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

/**
 * Saves only the alternative text of a press picture. Does nothing if it already has this text.
 * @throws DomainError missing; outdated when the text is no longer the one to replace
 */
export async function saveGalleryAltText(
  backend: Backend,
  admin: Admin,
  id: string,
  { alt_text, former }: AltTextForm,
): Promise<void> {
  await commitChange(backend, ['images'], async (tx) => {
    const image = await galleryImages(tx).select('alt_text').where('id', '=', id).executeTakeFirst()
    if (!image) throw new DomainError('missing')
    if (image.alt_text === alt_text) return
    if (image.alt_text !== former) throw new DomainError('outdated')
    await patchRow(tx, admin, 'images', id, { alt_text })
  })
}

/**
 * Moves only the focus point of a press picture.
 * @throws DomainError missing
 */
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

async function requireGalleryImage(tx: Backend, id: string): Promise<void> {
  const image = await galleryImages(tx).select('id').where('id', '=', id).executeTakeFirst()
  if (!image) throw new DomainError('missing')
}

/**
 * Saves a new order of the gallery.
 * @returns the former order
 */
export async function arrangeGallery(
  backend: Backend,
  admin: Admin,
  arrangement: Arrangement,
): Promise<string[]> {
  return commitChange(backend, ['images'], (tx) => arrangeImages(tx, admin, arrangement))
}

/** Saves a new order as part of a larger change; see `arrangeGallery`. */
export function arrangeImages(
  tx: Backend,
  admin: Admin,
  arrangement: Arrangement,
): Promise<string[]> {
  return arrangeRows(
    tx,
    admin,
    'images',
    (eb) => eb.and([eb('page_assignment', 'is', null), isActiveImage(eb)]),
    arrangement,
  )
}
