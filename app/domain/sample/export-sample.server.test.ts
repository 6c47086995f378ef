import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { makeSmallSample } from '#tests/support/small-sample'
import { openWriter } from '#tests/support/writer'
import { patchRow } from '~/platform/changes/rows.server'
import { fixedClock } from '~/platform/runtime/clock'
import { exportSample } from './export-sample.server'
import { installSample } from './install-sample.server'
import { referencesOf } from './references'
import { pathsIn, readSample, type SampleArchive } from './sample-archive.server'
import { datedRow, relativeRow } from './sample-dates'

let small: { folder: string; sample: SampleArchive }

beforeAll(async () => {
  small = await makeSmallSample()
})
afterAll(() => rm(small.folder, { recursive: true }))

async function copyOfSample(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'skrivestue-export-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'johanne')
  await cp(small.folder, folder, { recursive: true })
  return folder
}

databaseTest('an untouched sample is exported unchanged, even on a later day', async (site) => {
  const { backend, database } = site
  const folder = await copyOfSample()
  await installSample(backend, folder)
  const clock = fixedClock('2026-12-24T12:00:00Z')
  await exportSample({ ...backend, database, clock }, folder)
  const { tables, files } = readSample(folder)
  expect(Object.keys(tables)).toEqual(Object.keys(small.sample.tables))
  // A column that was added after the sample was exported has its default.
  expect(comparable(tables)).toMatchObject(comparable(small.sample.tables))
  for (const path of pathsIn(tables, referencesOf(backend.nouns))) {
    expect(await readFile(join(files, path))).toEqual(
      await readFile(join(small.sample.files, path)),
    )
  }
})

/** Without the sizes of pictures, since the tiny test pictures differ from those of the sample. */
function comparable({ images = [], ...tables }: SampleArchive['tables']) {
  return { ...tables, images: images.map((image) => ({ ...image, file_size: 0 })) }
}

databaseTest('an export that fails leaves the sample as it was', async ({ backend, database }) => {
  const folder = await copyOfSample()
  await installSample(backend, folder)
  const [path = ''] = pathsIn(small.sample.tables, referencesOf(backend.nouns))
  await backend.files.remove(path)
  await rm(join(folder, 'files'), { recursive: true })
  await expect(exportSample({ ...backend, database }, folder)).rejects.toThrow()
  expect(await readdir(dirname(folder))).toEqual(['johanne'])
  expect(readSample(folder).tables).toEqual(small.sample.tables)
})

databaseTest(
  'changes to the sample are exported and installed again',
  async ({ backend, database, at }) => {
    const folder = await copyOfSample()
    await installSample(backend, folder)
    const admin = await signedInAdmin(backend)
    const later = at('2026-11-24T12:00:00Z')
    const event = { title: 'Læsning', date: '2026-12-01', event_type: 'other' } as const
    await patchRow(later, admin, 'news', 'sample-news-1', { title: 'En ny titel' })
    const write = await openWriter(later)
    const { id: added } = await write.event(event.title, event)
    const tables = await exportSample({ ...later, database }, folder)
    expect(tables).not.toHaveProperty('users')
    expect(tables.calendar_events?.at(-1) ?? {}).toMatchObject({ date: '@today-704' })
    const exported = tables.calendar_events?.find(({ id }) => id === added)
    // Installed on the 21st, which is @today and @now. No row is newer.
    expect(exported).toMatchObject({ ...event, date: '@today+10', created_at: '@now', revision: 1 })
    const [news] = tables.news ?? []
    expect(news).toMatchObject({ title: 'En ny titel', updated_at: news?.created_at, revision: 1 })
    const [installed] = small.sample.tables.news ?? []
    expect(news?.created_at).toBe(installed?.created_at)
  },
)

test('dates and instants are relative to the day of the installation', () => {
  const anchor = { now: '2026-11-21T23:30:00.000Z', today: '2026-11-22' }
  const row = {
    date: '2026-12-04',
    day: '2026-11-22',
    past: '2026-11-21',
    created_at: '2026-11-21T23:30:00.000Z',
    hours: '2026-11-21T20:30:00.000Z',
    seconds: '2026-11-21T23:31:01.000Z',
    published_at: '1970-01-01T00:00:00.000Z',
    text: 'Skrevet 2026-11-22',
    year: 2026,
    empty: null,
  }
  const relative = {
    ...row,
    date: '@today+12',
    day: '@today',
    past: '@today-1',
    created_at: '@now',
    hours: '@now-3h',
    seconds: '@now+61s',
  }
  expect(relativeRow(row, anchor)).toEqual(relative)
  expect(datedRow(relative, anchor)).toEqual(row)
  const other = { now: '2028-02-28T12:00:00.000Z', today: '2028-02-28' }
  expect(datedRow({ date: '@today+2', created_at: '@now-3d' }, other)).toEqual({
    date: '2028-03-01',
    created_at: '2028-02-25T12:00:00.000Z',
  })
})
