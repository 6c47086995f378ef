import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { newsItem } from '#tests/support/news-item'
import { openWriter } from '#tests/support/writer'
import type { Backend } from '~/platform/backend.server'
import { commitChange, deleteRow, insertRow, patchRow } from './rows.server'

databaseTest('a deletion first makes room on a full disk', async ({ backend }) => {
  const { news, admin } = await openWriter(backend)
  const { id } = await news('Håb')
  const left: number[] = []
  const disk: Backend['disk'] = {
    ...backend.disk,
    async makeRoomForDeleting() {
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
