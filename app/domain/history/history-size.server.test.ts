import sharp from 'sharp'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { uploadPicture } from '#tests/support/screen'
import {
  addGalleryImages,
  deleteGalleryImage,
} from '~/domain/images/gallery/gallery-commands.server'
import { replacePicture } from '~/domain/images/images-commands.server'
import { storePicture } from '~/domain/images/stored-pictures/store-picture.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange } from '~/platform/changes/rows.server'
import { historySize } from './history-size.server'
import { undoChange } from './undo-commands.server'

const chosen = (path: string) => ({
  path,
  alt: '',
  focus: { x: 0.5, y: 0.5 },
  originalName: 'a.jpg',
})

const newImage = (path: string) => ({
  picture: chosen(path),
  thumbnailPath: null,
  description: null,
  credit: null,
})

/** The bytes of the picture and its first derived file. */
async function bytesOf({ db }: Backend, path: string): Promise<number> {
  const row = await db
    .selectFrom('stored_pictures')
    .select(['file_size', 'renditions'])
    .where('path', '=', path)
    .executeTakeFirstOrThrow()
  const made = JSON.parse(row.renditions) as { size: number }[]
  return made.reduce((sum, { size }) => sum + size, row.file_size)
}

databaseTest('current content adds nothing to the size of the history', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  expect(await historySize(backend)).toEqual({ texts: 0, files: 0, trash: 0 })
  const path = await uploadPicture(backend, 'images/images/gallery_1.jpg')
  await addGalleryImages(backend, admin, newImage(path))
  expect(await historySize(backend)).toEqual({ texts: expect.any(Number), files: 0, trash: 0 })
  expect((await historySize(backend)).texts).toBeGreaterThan(0)
})

databaseTest('the bytes of replaced files and of the trash are counted', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const purpose = { assignment: 'lecture' as const }
  const first = await uploadPicture(backend, 'images/images/gallery_1.jpg')
  const second = await uploadPicture(backend, 'images/images/gallery_2.jpg')
  const put = (before: string | null, after: string) =>
    commitChange(backend, ['images'], (tx) =>
      replacePicture(tx, admin, before, chosen(after), purpose),
    )
  await put(null, first)
  await put(first, second)
  expect(await historySize(backend)).toMatchObject({
    files: await bytesOf(backend, first),
    trash: 0,
  })
  const shown = await uploadPicture(backend, 'images/images/gallery_3.jpg')
  await addGalleryImages(backend, admin, newImage(shown))
  const { id } = await backend.db
    .selectFrom('images')
    .select('id')
    .where('file_path', '=', shown)
    .executeTakeFirstOrThrow()
  const { files } = await historySize(backend)
  const change = await deleteGalleryImage(backend, admin, id)
  expect(await historySize(backend)).toMatchObject({ files, trash: await bytesOf(backend, shown) })
  await undoChange(backend, admin, change ?? '')
  expect(await historySize(backend)).toMatchObject({ files, trash: 0 })
})

databaseTest('a thumbnail of its own is counted with its own size', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const path = await uploadPicture(backend, 'images/images/gallery_1.jpg')
  const source = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const { path: thumbnailPath } = await storePicture(backend, { path: 'images/small.jpg', source })
  await addGalleryImages(backend, admin, { ...newImage(path), thumbnailPath })
  const { id } = await backend.db.selectFrom('images').select('id').executeTakeFirstOrThrow()
  await deleteGalleryImage(backend, admin, id)
  const whole = await bytesOf(backend, path)
  const small = await bytesOf(backend, thumbnailPath)
  expect(small).not.toBe(whole)
  expect((await historySize(backend)).trash).toBe(whole + small)
})
