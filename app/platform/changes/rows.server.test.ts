import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { newsItem } from '#tests/support/news-item'
import { openWriter } from '#tests/support/writer'
import type { Backend } from '~/platform/backend.server'
import { arrangeRows } from './arrange-rows.server'
import { moveToTrash } from './move-to-trash.server'
import { commitChange, deleteRow, insertRow, patchRow } from './rows.server'

databaseTest('a deletion first makes room on a full disk', async ({ backend }) => {
  const { news, admin } = await openWriter(backend)
  const { id } = await news('Håb')
  const left: number[] = []
  const disk: Backend['disk'] = {
    ...backend.disk,
    async makeRoom() {
      left.push((await backend.db.selectFrom('news').select('id').execute()).length)
    },
  }
  await deleteRow({ ...backend, disk }, admin, 'news', id)
  expect(left).toEqual([1])
})

databaseTest('a row written twice in one change has one version, the last', async ({ backend }) => {
  const { admin } = await openWriter(backend)
  const { title, content, published_date } = newsItem({ title: 'Håb' })
  await commitChange(backend, ['news'], async (tx) => {
    const id = await insertRow(tx, admin, 'news', { title, content, published_date, slug: 'haab' })
    await patchRow(tx, admin, 'news', id, { title: 'Tro' })
  })
  const versions = await backend.db.selectFrom('row_versions').selectAll().execute()
  expect(versions).toMatchObject([{ noun: 'news', number: 1, action: 'insert', summary: 'Tro' }])
})

databaseTest('a new order is in the history and in the audit log, with its admin', async (test) => {
  const { backend } = test
  const { hymnCollection, admin } = await openWriter(backend)
  for (const title of ['Vår', 'Høst']) await hymnCollection(title)
  const ids = await backend.db
    .selectFrom('hymn_collections')
    .select('id')
    .orderBy('sort_order')
    .execute()
  const order = ids.map(({ id }) => id).toReversed()
  await commitChange(backend, ['hymn_collections'], (tx) =>
    arrangeRows(tx, admin, 'hymn_collections', (eb) => eb.lit(true), { order, moved: order }),
  )
  const changes = await backend.db.selectFrom('changes').select('admin_id').execute()
  expect(changes).toEqual(Array(3).fill({ admin_id: admin.id }))
  const entries = backend.db.selectFrom('audit_log').select(['noun', 'admin_id'])
  expect(await entries.where('action', '=', 'arrange').execute()).toEqual([
    { noun: 'hymn_collections', admin_id: admin.id },
  ])
})

databaseTest('the trash has the name of a deleted row and who deleted it', async ({ backend }) => {
  const { news, admin } = await openWriter(backend)
  const { id } = await news('Håb')
  await commitChange(backend, ['news'], (tx) => moveToTrash(tx, admin, 'news', id))
  expect(await backend.db.selectFrom('trash').selectAll().execute()).toMatchObject([
    { noun: 'news', row_id: id, name: 'Håb', admin_id: admin.id },
  ])
})
