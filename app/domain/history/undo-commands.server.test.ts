import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { blanksOf } from '#tests/support/forms'
import { newsItem } from '#tests/support/news-item'
import { uploadPicture } from '#tests/support/screen'
import { blankWork } from '#tests/support/work'
import { saveWork } from '~/domain/bibliography/bibliography-commands.server'
import { addReview } from '~/domain/bibliography/reviews/reviews-commands.server'
import {
  addGalleryImages,
  deleteGalleryImage,
} from '~/domain/images/gallery/gallery-commands.server'
import { lectureForm } from '~/domain/lectures/lectures.form'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import { sweepOrphans } from '~/domain/sweep/sweep.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { changesPage } from './history.server'
import { expireTrash, trashList } from './trash.server'
import { emptyTrash, purgeTrashEntry } from './trash-commands.server'
import { undoChange } from './undo-commands.server'

const news = newsItem({ title: 'Håb', content: 'Om håb.' })

function lecture(title: string, fields: object = {}) {
  return lectureForm.parse({
    ...blanksOf(lectureForm),
    title,
    themes: [''],
    revision: '0',
    ...fields,
  })
}

const work = (title: string) => blankWork({ title })

const review = {
  header: null,
  quote_text: '<p>God.</p>',
  author: 'Avisen',
  publication: null,
  pull_quote: null,
  language: 'da' as const,
}

function rows<T extends keyof Schema>({ db }: Backend, table: T) {
  return db
    .selectFrom(table as 'news')
    .selectAll()
    .orderBy('id')
    .execute()
}

async function idIn(backend: Backend, table: keyof Schema): Promise<string> {
  return (await rows(backend, table))[0]?.id ?? ''
}

async function prepared({ backend }: Pick<DatabaseTest, 'backend'>) {
  return signedInAdmin(backend)
}

databaseTest('a deleted row is restored as it was', async ({ backend }) => {
  const admin = await prepared({ backend })
  await saveRow(backend, admin, 'news', undefined, news)
  const before = await rows(backend, 'news')
  const change = await deleteNoun(backend, admin, 'news', before[0]?.id ?? '')
  expect(await rows(backend, 'news')).toEqual([])
  expect((await trashList(backend)).items).toMatchObject([
    { change, what: 'nyheden »Håb«', daysLeft: 30 },
  ])
  await undoChange(backend, admin, change ?? '')
  expect(await rows(backend, 'news')).toEqual(before)
  expect((await trashList(backend)).items).toEqual([])
  const [{ what = [] } = {}] = (await changesPage(backend, 1)).items
  expect(what.map(({ text }) => text)).toEqual(['Gendannede nyheden »Håb«'])
})

databaseTest('an hour after its deletion a row has thirty days left', async ({ backend, at }) => {
  const admin = await prepared({ backend })
  await saveRow(backend, admin, 'news', undefined, news)
  await deleteNoun(backend, admin, 'news', await idIn(backend, 'news'))
  const hour = 60 * 60 * 1000
  const later = (hours: number) =>
    at(new Date(backend.clock.now().getTime() + hours * hour).toISOString())
  const daysAfter = async (hours: number) => (await trashList(later(hours))).items[0]?.daysLeft
  expect([await daysAfter(1), await daysAfter(23), await daysAfter(24)]).toEqual([30, 30, 29])
})

databaseTest('deleting an already deleted row returns no change to undo', async ({ backend }) => {
  const admin = await prepared({ backend })
  expect(await deleteNoun(backend, admin, 'news', 'gone')).toBeUndefined()
  await expect(undoChange(backend, admin, 'never')).rejects.toThrow('missing')
})

databaseTest('a lecture is restored with its picture and its slug', async ({ backend }) => {
  const admin = await prepared({ backend })
  const image_url = await addPicturedLecture(backend, admin, 'Tro og håb')
  const before = [await rows(backend, 'lectures'), await rows(backend, 'images')]
  const change = await deleteNoun(backend, admin, 'lectures', await idIn(backend, 'lectures'))
  expect(await rows(backend, 'images')).toEqual([])
  expect(await backend.files.exists(image_url)).toBe(true)
  await undoChange(backend, admin, change ?? '')
  expect([await rows(backend, 'lectures'), await rows(backend, 'images')]).toEqual(before)
})

databaseTest('a work is restored with its reviews', async ({ backend }) => {
  const admin = await prepared({ backend })
  await saveWork(backend, admin, undefined, work('Fjorden'))
  const id = await idIn(backend, 'bibliography')
  for (const author of ['Avisen', 'Bladet'])
    await addReview(backend, admin, id, { ...review, author })
  const before = await rows(backend, 'reviews')
  const change = await deleteNoun(backend, admin, 'bibliography', id)
  expect((await trashList(backend)).items).toMatchObject([{ change, what: 'værket »Fjorden«' }])
  expect(await rows(backend, 'reviews')).toEqual([])
  await undoChange(backend, admin, change ?? '')
  expect(await rows(backend, 'reviews')).toEqual(before)
})

databaseTest('a review cannot be restored before its work', async ({ backend }) => {
  const admin = await prepared({ backend })
  await saveWork(backend, admin, undefined, work('Fjorden'))
  const id = await idIn(backend, 'bibliography')
  await addReview(backend, admin, id, review)
  const ofReview = await deleteNoun(backend, admin, 'reviews', await idIn(backend, 'reviews'))
  const ofWork = await deleteNoun(backend, admin, 'bibliography', id)
  await expect(undoChange(backend, admin, ofReview ?? '')).rejects.toThrow('owner-missing')
  await undoChange(backend, admin, ofWork ?? '')
  await undoChange(backend, admin, ofReview ?? '')
  expect(await rows(backend, 'reviews')).toHaveLength(1)
})

