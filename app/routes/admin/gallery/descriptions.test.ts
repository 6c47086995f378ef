import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures } from '#tests/support/gallery'
import { openScreens, undoOf, uploadPicture } from '#tests/support/screen'
import { galleryChoices, listGalleryImages } from '~/domain/images/gallery/gallery.server'
import { newsForm } from '~/domain/news/news.form'
import type { Backend } from '~/platform/backend.server'
import { action as editNews } from '~/routes/admin/news/edit'
import { action as listAction, loader as listLoader } from './list'

const row = ({ db }: Backend, id = '') =>
  db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

databaseTest(
  'a missing alternative text is written in the list, and undone',
  async ({ backend }) => {
    const { ids } = await addGalleryPictures(backend, 'abc')
    const { db } = backend
    await db.updateTable('images').set({ alt_text: '' }).where('alt_text', '!=', 'b').execute()
    await db
      .updateTable('images')
      .set({ created_at: '2031-01-01T00:00:00.000Z' })
      .where('id', '=', ids.c ?? '')
      .execute()
    const screens = await openScreens(backend)
    expect(await screens.load(listLoader)).toMatchObject({ undescribed: 2, list: { total: 3 } })
    const missing = await screens.load(listLoader, {}, '?vis=uden-beskrivelse')
    expect(missing).toMatchObject({ view: 'uden-beskrivelse', list: { total: 2 } })
    expect(missing.list.items.map(({ id }) => id)).toEqual([ids.c, ids.a])

    const form = { intent: 'describe', id: ids.a, alt_text: ' Fjorden ', former: '' }
    const saved = await screens.send(listAction, form)
    expect(saved).toMatchObject({
      answer: { kind: 'done', toast: { title: 'Beskrivelsen er gemt' } },
    })
    expect((await screens.send(listAction, form)).status).toBe(200)
    expect(await row(backend, ids.a)).toMatchObject({ alt_text: 'Fjorden', revision: 2 })
    // Another window wrote a text in the meantime.
    expect(await screens.send(listAction, { ...form, alt_text: 'Havet' })).toMatchObject({
      status: 409,
      answer: { kind: 'failed' },
    })
    expect((await screens.send(listAction, { ...form, id: 'gone' })).status).toBe(404)

    expect((await screens.send(listAction, undoOf(saved.answer))).status).toBe(200)
    expect(await row(backend, ids.a)).toMatchObject({ alt_text: '' })
  },
)

databaseTest('several pictures are added at once, and moved to the start', async ({ backend }) => {
  const { ids } = await addGalleryPictures(backend, 'ab')
  const screens = await openScreens(backend)
  const paths = []
  for (const name of ['c', 'd']) {
    paths.push(await uploadPicture(backend, `images/images/gallery_${name}.jpg`))
  }
  const originals = ['c.jpg', 'd.jpg']
  const form = { intent: 'add', 'path[]': paths, 'original[]': originals }
  const shown = async () => (await listGalleryImages(backend)).items.map(({ name }) => name)
  const none = { ...form, 'path[]': [...paths, 'images/images/gone.jpg'] }
  expect((await screens.send(listAction, none)).status).toBe(404)
  expect(await shown()).toEqual(['a', 'b'])
  const tooMany = { ...form, 'path[]': Array(101).fill(paths[0]) }
  expect((await screens.send(listAction, tooMany)).status).toBe(422)
  for (const path of ['../etc/passwd', 'images/..']) {
    expect((await screens.send(listAction, { ...form, 'path[]': [path] })).status).toBe(422)
  }

  expect(await screens.send(listAction, form)).toMatchObject({
    status: 200,
    answer: { kind: 'done', toast: { title: '2 billeder tilføjet' } },
  })
  // The first answer was lost.
  expect((await screens.send(listAction, form)).status).toBe(200)
  expect(await shown()).toEqual(['a', 'b', ...originals])

  const moved = await screens.send(listAction, { intent: 'to-start', paths: paths.join() })
  expect(await shown()).toEqual([...originals, 'a', 'b'])
  expect((await row(backend, ids.a)).revision).toBe(1)
  await screens.send(listAction, undoOf(moved.answer))
  expect(await shown()).toEqual(['a', 'b', ...originals])
})

databaseTest('the list shows the newest first, or the hidden ones', async ({ backend }) => {
  const { ids } = await addGalleryPictures(backend, 'abc')
  const update = (id = '') => backend.db.updateTable('images').where('id', '=', id)
  await update(ids.b).set({ created_at: '2031-01-01T00:00:00.000Z' }).execute()
  await update(ids.a).set({ is_visible: 0 }).execute()
  const screens = await openScreens(backend)
  const shown = async (view: string) =>
    (await screens.load(listLoader, {}, `?vis=${view}`)).list.items.map(({ name }) => name)
  expect(await shown('nyeste')).toEqual(['b', 'a', 'c'])
  expect(await shown('skjulte')).toEqual(['a'])
  expect(await shown('ukendt')).toEqual(['a', 'b', 'c'])
})

databaseTest('the choice of a picture begins with the newest', async ({ backend }) => {
  await addGalleryPictures(backend, 'abc')
  const { db } = backend
  const added = (alt: string, created_at: string) =>
    db.updateTable('images').set({ created_at }).where('alt_text', '=', alt).execute()
  await added('b', '2099-01-02T09:00:00.000Z')
  await added('c', '2099-01-01T09:00:00.000Z')
  expect((await galleryChoices(backend)).map(({ alt }) => alt)).toEqual(['b', 'c', 'a'])
})

databaseTest('the choice of a picture shows which ones are used', async ({ backend }) => {
  await addGalleryPictures(backend, 'ab')
  const screens = await openScreens(backend, newsForm)
  const [first] = await galleryChoices(backend)
  const picture = { image_url: first?.path, image_url_focus_x: '0.5', image_url_focus_y: '0.5' }
  const news = { title: 'Nyt', content: 'Nyt.', published_date: '2026-01-01', ...picture }
  expect((await screens.send(editNews, news, { id: 'ny' })).status).toBe(200)
  const used = (await galleryChoices(backend)).map(({ alt, isUsed }) => [alt, isUsed])
  expect(Object.fromEntries(used)).toEqual({ a: first?.alt === 'a', b: first?.alt === 'b' })
})
