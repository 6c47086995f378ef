import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures, galleryNames } from '#tests/support/gallery'
import { breakTable, failure, openScreens, undoOf } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import type { Backend } from '~/platform/backend.server'
import { action as listAction } from '~/routes/admin/news/list'
import { loader as changes, action as undo } from './changes'
import { action as trash, loader as trashed } from './trash'
import { loader as versions } from './versions'

const newsId = async ({ db }: Backend) =>
  (await db.selectFrom('news').select('id').executeTakeFirstOrThrow()).id

databaseTest(
  'a change is undone, and the history of one noun is a list of its own',
  async (test) => {
    const { backend } = test
    const write = await openWriter(backend)
    await write.news('Gry')
    await write.hymn('Lys')
    const screens = await openScreens(backend)
    const names = async (query: string) =>
      (await screens.load(changes, {}, query)).changes.items.map(({ what }) => what[0]?.text)
    const [hymn, news] = await names('')
    expect([hymn, news]).toEqual([expect.stringContaining('Lys'), expect.stringContaining('Gry')])
    expect(await screens.load(changes, {}, '?emne=news')).toMatchObject({ noun: 'news', page: 1 })
    expect(await names('?emne=news')).toEqual([news])
    expect(await names('?side=2')).toEqual([])
    const [{ id = '' } = {}] = (await screens.load(changes)).changes.items
    expect(await screens.send(undo, { intent: 'undo', change: id })).toEqual({
      status: 200,
      answer: { kind: 'done', toast: { title: 'Det er fortrudt' } },
    })
    expect(await backend.db.selectFrom('hymns').select('id').execute()).toEqual([])
    await expect(screens.send(undo, { intent: 'slet', change: id })).rejects.toMatchObject({
      init: { status: 400 },
    })
  },
)

databaseTest('the undo of several pictures says how many it removes', async ({ backend }) => {
  await addGalleryPictures(backend, 'ABCDE')
  const screens = await openScreens(backend)
  const latest = async () => (await screens.load(changes)).changes.items[0]
  const added = await latest()
  expect(added?.what.map(({ text }) => text)).toEqual(['Tilføjede 5 billeder'])
  const { answer } = await screens.send(undo, { intent: 'undo', change: added?.id ?? '' })
  const title = 'Det er fortrudt: Tilføjede 5 billeder'
  expect(answer).toEqual({ kind: 'done', toast: { title } })
  expect(await galleryNames(backend)).toBe('')
  expect((await latest())?.undoneChange?.text).toBe('Tilføjede 5 billeder')
})

databaseTest(
  'a deleted row is restored, deleted for good, or emptied with others',
  async (test) => {
    const { backend } = test
    const write = await openWriter(backend)
    const screens = await openScreens(backend)
    const done = (title: string) => ({ status: 200, answer: { kind: 'done', toast: { title } } })
    const remove = async () => {
      const { answer } = await screens.send(listAction, {
        intent: 'delete',
        id: await newsId(backend),
      })
      return undoOf(answer)
    }
    await write.news('Gry')
    expect(await screens.send(trash, await remove())).toEqual(done('Det er gendannet'))
    const { change } = await remove()
    expect((await screens.load(trashed)).items).toMatchObject([{ change, daysLeft: 30 }])
    expect((await screens.load(trashed, {}, '?q=lys')).items).toEqual([])
    expect(await screens.send(trash, { intent: 'purge', change })).toEqual(
      done('Det er slettet for altid'),
    )
    expect(await screens.send(trash, { intent: 'purge', change })).toMatchObject({
      status: 404,
      answer: { kind: 'failed' },
    })
    await write.news('Dag')
    await remove()
    expect(await screens.send(trash, { intent: 'empty' })).toEqual(done('Papirkurven er tømt'))
    expect((await screens.load(trashed)).items).toEqual([])
    await expect(screens.send(trash, { intent: 'delete' })).rejects.toMatchObject({
      init: { status: 400 },
    })
  },
)

databaseTest('the versions of a row are shown, also after its deletion', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Gry')
  const id = await newsId(backend)
  const screens = await openScreens(backend)
  const form = `/admin/nyheder/${id}`
  expect(await screens.load(versions, { noun: 'news', id })).toMatchObject({
    noun: 'news',
    name: 'Gry',
    form,
    versions: [{ action: 'insert' }],
  })
  await deleteNoun(backend, write.admin, 'news', id)
  expect(await screens.load(versions, { noun: 'news', id })).toMatchObject({
    versions: [{ action: 'delete' }, { action: 'insert' }],
  })
  for (const missing of [
    { noun: 'news', id: 'findes-ikke' },
    { noun: 'hymns', id },
    { noun: 'users', id },
  ]) {
    await expect(screens.load(versions, missing), missing.noun).rejects.toMatchObject({
      init: { status: 404 },
    })
  }
})

databaseTest('a database failure is reported on each screen', async ({ backend }) => {
  const screens = await openScreens(backend)
  await breakTable(backend, 'row_versions')
  expect((await screens.load(changes)).failed).toBe('Kunne ikke hente historikken')
  expect(await screens.send(undo, { intent: 'undo', change: 'a' })).toEqual(
    failure('Kunne ikke fortryde det'),
  )
  expect(await screens.send(trash, { intent: 'restore', change: 'a' })).toEqual(
    failure('Kunne ikke gendanne det'),
  )
  await breakTable(backend, 'trash')
  expect((await screens.load(trashed)).failed).toBe('Kunne ikke hente papirkurven')
  expect(await screens.send(trash, { intent: 'purge', change: 'a' })).toEqual(
    failure('Kunne ikke slette det'),
  )
  expect(await screens.send(trash, { intent: 'empty' })).toEqual(
    failure('Kunne ikke tømme papirkurven'),
  )
})
