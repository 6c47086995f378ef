import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures } from '#tests/support/gallery'
import { newsItem } from '#tests/support/news-item'
import { openScreens, undoOf } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { trashList } from '~/domain/history/trash.server'
import { purgeTrashEntry } from '~/domain/history/trash-commands.server'
import { listGalleryImages } from '~/domain/images/gallery/gallery.server'
import { activeImages } from '~/domain/images/images.server'
import { pressPicture, publicRendition } from '~/domain/images/stored-pictures/image-files.server'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { emptyQuery } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { action as historyAction } from '~/routes/admin/history/changes'
import { action as trashAction } from '~/routes/admin/history/trash'
import { action as listAction, loader as listLoader } from './list'

/** A gallery of pictures described by their letters, and its screens. */
async function openGallery(backend: Backend, letters: string) {
  const { admin, pictures, ids, idsOf } = await addGalleryPictures(backend, letters)
  const screens = await openScreens(backend)
  return {
    admin,
    pictures,
    screens,
    idOf: (letter: string) => ids[letter] ?? '',
    mark: (marked: string, intent: string, fields = {}) => {
      const chosen = idsOf(marked).join()
      return screens.send(listAction, { intent, ids: chosen, ...fields })
    },
    undo: (answer: Parameters<typeof undoOf>[0]) => screens.send(historyAction, undoOf(answer)),
  }
}

const listed = async (backend: Backend) => (await listGalleryImages(backend)).items
const names = async (backend: Backend) => (await listed(backend)).map(({ name }) => name).join('')
const shown = async (backend: Backend) =>
  (await activeImages(backend)).items.map(({ picture }) => picture.alt).join('')
const done = (title: string) => ({ status: 200, answer: { kind: 'done', toast: { title } } })

databaseTest('marked pictures are hidden from visitors, and shown again', async ({ backend }) => {
  const { mark, undo, idOf } = await openGallery(backend, 'abc')
  const stored = await backend.db
    .selectFrom('stored_pictures')
    .selectAll()
    .executeTakeFirstOrThrow()
  const [rendition] = JSON.parse(stored.renditions) as { path: string }[]
  const file = rendition?.path.split('/').at(-1) ?? ''
  const hidden = await mark('abc', 'selected-hide')
  expect(hidden).toMatchObject(done('3 billeder er skjult'))
  expect(await shown(backend)).toBe('')
  expect(await pressPicture(backend, idOf('a'))).toBeUndefined()
  expect(await publicRendition(backend, stored.content_hash, file)).toBeUndefined()
  // The author's list still shows them.
  const forAuthor = { includeDrafts: true }
  expect(await publicRendition(backend, stored.content_hash, file, forAuthor)).toBeDefined()
  expect(await listed(backend)).toMatchObject(Array(3).fill({ isVisible: false }))

  expect(await mark('b', 'selected-show')).toMatchObject(done('Billedet vises igen'))
  expect(await shown(backend)).toBe('b')
  const again = await mark('ab', 'selected-hide')
  expect(again).toMatchObject(done('Billedet er skjult'))
  await undo(again.answer)
  expect(await shown(backend)).toBe('b')
})

databaseTest('hiding marked pictures is undone at once', async ({ backend }) => {
  const { mark, undo } = await openGallery(backend, 'abc')
  const { answer } = await mark('ac', 'selected-hide')
  expect(await shown(backend)).toBe('b')
  expect(await undo(answer)).toMatchObject({ status: 200 })
  expect(await shown(backend)).toBe('abc')
})

databaseTest('marked pictures get one credit, and undo restores each', async ({ backend }) => {
  const { mark, undo } = await openGallery(backend, 'abc')
  await mark('a', 'selected-credit', { credit: 'Foto: A' })
  const credits = async () => (await listed(backend)).map(({ credit }) => credit)
  const saved = await mark('ab', 'selected-credit', { credit: ' Foto: Maria Holm ' })
  expect(saved).toMatchObject(done('Rettigheder gemt ved 2 billeder'))
  expect(await credits()).toEqual(['Foto: Maria Holm', 'Foto: Maria Holm', null])
  await undo(saved.answer)
  expect(await credits()).toEqual(['Foto: A', null, null])
})

databaseTest('marked pictures are deleted as one entry of the trash', async ({ backend }) => {
  const { mark, screens, admin } = await openGallery(backend, 'abcd')
  const deleted = await mark('abd', 'selected-delete')
  expect(deleted).toMatchObject(done('3 billeder slettet'))
  expect(await names(backend)).toBe('c')
  expect((await trashList(backend)).items).toMatchObject([{ what: 'billedet »a« og 2 til' }])
  await screens.send(trashAction, undoOf(deleted.answer))
  expect(await names(backend)).toBe('abcd')
  expect((await trashList(backend)).items).toEqual([])

  await mark('ab', 'selected-delete')
  const [entry] = (await trashList(backend)).items
  await purgeTrashEntry(backend, admin, entry?.change ?? '')
  const left = await backend.db
    .selectFrom('stored_pictures')
    .select('path')
    .orderBy('path')
    .execute()
  expect(left.map(({ path }) => path)).toEqual([
    'images/images/gallery_c.jpg',
    'images/images/gallery_d.jpg',
  ])
})

databaseTest('marked pictures move to an end in their current order', async ({ backend }) => {
  const { mark, screens } = await openGallery(backend, 'abcde')
  const moved = await mark('db', 'selected-first')
  expect(moved).toMatchObject(done('Rækkefølgen er gemt'))
  expect(await names(backend)).toBe('bdace')
  await screens.send(listAction, undoOf(moved.answer))
  expect(await names(backend)).toBe('abcde')
  await mark('ac', 'selected-last')
  expect(await names(backend)).toBe('bdeac')
})

databaseTest('marked pictures that no longer exist are ignored', async ({ backend }) => {
  const { mark } = await openGallery(backend, 'ab')
  await mark('a', 'selected-delete')
  expect(await mark('ab', 'selected-hide')).toMatchObject(done('Billedet er skjult'))
  expect(await mark('ab', 'selected-last')).toMatchObject({ status: 200 })
  await expect(mark('ab', 'selected-otherwise')).rejects.toMatchObject({ init: { status: 400 } })
})

databaseTest('the list shows which rows use a picture', async ({ backend }) => {
  const { admin, pictures, screens } = await openGallery(backend, 'ab')
  const [picture] = pictures
  const { id } = await saveRow(
    backend,
    admin,
    'news',
    undefined,
    newsItem({ title: 'Håb', picture }),
  )
  const collection = (await (await openWriter(backend)).hymnCollection('Tro')).id
  const image_url = picture?.path ?? ''
  await backend.db.updateTable('hymn_collections').set({ image_url }).execute()
  const { list } = await screens.load(listLoader)
  expect(list.items.map(({ uses }) => uses)).toEqual([
    [
      { name: 'nyheden »Håb«', form: `/admin/nyheder/${id}` },
      { name: 'salmesamlingen »Tro«', form: `/admin/salmer/samlinger/${collection}` },
    ],
    [],
  ])
})

databaseTest('the list says whether it has more', async ({ backend }) => {
  await openGallery(backend, 'abc')
  const first = (limit: number) => listGalleryImages(backend, { ...emptyQuery, limit })
  expect(await first(2)).toMatchObject({ items: { length: 2 }, total: 3, hasMore: true })
  expect(await first(3)).toMatchObject({ items: { length: 3 }, total: 3, hasMore: false })
})
