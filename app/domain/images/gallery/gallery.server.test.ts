import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures } from '#tests/support/gallery'
import { insertImage } from '~/domain/images/images-commands.server'
import { galleryChoices } from './gallery.server'

databaseTest('a picture is used while the site shows it elsewhere', async ({ backend }) => {
  const { admin, pictures } = await addGalleryPictures(backend, 'ab')
  const [picture] = pictures
  if (!picture) throw new Error('no picture')
  const used = async () =>
    (await galleryChoices(backend)).flatMap(({ alt, isUsed }) => (isUsed ? [alt] : []))
  expect(await used()).toEqual([])
  const { id } = await insertImage(backend, admin, picture, { assignment: 'hero' })
  expect(await used()).toEqual(['a'])
  await backend.db.updateTable('images').set({ is_active: 0 }).where('id', '=', id).execute()
  expect(await used()).toEqual([])
})
