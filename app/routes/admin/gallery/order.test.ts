import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures, galleryNames } from '#tests/support/gallery'
import { openScreens } from '#tests/support/screen'
import { arrangeGallery, deleteGalleryImage } from '~/domain/images/gallery/gallery-commands.server'
import { action as listAction } from './list'

databaseTest('the author’s order is stored', async ({ backend }) => {
  const { ids, idsOf } = await addGalleryPictures(backend, 'abcd')
  const screens = await openScreens(backend)
  const form = { intent: 'arrange', order: idsOf('acdb').join(), moved: ids.b }
  expect(await screens.send(listAction, form)).toMatchObject({
    status: 200,
    answer: { kind: 'done', toast: { title: 'Rækkefølgen er gemt' } },
  })
  expect(await galleryNames(backend)).toBe('acdb')
  // No field of the form changed, so an open form of the picture can still be saved.
  const rows = backend.db
    .selectFrom('images')
    .selectAll()
    .where('id', '=', ids.b ?? '')
  expect(await rows.execute()).toMatchObject([{ sort_order: 4, revision: 1 }])
})

databaseTest('the toast of a new order offers undo', async ({ backend }) => {
  const { ids, idsOf } = await addGalleryPictures(backend, 'abcd')
  const screens = await openScreens(backend)
  const { answer } = await screens.send(listAction, {
    intent: 'arrange',
    order: idsOf('acdb').join(),
    moved: ids.b,
  })
  if (answer.kind !== 'done' || !answer.toast.undo) throw new Error('nothing to undo')
  await screens.send(listAction, answer.toast.undo)
  expect(await galleryNames(backend)).toBe('abcd')
})

databaseTest('simultaneous changes of the order are serialised', async ({ backend }) => {
  const { admin, idsOf } = await addGalleryPictures(backend, 'abcdef')
  for (let round = 1; round <= 5; round++) {
    await arrangeGallery(backend, admin, { order: idsOf('abcdef'), moved: idsOf('abcdef') })
    await Promise.all([
      arrangeGallery(backend, admin, { order: idsOf('fabcde'), moved: idsOf('f') }),
      arrangeGallery(backend, admin, { order: idsOf('bcdefa'), moved: idsOf('a') }),
    ])
    expect(['fabcde', 'fbcdea']).toContain(await galleryNames(backend))
  }
})

databaseTest(
  'an order survives rows that another window added and deleted',
  async ({ backend }) => {
    const { admin, ids, idsOf } = await addGalleryPictures(backend, 'abc')
    const seen = idsOf('cab')
    await deleteGalleryImage(backend, admin, ids.a ?? '')
    await addGalleryPictures(backend, 'x')
    await arrangeGallery(backend, admin, { order: seen, moved: idsOf('c') })
    expect(await galleryNames(backend)).toBe('cbx')
  },
)
