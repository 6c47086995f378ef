import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { newVisit } from '#tests/support/visit'
import { backendContext } from '../../app/platform/backend.server'
import { readCached, type Visit, visitContext } from '../../app/platform/pages/visit.server'
import { cachedReads } from './cached-reads'

/** Pages that read one row through the cache. */
function pagesOn({ backend }: Pick<DatabaseTest, 'backend'>, publications = { next: Infinity }) {
  const reads = cachedReads(backend, publications)
  const stored = { value: 'Salmer', times: 0 }
  const read = async () => {
    stored.times += 1
    return stored.value
  }
  const page = async (changes: Partial<Visit> = {}, reading = read) => {
    const context = new RouterContextProvider()
    const visit = newVisit({ reads, ...changes })
    context.set(backendContext, backend)
    context.set(visitContext, visit)
    return { shown: await readCached(context, 'title', reading, 'empty'), visit }
  }
  return { stored, page }
}

databaseTest('visitors’ reads are cached until something changes', async ({ backend }) => {
  const { stored, page } = pagesOn({ backend })
  expect((await page()).shown).toBe('Salmer')
  stored.value = 'Sange'
  expect((await page()).shown).toBe('Salmer')
  backend.live.publish({ nouns: ['editable_content'], version: 1 })
  expect((await page()).shown).toBe('Sange')
  expect((await page()).shown).toBe('Sange')
  expect(stored.times).toBe(2)
})

databaseTest('a read overtaken by a change is not cached', async ({ backend }) => {
  const { stored, page } = pagesOn({ backend })
  const overtaken = await page({}, async () => {
    backend.live.publish({ nouns: ['editable_content'], version: 1 })
    return 'old'
  })
  expect(overtaken.shown).toBe('old')
  expect((await page()).shown).toBe(stored.value)
})

databaseTest('a failed read is retried by the next page', async ({ backend }) => {
  const { page } = pagesOn({ backend })
  const failed = await page({}, () => Promise.reject(new Error('away')))
  expect([failed.shown, failed.visit.isComplete]).toEqual(['empty', false])
  expect(await page()).toMatchObject({ shown: 'Salmer', visit: { isComplete: true } })
})

databaseTest('pages of an admin or of a preview link read each time', async ({ backend }) => {
  const { stored, page } = pagesOn({ backend })
  await page()
  stored.value = 'Sange'
  expect((await page({ reads: undefined })).shown).toBe('Sange')
  expect((await page({ isPrivate: true })).shown).toBe('Sange')
  expect((await page()).shown).toBe('Salmer')
})

databaseTest('cached reads expire at the next publication time', async ({ backend }) => {
  const clock = { instant: '2026-11-21T09:00:00Z', now: () => new Date(clock.instant) }
  const publications = { next: Date.parse('2026-11-21T09:30:00Z') }
  const { stored, page } = pagesOn({ backend: { ...backend, clock } }, publications)
  await page()
  stored.value = 'Sange'
  clock.instant = '2026-11-21T09:29:59Z'
  expect((await page()).shown).toBe('Salmer')
  clock.instant = '2026-11-21T09:30:00Z'
  expect((await page()).shown).toBe('Sange')
})
