import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Backend } from '~/platform/backend.server'
import { filesInUse, lastVersionOfFile } from './version-files.server'

const path = 'images/news/a.jpg'

async function addVersion({ db }: Backend, row_id: string, number: number, at: string) {
  const version = { noun: 'images', row_id, number } as const
  const rest = { change_id: null, place: 0, action: 'update', summary: null, bytes: 9 } as const
  const content = JSON.stringify({ id: row_id, alt_text: `${row_id} ${number}` })
  await db
    .insertInto('row_versions')
    .values({ ...version, ...rest, at, content })
    .execute()
  await db
    .insertInto('version_files')
    .values({ ...version, path, bytes: 9 })
    .execute()
}

databaseTest('the last version of a file is the newest of all rows that had it', async (test) => {
  const { backend } = test
  expect(await lastVersionOfFile(backend, path)).toBeUndefined()
  await addVersion(backend, 'b', 1, '2026-11-02T08:00:00.000Z')
  await addVersion(backend, 'a', 7, '2026-11-01T08:00:00.000Z')
  expect(await lastVersionOfFile(backend, path)).toMatchObject({ alt_text: 'b 1' })
  // Two versions of one change have the same time.
  await addVersion(backend, 'b', 2, '2026-11-02T08:00:00.000Z')
  expect(await lastVersionOfFile(backend, path)).toMatchObject({ alt_text: 'b 2' })
  expect([...(await filesInUse(backend, 'images'))]).toEqual([path])
  expect([...(await filesInUse(backend, 'hymn-files'))]).toEqual([])
})
