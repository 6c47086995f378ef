import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures } from '#tests/support/gallery'
import { addImage } from '#tests/support/images'
import { deleteGalleryImage, saveGalleryImage } from './gallery/gallery-commands.server'
import { pictureValuesInHistory, withPicture } from './picture-values.server'

databaseTest('a form starts with the picture of its row', async ({ backend }) => {
  const source = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  const { filePath } = await addImage(backend, {
    source,
    pageAssignment: 'lecture',
    originalName: 'fjorden.jpg',
    altText: 'Fjorden',
    focus: { x: 0.123, y: 0.8 },
  })
  const row = { title: 'Om salmer', image_url: filePath }
  expect(await withPicture(backend, 'image_url', row)).toMatchObject({
    title: 'Om salmer',
    image_url: filePath,
    image_url_alt: 'Fjorden',
    image_url_focus_x: 0.123,
    image_url_focus_y: 0.8,
    image_url_original: 'fjorden.jpg',
    image_url_picture: { alt: 'Fjorden', width: 60, height: 40, focus: { x: 12, y: 80 } },
  })
})

databaseTest('a row without a picture and a missing row have no values', async ({ backend }) => {
  expect(await withPicture(backend, 'image_url', { image_url: null })).toEqual({
    image_url: null,
    image_url_alt: '',
    image_url_focus_x: 0.5,
    image_url_focus_y: 0.5,
    image_url_original: '',
    image_url_picture: null,
  })
  const none = undefined as { image_url: string | null } | undefined
  expect(await withPicture(backend, 'image_url', none)).toBeUndefined()
})

databaseTest('a deleted picture is shown in the history as it was last', async ({ backend }) => {
  const { admin, pictures, ids } = await addGalleryPictures(backend, 'a')
  const [path = '', id = ''] = [pictures[0]?.path, ids.a]
  const texts = { alt_text: 'Fjorden', description: null, credit: null }
  await saveGalleryImage(backend, admin, id, { ...texts, revision: 1, focus: { x: 0.2, y: 1 } })
  await deleteGalleryImage(backend, admin, id)
  expect(await pictureValuesInHistory(backend, 'image_url', path)).toMatchObject({
    image_url: path,
    image_url_alt: 'Fjorden',
    image_url_focus_x: 0.2,
  })
})