databaseTest(
  'if another row has the slug by now, an error is shown and nothing changes',
  async ({ backend }) => {
    const admin = await prepared({ backend })
    await saveRow(backend, admin, 'lectures', undefined, lecture('Håb'))
    const change = await deleteNoun(backend, admin, 'lectures', await idIn(backend, 'lectures'))
    await saveRow(backend, admin, 'lectures', undefined, lecture('Håb'))
    // Possible before slugs were reserved for rows in the trash.
    await backend.db.updateTable('lectures').set({ slug: 'haab' }).execute()
    await expect(undoChange(backend, admin, change ?? '')).rejects.toThrow('slug-taken')
    expect(await rows(backend, 'lectures')).toHaveLength(1)
    expect((await trashList(backend)).items).toHaveLength(1)
  },
)

databaseTest(
  'a change of a row can be undone unless the row was written again',
  async ({ backend }) => {
    const admin = await prepared({ backend })
    await saveRow(backend, admin, 'lectures', undefined, lecture('Håb'))
    const id = await idIn(backend, 'lectures')
    await saveRow(
      backend,
      admin,
      'lectures',
      id,
      lecture('Tro', { revision: '1', location: 'Ribe' }),
    )
    const change = await latestChange(backend)
    await saveRow(backend, admin, 'lectures', id, lecture('Kærlighed', { revision: '2' }))
    await expect(undoChange(backend, admin, change)).rejects.toThrow('changed-since')
    await undoChange(backend, admin, await latestChange(backend))
    expect(await rows(backend, 'lectures')).toMatchObject([
      { title: 'Tro', slug: 'tro', location: 'Ribe', revision: 4 },
    ])
    const former = await backend.db
      .selectFrom('former_slugs')
      .select('slug')
      .orderBy('slug')
      .execute()
    expect(former.map(({ slug }) => slug)).toEqual(['haab', 'kaerlighed'])
  },
)

databaseTest('undoing an addition moves the row to the trash', async ({ backend }) => {
  const admin = await prepared({ backend })
  await saveRow(backend, admin, 'news', undefined, news)
  await undoChange(backend, admin, await latestChange(backend))
  expect(await rows(backend, 'news')).toEqual([])
  const [{ change = '' } = {}] = (await trashList(backend)).items
  await undoChange(backend, admin, change)
  expect(await rows(backend, 'news')).toHaveLength(1)
})

databaseTest(
  'a press picture is hidden until it is restored or permanently deleted',
  async ({ backend }) => {
    const admin = await prepared({ backend })
    const path = await uploadPicture(backend, 'images/images/gallery_1.jpg')
    const picture = { path, alt: 'Fjorden', focus: { x: 0.5, y: 0.5 }, originalName: 'a.jpg' }
    await addGalleryImages(backend, admin, {
      picture,
      thumbnailPath: null,
      description: null,
    } as never)
    const id = await idIn(backend, 'images')
    const first = await deleteGalleryImage(backend, admin, id)
    expect(await rows(backend, 'images')).toMatchObject([{ is_active: 0 }])
    await undoChange(backend, admin, first ?? '')
    expect(await rows(backend, 'images')).toMatchObject([{ is_active: 1, alt_text: 'Fjorden' }])
    await purgeTrashEntry(backend, admin, (await deleteGalleryImage(backend, admin, id)) ?? '')
    expect(await rows(backend, 'images')).toEqual([])
    expect(await backend.files.exists(path)).toBe(false)
    expect((await trashList(backend)).items).toEqual([])
  },
)

databaseTest('nothing remains of rows that are emptied from the trash', async ({ backend }) => {
  const admin = await prepared({ backend })
  const image_url = await addPicturedLecture(backend, admin, 'Håb')
  const change = await deleteNoun(backend, admin, 'lectures', await idIn(backend, 'lectures'))
  await emptyTrash(backend, admin)
  expect(await backend.files.exists(image_url)).toBe(false)
  expect(await backend.db.selectFrom('row_versions').selectAll().execute()).toEqual([])
  await expect(undoChange(backend, admin, change ?? '')).rejects.toThrow('missing')
  await expect(purgeTrashEntry(backend, admin, change ?? '')).rejects.toThrow('missing')
})

databaseTest(
  'after thirty days the trash deletes files, and texts stay in the history',
  async ({ backend, at }) => {
    const admin = await prepared({ backend })
    const image_url = await addPicturedLecture(backend, admin, 'Håb')
    await deleteNoun(backend, admin, 'lectures', await idIn(backend, 'lectures'))
    await expireTrash(at('2026-12-21T08:00:00Z'))
    expect((await trashList(backend)).items).toHaveLength(1)
    const later = at('2026-12-21T10:00:00Z')
    await expireTrash(later)
    await sweepOrphans(later)
    expect((await trashList(backend)).items).toEqual([])
    expect(await backend.files.exists(image_url)).toBe(false)
    const kept = await backend.db.selectFrom('row_versions').select(['noun', 'action']).execute()
    expect(new Set(kept.map(({ noun }) => noun))).toEqual(new Set(['lectures']))
  },
)

async function addPicturedLecture(backend: Backend, admin: Admin, title: string) {
  const image_url = await uploadPicture(backend, 'images/lectures/lecture_1.jpg')
  const form = lecture(title, { image_url, image_url_alt: 'Fjorden' })
  await saveRow(backend, admin, 'lectures', undefined, form)
  return image_url
}

async function latestChange({ db }: Backend): Promise<string> {
  const change = db.selectFrom('changes').select('id').orderBy('number', 'desc')
  return (await change.executeTakeFirstOrThrow()).id
}
