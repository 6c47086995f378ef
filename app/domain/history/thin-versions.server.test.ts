import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { uploadPicture } from '#tests/support/screen'
import { addGalleryImages } from '~/domain/images/gallery/gallery-commands.server'
import { insertImage, replacePicture } from '~/domain/images/images-commands.server'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import { sweepOrphans } from '~/domain/sweep/sweep.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, patchRow } from '~/platform/changes/rows.server'
import { systemClock } from '~/platform/runtime/clock'
import { thinVersions } from './thin-versions.server'

const purpose = { assignment: 'lecture' }

function chosen(path: string) {
  return { path, alt: '', focus: { x: 0.5, y: 0.5 }, originalName: 'a.jpg' }
}

async function versions({ db }: Backend, noun: 'images' | 'news'): Promise<string[]> {
  const rows = db.selectFrom('row_versions').select('at').where('noun', '=', noun)
  return (await rows.orderBy('number').execute()).map(({ at }) => at.slice(0, 16))
}

/** A press picture whose description changed at each of these instants. */
async function described({ backend, at }: DatabaseTest, instants: string[]) {
  const admin = await signedInAdmin(backend)
  const path = await uploadPicture(backend, 'images/images/gallery_1.jpg')
  const picture = { picture: chosen(path), thumbnailPath: null, description: null }
  await addGalleryImages(at(instants[0] ?? ''), admin, picture as never)
  const { id } = await backend.db.selectFrom('images').select('id').executeTakeFirstOrThrow()
  for (const instant of instants.slice(1)) {
    await commitChange(at(instant), ['images'], (tx) =>
      patchRow(tx, admin, 'images', id, { alt_text: instant }),
    )
  }
}

const written = [
  '2026-01-10T09:00Z',
  '2026-01-10T22:59Z',
  '2026-01-10T23:00Z',
  '2026-01-20T09:00Z',
  '2026-02-01T09:00Z',
  '2026-02-01T10:00Z',
  '2026-02-01T11:00Z',
]
const instants = written.map((instant) => instant.replace('Z', ':00.000Z'))
const kept = (...indexes: number[]) => indexes.map((index) => written[index]?.slice(0, 16))

databaseTest('versions that name files are all stored for a year', async (context) => {
  await described(context, instants)
  expect(await thinVersions(context.at('2027-01-10T08:00:00Z'))).toBe(0)
  expect(await thinVersions(context.at('2027-01-25T08:00:00Z'))).toBe(1)
  expect(await versions(context.backend, 'images')).toEqual(kept(1, 2, 3, 4, 5, 6))
})

databaseTest(
  'after a year the last version of each day in Copenhagen stays, and the two latest',
  async (context) => {
    await described(context, instants)
    expect(await thinVersions(context.at('2027-06-01T08:00:00Z'))).toBe(2)
    expect(await versions(context.backend, 'images')).toEqual(kept(1, 2, 3, 5, 6))
    expect(await thinVersions(context.at('2027-06-02T08:00:00Z'))).toBe(0)
    expect(await thinVersions(context.at('2028-12-01T08:00:00Z'))).toBe(0)
  },
)

databaseTest('after three years the last version of each month stays', async (context) => {
  await described(context, instants)
  await thinVersions(context.at('2030-01-01T08:00:00Z'))
  expect(await versions(context.backend, 'images')).toEqual(kept(3, 5, 6))
})

databaseTest('versions of texts are stored forever', async ({ backend, at, logged }) => {
  const admin = await signedInAdmin(backend)
  const news = { title: 'Håb', content: 'Om håb.', published_date: '2026-11-21', link: null }
  await saveRow(backend, admin, 'news', undefined, { ...news, revision: 0 } as never)
  const { id } = await backend.db.selectFrom('news').select('id').executeTakeFirstOrThrow()
  await saveRow(backend, admin, 'news', id, { ...news, title: 'Tro', revision: 1 } as never)
  await deleteNoun(backend, admin, 'news', id)
  expect(await thinVersions(at('2040-01-01T08:00:00Z'))).toBe(0)
  expect(logged).toEqual([])
  expect(await versions(backend, 'news')).toHaveLength(3)
})

const now = systemClock.now()
const later = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

databaseTest(
  'a picture replaced on the day it was chosen is deleted after a year, with its file',
  async ({ backend, at }) => {
    const admin = await signedInAdmin(backend)
    const noon = `${later(1).slice(0, 10)}T10:00:00.000Z`
    const first = await uploadPicture(backend, 'images/lectures/lecture_1.jpg')
    const second = await uploadPicture(backend, 'images/lectures/lecture_2.jpg')
    const third = await uploadPicture(backend, 'images/lectures/lecture_3.jpg')
    const change = (instant: string, work: (tx: Backend) => Promise<unknown>) =>
      commitChange(at(instant), ['images'], work)
    await change(noon, (tx) => insertImage(tx, admin, chosen(first), purpose))
    await change(noon, (tx) => replacePicture(tx, admin, first, chosen(second), purpose))
    await change(later(10), (tx) => replacePicture(tx, admin, second, chosen(third), purpose))
    const isThere = () =>
      Promise.all([first, second, third].map((one) => backend.files.exists(one)))
    const sweep = async (instant: string) => {
      await thinVersions(at(instant))
      await sweepOrphans(at(instant))
    }
    await sweep(later(360))
    expect(await isThere()).toEqual([true, true, true])
    await sweep(later(500))
    expect(await isThere()).toEqual([false, true, true])
  },
  { now: now.toISOString() },
)

databaseTest('the trash is left alone', async (context) => {
  const { backend, at } = context
  await described(context, instants)
  const { id } = await backend.db.selectFrom('images').select('id').executeTakeFirstOrThrow()
  const row = await backend.db
    .selectFrom('row_versions')
    .select(['change_id', 'at'])
    .where('number', '=', 7)
    .executeTakeFirstOrThrow()
  const entry = { noun: 'images' as const, row_id: id, admin_id: '', name: null }
  await backend.db
    .insertInto('trash')
    .values({ ...entry, change_id: row.change_id ?? '', at: row.at })
    .execute()
  expect(await thinVersions(at('2030-01-01T08:00:00Z'))).toBe(0)
})
