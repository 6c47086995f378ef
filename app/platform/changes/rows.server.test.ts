import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import type { Backend } from '~/platform/backend.server'
import { deleteRow } from './rows.server'

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
