import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { chunk } from '~/platform/runtime/chunk'
import { mentionsInHistory } from './erase-history.server'

const rows = 700

function version(index: number) {
  return {
    noun: 'news' as const,
    row_id: `nyhed-${index % rows}`,
    number: Math.floor(index / rows) + 1,
    change_id: null,
    place: 0,
    action: 'update' as const,
    at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
    summary: `${index}`,
    content: index === 3 ? 'Af Karen Holm' : 'Af Bo Berg',
    bytes: 10,
  }
}

databaseTest('mentions in a long history are the newest, each row once', async ({ backend }) => {
  for (const part of chunk(
    Array.from({ length: 2 * rows }, (_, index) => version(index)),
    50,
  ))
    await backend.db.insertInto('row_versions').values(part).execute()
  const mentions = async (who: string) =>
    (await mentionsInHistory(backend, 'enquiries', who)).map(({ summary }) => Number(summary))
  const newest = Array.from({ length: 100 }, (_, index) => 2 * rows - 1 - index)
  expect(await mentions('bo berg')).toEqual(newest)
  expect(await mentions('karen holm')).toEqual([3])
  expect(await mentionsInHistory(backend, 'news', 'bo berg')).toEqual([])
})
