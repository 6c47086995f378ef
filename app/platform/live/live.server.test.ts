import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { commitChange } from '~/platform/changes/rows.server'
import { affects, type ChangeEvent, memoryBroker, storedVersion } from './live.server'

databaseTest(
  'each change raises the version by one, and its event is sent once it is stored',
  async ({ backend }) => {
    const changes: ChangeEvent[] = []
    const stored: Promise<number>[] = []
    backend.live.subscribe((change) => {
      changes.push(change)
      stored.push(storedVersion(backend.db))
    })
    expect(await commitChange(backend, ['news'], async () => 'done')).toBe('done')
    expect(await stored[0]).toBe(1)
    await commitChange(backend, ['images', 'editable_content'], async () => {})
    expect(await stored[1]).toBe(2)
    expect(changes).toEqual([
      { nouns: ['news'], version: 1 },
      { nouns: ['images', 'editable_content'], version: 2 },
    ])
    expect(backend.live.version).toBe(2)
  },
)

databaseTest('a rolled back change is neither published nor counted', async ({ backend }) => {
  const changes: ChangeEvent[] = []
  backend.live.subscribe((change) => changes.push(change))
  const refused = commitChange(backend, ['news'], async () => {
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(changes).toEqual([])
  expect(await storedVersion(backend.db)).toBe(0)
})

databaseTest('concurrent changes get different versions', async ({ backend }) => {
  const versions: number[] = []
  backend.live.subscribe(({ version }) => versions.push(version))
  await Promise.all(
    Array.from({ length: 10 }, () => commitChange(backend, ['news'], async () => {})),
  )
  expect(versions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(backend.live.version).toBe(10)
})

databaseTest('the version continues after a restart', async ({ backend }) => {
  await commitChange(backend, ['news'], async () => {})
  const next = { ...backend, live: memoryBroker(await storedVersion(backend.db)) }
  expect(next.live.version).toBe(1)
  await commitChange(next, ['news'], async () => {})
  expect(next.live.version).toBe(2)
})

test('a change that is published late does not lower the version, unless the database was replaced', () => {
  const live = memoryBroker(5)
  live.publish({ version: 4 })
  expect(live.version).toBe(5)
  live.publish({ version: 3, reset: true })
  expect(live.version).toBe(3)
})

test('a change without nouns concerns every noun', () => {
  expect(affects({ version: 1 }, 'news')).toBe(true)
  expect(affects({ nouns: ['news'], version: 1 }, 'news')).toBe(true)
  expect(affects({ nouns: ['news'], version: 1 }, 'images')).toBe(false)
})

test('a subscription ends', () => {
  const live = memoryBroker()
  const changes: ChangeEvent[] = []
  const end = live.subscribe((change) => changes.push(change))
  live.publish({ version: 1 })
  end()
  live.publish({ version: 2 })
  expect(changes).toEqual([{ version: 1 }])
})
