import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures, galleryNames } from '#tests/support/gallery'
import { breakTable, failure, openScreens, undoOf, uploadPicture } from '#tests/support/screen'
import { galleryImageForm, newGalleryImageForm } from '~/domain/images/gallery/gallery.form'
import { deleteGalleryImage } from '~/domain/images/gallery/gallery-commands.server'
import { activeImages } from '~/domain/images/images.server'
import { pressPicture, publicRendition } from '~/domain/images/stored-pictures/image-files.server'
import type { Backend } from '~/platform/backend.server'
import { action as trash } from '~/routes/admin/history/trash'
import { action as editAction, loader as editLoader } from './edit'
import { action as listAction, loader as listLoader } from './list'
import { action as newAction } from './new'

const row = ({ db }: Backend, id = '') =>
  db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

databaseTest('a new press picture is last, with all its fields', async ({ backend }) => {
  await addGalleryPictures(backend, 'ab')
  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  const image = await uploadPicture(backend, 'images/images/gallery_1.jpg')
  const thumbnail = await uploadPicture(backend, 'images/images/gallery_thumb_1.jpg')
  const fields = { image, image_alt: 'c', image_focus_x: '0.3', image_focus_y: '1', thumbnail }
  const form = { ...fields, image_original: 'fjord.jpg', description: 'Limfjorden\ni maj' }
  expect(await screens.send(newAction, form)).toEqual({
    status: 200,
    answer: { kind: 'done', toast: { title: 'Billede tilføjet' }, goTo: '/admin/billeder' },
  })
  expect(await galleryNames(backend)).toBe('abc')
  const [, , added] = (await activeImages(backend)).items
  expect(added).toMatchObject({ description: 'Limfjorden\ni maj', picture: { focus: { x: 30 } } })
  expect(added?.thumbnail).toBeDefined()
  expect(await row(backend, added?.id)).toMatchObject({
    original_name: 'fjord.jpg',
    sort_order: 3,
    is_thumbnail_separate: 1,
    page_assignment: null,
    thumbnail_path: thumbnail,
    thumbnail_file_size: expect.any(Number),
  })
})

databaseTest('a repeated save adds a picture only once', async ({ backend }) => {
  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  const image = await uploadPicture(backend, 'images/images/gallery_1.jpg')
  await screens.send(newAction, { image, image_alt: 'a' })
  expect((await screens.send(newAction, { image, image_alt: 'a' })).status).toBe(200)
  expect(await galleryNames(backend)).toBe('a')
})

databaseTest('a press picture needs a picture', async ({ backend }) => {
  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  expect(await screens.send(newAction, { image: '', description: 'Uden billede' })).toEqual({
    status: 422,
    answer: { kind: 'refused', errors: { image: 'Vælg et billede.' } },
  })
  for (const image of ['../etc/passwd', 'images/..', 'images/x\0.jpg', '/filer/derived/x']) {
    expect((await screens.send(newAction, { image })).status).toBe(422)
  }
  expect(await galleryNames(backend)).toBe('')
})

databaseTest('a swept upload is refused with a message', async ({ backend }) => {
  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  const { answer, status } = await screens.send(newAction, { image: 'images/images/gone.jpg' })
  expect(status).toBe(404)
  expect(answer).toMatchObject({
    kind: 'failed',
    toast: { description: expect.stringMatching(/^Kunne ikke uploade billedet\. /) },
  })
})

databaseTest('the fields of a press picture can be changed', async ({ backend }) => {
  const { ids } = await addGalleryPictures(backend, 'a')
  const id = ids.a ?? ''
  await backend.db.updateTable('images').set({ object_position: 'top' }).execute()
  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  const form = {
    revision: '1',
    alt_text: 'Fjorden',
    description: '',
    focus_x: '0',
    focus_y: '0.95',
  }
  expect(await screens.send(editAction, form, { id })).toMatchObject({
    status: 200,
    answer: { kind: 'done', toast: { title: 'Billede opdateret' }, goTo: '/admin/billeder' },
  })
  expect(await row(backend, id)).toMatchObject({
    alt_text: 'Fjorden',
    description: null,
    credit: null,
    focus_x: 0,
    focus_y: 0.95,
    object_position: null,
    revision: 2,
  })
})

databaseTest('a missing press picture has no form', async ({ backend }) => {
  const screens = await openScreens(backend)
  await expect(screens.load(editLoader, { id: 'x' })).rejects.toMatchObject({
    init: { status: 404 },
  })
})

databaseTest('a save over a newer version is refused', async ({ backend }) => {
  const { ids } = await addGalleryPictures(backend, 'a')
  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  const form = { alt_text: 'Ny', description: '', focus_x: '0.5', focus_y: '0.5' }
  await screens.send(editAction, { ...form, revision: '1' }, { id: ids.a ?? '' })
  const late = { ...form, revision: '1', alt_text: 'For sent' }
  expect(await screens.send(editAction, late, { id: ids.a ?? '' })).toMatchObject({
    status: 409,
    answer: { kind: 'outdated', revision: 2, values: { alt_text: 'Ny' } },
  })
  expect(await galleryNames(backend)).toBe('Ny')
})

