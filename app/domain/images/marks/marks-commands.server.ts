import { uploadPath } from '~/domain/images/image-paths'
import { defaultFocus } from '~/domain/images/images'
import { insertImage } from '~/domain/images/images-commands.server'
import { storePicture, uniqueStamp } from '~/domain/images/stored-pictures/store-picture.server'
import { parseUploadedMark, type UploadedMark } from '~/faces/uploaded-mark'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { recordInTrash } from '~/platform/changes/move-to-trash.server'
import { commitChange, patchRow } from '~/platform/changes/rows.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import { createMask } from './mark-mask.server'
import { marks } from './marks.server'

/** @throws PictureError */
export async function storeMark(
  backend: Backend,
  admin: Admin,
  { source, originalName }: { source: string; originalName: string },
): Promise<UploadedMark & { path: string }> {
  const mask = await createMask(source)
  const sharp = await imageLibrary()
  const size = await sharp(mask).metadata()
  const requestedPath = uploadPath(
    'mark',
    `${uniqueStamp(backend.clock)}-${size.width}x${size.height}`,
  )
  const { path } = await storePicture(backend, { path: requestedPath, source: mask })
  const mark = parseUploadedMark(path)
  if (!mark) throw new Error(`${path} is not the path of a mark`)
  await commitChange(backend, ['images'], (tx) =>
    insertImage(
      tx,
      admin,
      { path, alt: '', focus: defaultFocus, originalName },
      { assignment: 'mark' },
    ),
  )
  return { ...mark, path }
}

/** @returns the change whose undo restores it */
export async function deleteMark(backend: Backend, admin: Admin, path: string) {
  return commitChange(backend, ['images'], async (tx) => {
    const image = await marks(tx).select('id').where('file_path', '=', path).executeTakeFirst()
    if (!image) return undefined
    await patchRow(tx, admin, 'images', image.id, { is_active: 0 })
    return recordInTrash(tx, 'images', image.id)
  })
}
