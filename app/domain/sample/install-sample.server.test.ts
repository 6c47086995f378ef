import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { makeSmallSample, samples } from '#tests/support/small-sample'
import { prepareFirstAdmin } from '~/domain/admins/first-admin.server'
import type { Backend } from '~/platform/backend.server'
import { nounsIn } from '~/platform/changes/nouns'
import { installSample } from './install-sample.server'
import { imageLinks } from './references'
import { type SampleArchive, sampleFolder } from './sample-archive.server'

let folder = ''
let sample: SampleArchive

beforeAll(async () => {
  const small = await makeSmallSample()
  folder = small.folder
  sample = small.sample
})
afterAll(() => rm(folder, { recursive: true }))

type Row = { id: string } & Record<string, unknown>

function rowsOf({ db }: Backend, table: string): Promise<Row[]> {
  return db
    .selectFrom(table as 'any noun')
    .selectAll()
    .execute()
}

const contentTables = ({ nouns }: Backend) => [...nounsIn(nouns), imageLinks]

databaseTest('an empty database gets every row of the sample', async ({ backend }) => {
  expect(await installSample(backend, folder)).toBe(true)
  const counts: Record<string, number> = {}
  for (const table of [...contentTables(backend), 'stored_pictures', 'sample_rows']) {
    counts[table] = (await rowsOf(backend, table)).length
  }
  const { stored_pictures, sample_rows, ...tables } = counts
  const filled = Object.entries(tables).filter(([, count]) => count > 0)
  const written = Object.entries(sample.tables).map(([table, rows]) => [table, rows.length])
  expect(Object.fromEntries(filled)).toEqual(Object.fromEntries(written))
  expect(filled.length).toBeGreaterThan(15)
  expect(stored_pictures).toBe(tables.images)
  const total = Object.values(tables).reduce((sum, count) => sum + count, 0)
  expect(sample_rows).toBe(total - Number(tables.collaboration_images) + 1)
  expect(await installSample(backend, folder)).toBe(false)
})

for (const { now, news, event, past, earlier } of [
  {
    now: '2026-11-21T09:00:00Z',
    news: '2026-11-18',
    event: '2026-11-25',
    past: '2024-12-17',
    earlier: '2026-11-21T08:57:00.000Z',
  },
  {
    // In Copenhagen it is already the next day, and the clocks change that night.
    now: '2027-03-27T23:30:00Z',
    news: '2027-03-25',
    event: '2027-04-01',
    past: '2025-04-23',
    earlier: '2027-03-27T23:27:00.000Z',
  },
]) {
  databaseTest(
    `the dates of the sample follow the day it is installed: ${now}`,
    async ({ backend }) => {
      await installSample(backend, folder)
      const row = async (table: string, id: string) =>
        (await rowsOf(backend, table)).find((found) => found.id === id)
      expect(await row('news', 'sample-news-1')).toMatchObject({ published_date: news })
      expect(await row('calendar_events', 'sample-event-1')).toMatchObject({ date: event })
      expect(await row('calendar_events', 'sample-event-38')).toMatchObject({ date: past })
      expect(await row('news', 'sample-news-4')).toMatchObject({
        created_at: earlier,
        updated_at: earlier,
        published_at: '1970-01-01T00:00:00.000Z',
      })
      for (const table of contentTables(backend)) {
        expect(JSON.stringify(await rowsOf(backend, table))).not.toMatch(/"@(?:now|today)/)
      }
    },
    { now },
  )
}

test('SAMPLE_CONTENT chooses the sample', () => {
  expect(sampleFolder('on', samples)).toBe(join(samples, 'johanne'))
  expect(sampleFolder('johanne', samples)).toBe(join(samples, 'johanne'))
  expect(sampleFolder('iben', samples)).toBe(join(samples, 'iben'))
  expect(sampleFolder('off', samples)).toBeUndefined()
  const refused = 'SAMPLE_CONTENT must be on, off or one of: anker, iben, johanne'
  expect(() => sampleFolder('nobody', samples)).toThrow(refused)
})

databaseTest(
  'a site that lost its content but has an account gets no sample',
  async ({ backend }) => {
    const adminEmail = 'johanne@example.dk'
    await prepareFirstAdmin(backend, { adminEmail, adminPassword: 'en sætning om fjorden' })
    expect(await installSample(backend, folder)).toBe(false)
    expect(await rowsOf(backend, 'news')).toEqual([])
  },
)
