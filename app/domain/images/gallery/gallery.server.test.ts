import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures } from '#tests/support/gallery'
import { openWriter } from '#tests/support/writer'
import { insertImage } from '~/domain/images/images-commands.server'
import { listQueryOf } from '~/http/listing'
import { galleryChoices, listGalleryImages } from './gallery.server'
import { usesOfPictures } from './picture-uses.server'

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

databaseTest(
  'the pictures of one upload are in their own order in every list',
  async ({ backend }) => {
    await addGalleryPictures(backend, 'abc')
    expect((await galleryChoices(backend)).map(({ alt }) => alt)).toEqual(['a', 'b', 'c'])
    const newest = await listGalleryImages(backend, undefined, 'nyeste')
    expect(newest.items.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  },
)

databaseTest(
  'a press picture is found by its description, its caption or its file',
  async (test) => {
    const { backend } = test
    await addGalleryPictures(backend, 'ab')
    const columns = {
      alt_text: 'Fyrtårnet',
      description: 'Set fra havet',
      original_name: 'IMG_7.jpg',
    }
    await backend.db.updateTable('images').set(columns).where('alt_text', '=', 'a').execute()
    const found = async (text: string) => {
      const query = listQueryOf({ url: `http://localhost/admin/billeder?q=${text}` })
      return (await listGalleryImages(backend, query)).items.map(({ name }) => name)
    }
    for (const text of ['fyr', 'havet', 'img_7']) expect(await found(text)).toEqual(['Fyrtårnet'])
    expect(await found('skib')).toEqual([])
  },
)

databaseTest('a picture is used by the contact page, which has no name', async ({ backend }) => {
  await (await openWriter(backend)).contact({ header_title: 'Kontakt' })
  const path = 'images/gallery/a.jpg'
  await backend.db.updateTable('contact_content').set({ image_url: path }).execute()
  expect(await usesOfPictures(backend, [path])).toEqual(
    new Map([[path, [{ name: 'kontaktsiden', form: '/admin/kontakt' }]]]),
  )
})