databaseTest('a picture of another page is not changed in the gallery', async ({ backend }) => {
  const { ids } = await addGalleryPictures(backend, 'a')
  await backend.db.updateTable('images').set({ page_assignment: 'hero' }).execute()
  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  const focus = { focus_x: '0.9', focus_y: '0.9' }
  const moved = await screens.send(listAction, { intent: 'focus', id: ids.a, ...focus })
  const form = { alt_text: 'Ny', description: '', revision: '1', ...focus }
  const saved = await screens.send(editAction, form, { id: ids.a ?? '' })
  expect([moved.status, saved.status]).toEqual([404, 404])
  expect(await row(backend, ids.a)).toMatchObject({ focus_x: 0.5, alt_text: 'a' })
})

databaseTest('a focus point outside the picture is refused', async ({ backend }) => {
  const { ids } = await addGalleryPictures(backend, 'a')
  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  for (const focus_x of ['1.0001', '-0.1', 'NaN', '1e309', '']) {
    const form = { intent: 'focus', id: ids.a, focus_x, focus_y: '0.5' }
    expect((await screens.send(listAction, form)).status).toBe(422)
  }
  expect((await row(backend, ids.a)).focus_x).toBe(0.5)
})

databaseTest('the focus point alone can be moved in the list', async ({ backend }) => {
  const { ids } = await addGalleryPictures(backend, 'a')
  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  const form = { intent: 'focus', id: ids.a, focus_x: '0.55', focus_y: '1' }
  expect(await screens.send(listAction, form)).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Fokuspunkt opdateret' } },
  })
  expect(await row(backend, ids.a)).toMatchObject({ focus_x: 0.55, focus_y: 1, alt_text: 'a' })
})

databaseTest('a deleted press picture is not served until restored', async ({ backend }) => {
  const { ids } = await addGalleryPictures(backend, 'abc')
  const id = ids.b ?? ''
  const stored = await backend.db
    .selectFrom('stored_pictures')
    .select(['content_hash', 'renditions'])
    .where('path', '=', 'images/images/gallery_b.jpg')
    .executeTakeFirstOrThrow()
  const [rendition] = JSON.parse(stored.renditions) as { path: string }[]
  const file = rendition?.path.split('/').at(-1) ?? ''
  // The others have the same colour, and so the same renditions.
  const admin = await signedInAdmin(backend)
  await deleteGalleryImage(backend, admin, ids.a ?? '')
  await deleteGalleryImage(backend, admin, ids.c ?? '')
  expect(await publicRendition(backend, stored.content_hash, file)).toBeDefined()

  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  const deleted = await screens.send(listAction, { intent: 'delete', id })
  expect(deleted).toMatchObject({ status: 200, answer: { toast: { title: 'Billede slettet' } } })
  expect(await galleryNames(backend)).toBe('')
  expect(await pressPicture(backend, id)).toBeUndefined()
  expect(await publicRendition(backend, stored.content_hash, file)).toBeUndefined()

  expect(await screens.send(trash, undoOf(deleted.answer))).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Det er gendannet' } },
  })
  expect(await galleryNames(backend)).toBe('b')
  expect(await pressPicture(backend, id)).toBeDefined()
})

databaseTest('only pictures of the gallery can be deleted here', async ({ backend }) => {
  const { admin, ids } = await addGalleryPictures(backend, 'a')
  await backend.db.updateTable('images').set({ page_assignment: 'hero' }).execute()
  await deleteGalleryImage(backend, admin, ids.a ?? '')
  expect((await row(backend, ids.a)).is_active).toBe(1)
})

databaseTest('every database failure shows its message', async ({ backend, logged }) => {
  const { ids, idsOf } = await addGalleryPictures(backend, 'ab')
  const screens = await openScreens(backend, newGalleryImageForm, galleryImageForm)
  const image = await uploadPicture(backend, 'images/images/gallery_1.jpg')
  await breakTable(backend, 'images')
  const id = ids.a ?? ''
  const focus = { focus_x: '0.5', focus_y: '0.5' }
  const send = (fields: object) => screens.send(listAction, { id, ...fields })
  expect(await send({ intent: 'delete' })).toEqual(failure('Kunne ikke slette billedet'))
  expect(await send({ intent: 'arrange', order: idsOf('ba').join(), moved: id })).toEqual(
    failure('Kunne ikke ændre rækkefølgen'),
  )
  expect(await send({ intent: 'focus', ...focus })).toEqual(
    failure('Kunne ikke opdatere fokuspunkt'),
  )
  expect(await send({ intent: 'describe', alt_text: 'b', former: 'a' })).toEqual(
    failure('Kunne ikke gemme beskrivelsen'),
  )
  for (const [intent, message] of [
    ['to-start', 'Kunne ikke ændre rækkefølgen'],
    ['selected-first', 'Kunne ikke ændre rækkefølgen'],
    ['selected-hide', 'Kunne ikke ændre synlighed'],
    ['selected-delete', 'Kunne ikke slette billederne'],
    ['selected-credit', 'Kunne ikke gemme rettighederne'],
  ] as const) {
    expect(await send({ intent, ids: id, paths: image, credit: '' }), intent).toEqual(
      failure(message),
    )
  }
  expect(await screens.send(newAction, { image })).toEqual(failure('Kunne ikke uploade billedet'))
  expect(await screens.load(listLoader)).toMatchObject({
    list: { items: [], failed: 'Kunne ikke indlæse billeder' },
  })
  expect(logged.filter(({ level }) => level === 50)).toHaveLength(11)
})
