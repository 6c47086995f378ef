import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { newsItem } from '#tests/support/news-item'
import { uploadPicture } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { galleryChoices } from '~/domain/images/gallery/gallery.server'
import {
  addGalleryImages,
  deleteGalleryImage,
} from '~/domain/images/gallery/gallery-commands.server'
import { picturesByPath } from '~/domain/images/images.server'
import { pictureValues } from '~/domain/images/picture-values.server'
import { pressPicture } from '~/domain/images/stored-pictures/image-files.server'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'

/** A gallery with one picture, and the form field that selects it. */
async function withGallery(backend: Backend) {
  const { admin } = await openWriter(backend)
  const path = await uploadPicture(backend, 'images/images/gallery_1.jpg')
  const details = { alt: 'Havnen', focus: { x: 0.2, y: 0.4 }, originalName: 'havn.jpg' }
  await addGalleryImages(backend, admin, {
    picture: { path, ...details },
    thumbnailPath: null,
    description: null,
    credit: 'Foto: M. Holm',
  })
  const [offered] = await galleryChoices(backend)
  if (!offered) throw new Error('the gallery offers nothing')
  const { alt, focus, original } = offered
  return {
    admin,
    id: offered.id,
    picture: { path: offered.path, alt, focus, originalName: original },
  }
}

const imagesOf = ({ db }: Backend) =>
  db
    .selectFrom('images')
    .select(['page_assignment', 'file_path', 'alt_text', 'focus_x', 'credit', 'is_active'])
    .orderBy('created_at')
    .orderBy('page_assignment')
    .execute()

const add = async (backend: Backend, admin: Admin, values: Parameters<typeof newsItem>[0]) =>
  (await saveRow(backend, admin, 'news', undefined, newsItem(values))).id

databaseTest('a picture of the gallery is chosen with its description', async ({ backend }) => {
  const { admin, picture } = await withGallery(backend)
  await add(backend, admin, { picture })
  const same = { file_path: picture.path, alt_text: 'Havnen', focus_x: 0.2, is_active: 1 }
  const images = await imagesOf(backend)
  expect(images).toHaveLength(2)
  for (const place of [null, 'news']) {
    expect(images).toContainEqual({ ...same, page_assignment: place, credit: 'Foto: M. Holm' })
  }
})

databaseTest('the description then belongs to the news item', async ({ backend }) => {
  const { admin, picture } = await withGallery(backend)
  await add(backend, admin, { picture: { ...picture, alt: 'Havnen ved midsommer' } })
  const altAt = async (place: 'news' | null) =>
    (await picturesByPath(backend, [picture.path], place)).get(picture.path)?.alt
  expect(await altAt('news')).toBe('Havnen ved midsommer')
  expect(await altAt(null)).toBe('Havnen')
  expect(await pictureValues(backend, 'image_url', picture.path, 'news')).toMatchObject({
    image_url_alt: 'Havnen ved midsommer',
  })
})

databaseTest('deleting one keeps the other', async ({ backend }) => {
  const { admin, id, picture } = await withGallery(backend)
  const item = await add(backend, admin, { picture })
  await deleteNoun(backend, admin, 'news', item)
  expect(await pressPicture(backend, id)).toBeDefined()
  await add(backend, admin, { picture })
  await deleteGalleryImage(backend, admin, id)
  expect(await galleryChoices(backend)).toEqual([])
  expect(await pressPicture(backend, id)).toBeUndefined()
  expect((await picturesByPath(backend, [picture.path], 'news')).size).toBe(1)
})

databaseTest('a draft takes no picture from the gallery', async ({ backend }) => {
  const { admin, id, picture } = await withGallery(backend)
  await add(backend, admin, { picture, publication: { state: 'draft' } })
  expect(await pressPicture(backend, id)).toBeDefined()
})
