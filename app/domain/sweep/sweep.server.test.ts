import { randomUUID } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { newsItem } from '#tests/support/news-item'
import { noCollaboration } from '~/domain/files/files'
import { insertImage } from '~/domain/images/images-commands.server'
import { storePicture } from '~/domain/images/stored-pictures/store-picture.server'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import { storeUnsavedDraft } from '~/domain/unsaved-drafts/store-unsaved-draft.server'
import { removeUnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, deleteRow, insertRow, patchRow } from '~/platform/changes/rows.server'
import { queueMail } from '~/platform/mail/outbox.server'
import { systemClock } from '~/platform/runtime/clock'
import { startSweeping, sweepOrphans } from './sweep.server'

/** Files have the real time as their modification time, so the clock must too. */
const now = systemClock.now().toISOString()
const hours = (count: number) =>
  new Date(systemClock.now().getTime() + count * 60 * 60 * 1000).toISOString()

const bytes = Buffer.from('%PDF-1.7')

async function upload(backend: Backend, path: string, background = 'navy') {
  const source = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return storePicture(backend, { path, source })
}

/** Keeps the sweep away from the files of other tests, which are old by its clock. */
const hideTemporaryFolder = (folder: string) => vi.stubEnv('TMPDIR', folder)

async function paths({ files }: Backend): Promise<string[]> {
  const found: string[] = []
  for await (const { path } of files.entries('')) found.push(path)
  return found.sort()
}

databaseTest(
  'an upload without a saved form is removed after a day, with all its files',
  async ({ backend, at }) => {
    await upload(backend, 'images/lectures/lecture_1.jpg')
    expect(await sweepOrphans(at(hours(23)))).toEqual({ pictures: 0, files: 0 })
    expect(await paths(backend)).toHaveLength(2)
    expect(await sweepOrphans(at(hours(25)))).toEqual({ pictures: 1, files: 1 })
    expect(await paths(backend)).toEqual([])
    const rows = await backend.db.selectFrom('stored_pictures').selectAll().execute()
    expect(rows).toEqual([])
  },
  { now },
)

databaseTest(
  'an upload in the text of an unsaved draft stays until the draft is removed',
  async ({ backend, at }) => {
    const admin = await signedInAdmin(backend)
    const { path } = await upload(backend, 'images/texts/text_1.jpg')
    const id = randomUUID()
    await storeUnsavedDraft(backend, admin, {
      id,
      ...{ form: '/admin/nyheder/ny', path: '/admin/nyheder/ny', kind: '', title: '', excerpt: '' },
      ...{ base: {}, device: '' },
      content: { fields: { content: [`<figure data-picture="${path}"></figure>`] }, pictures: [] },
      revision: 0,
      writer: randomUUID(),
      turn: 1,
    })
    expect(await sweepOrphans(at(hours(25)))).toEqual({ pictures: 0, files: 0 })
    await removeUnsavedDraft(backend, admin, id)
    expect(await sweepOrphans(at(hours(25)))).toEqual({ pictures: 1, files: 1 })
  },
  { now },
)

databaseTest(
  'the files of an image stay, also of a hidden or deleted one',
  async ({ backend, at }) => {
    const admin = await signedInAdmin(backend)
    const { path } = await upload(backend, 'images/a.jpg')
    const thumbnail = await upload(backend, 'images/b.jpg', 'darkred')
    const chosen = { path, alt: '', focus: { x: 0.5, y: 0.5 }, originalName: 'a.jpg' }
    const { id } = await insertImage(backend, admin, chosen, { assignment: null })
    await backend.db
      .updateTable('images')
      .set({ is_active: 0, thumbnail_path: thumbnail.path })
      .where('id', '=', id)
      .execute()
    expect(await sweepOrphans(at(hours(1000)))).toEqual({ pictures: 0, files: 0 })
    expect(await paths(backend)).toHaveLength(4)
    // The history can restore a deleted one.
    await deleteRow(backend, admin, 'images', id)
    expect(await sweepOrphans(at(hours(1000)))).toEqual({ pictures: 0, files: 0 })
    expect(await paths(backend)).toHaveLength(4)
  },
  { now },
)

databaseTest(
  'files without a row are removed; files with a row or in the trash, and recent ones, stay',
  async ({ backend, at }) => {
    const admin = await signedInAdmin(backend)
    const folders = ['collaboration-pdfs', 'hymn-files', 'recordings']
    const kept = folders.map((folder) => `${folder}/kept.pdf`)
    const orphans = [
      ...folders.map((folder) => `${folder}/a.pdf`),
      ...['images/hero/hero_1.jpg', 'derived/gone/400.webp', 'press-kits/gone.zip'],
    ]
    for (const path of [...kept, ...orphans]) await backend.files.put(path, bytes)
    const row = { filename: 'kept.pdf', original_name: 'kept.pdf', file_size: 8, mime_type: '' }
    const ids = []
    for (const file_path of kept) {
      const file = { ...row, file_path, collaboration_id: noCollaboration }
      ids.push(await insertRow(backend, admin, 'collaboration_files', file))
    }
    expect(await sweepOrphans(at(hours(23)))).toEqual({ pictures: 0, files: 0 })
    expect(await sweepOrphans(at(hours(25)))).toEqual({ pictures: 0, files: 6 })
    for (const id of ids) await deleteRow(backend, admin, 'collaboration_files', id)
    expect(await sweepOrphans(at(hours(25)))).toEqual({ pictures: 0, files: 0 })
    expect(await paths(backend)).toEqual(kept)
  },
  { now },
)

databaseTest(
  'derived pictures that an identical picture uses stay',
  async ({ backend, at }) => {
    const admin = await signedInAdmin(backend)
    await upload(backend, 'images/unused.jpg')
    const { path, contentHash } = await upload(backend, 'images/used.jpg')
    const chosen = { path, alt: '', focus: { x: 0.5, y: 0.5 }, originalName: 'a.jpg' }
    await insertImage(backend, admin, chosen, { assignment: null })
    expect(await sweepOrphans(at(hours(25)))).toEqual({ pictures: 1, files: 0 })
    expect(await paths(backend)).toEqual([`derived/${contentHash}/60.jpg`, path])
  },
  { now },
)

databaseTest(
  'sweeping runs at the start and every day until it is stopped',
  async ({ backend, dataDir, at }) => {
    hideTemporaryFolder(dataDir)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const orphan = (number: number) => backend.files.put(`images/${number}.jpg`, bytes)
    const gone = () => eventually(async () => expect(await paths(backend)).toEqual([]))
    await orphan(1)
    const stop = startSweeping(at(hours(25)))
    await gone()
    for (const day of [2, 3]) {
      await orphan(day)
      vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1)
      expect(await paths(backend)).toHaveLength(1)
      vi.advanceTimersByTime(1)
      await gone()
    }
    await stop()
    await orphan(4)
    vi.advanceTimersByTime(1000 * 60 * 60 * 1000)
    await stop()
    expect(await paths(backend)).toHaveLength(1)
  },
  { now },
)

databaseTest(
  'a failed sweep is logged, and the next one runs',
  async ({ backend, dataDir, at, logged }) => {
    hideTemporaryFolder(dataDir)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await backend.files.put('images/1.jpg', bytes)
    let isAway = true
    const entries = (folder: string) => {
      if (isAway) throw new Error('the file store is away')
      return backend.files.entries(folder)
    }
    const files = Object.assign(Object.create(backend.files), { entries })
    const stop = startSweeping({ ...at(hours(25)), files })
    await eventually(() => expect(logged).toMatchObject([{ msg: 'orphans could not be swept' }]))
    isAway = false
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    await eventually(async () => expect(await paths(backend)).toEqual([]))
    await stop()
  },
  { now },
)

databaseTest(
  'share pictures are removed after a week',
  async ({ backend, at }) => {
    await backend.files.put('sharing/a.png', bytes)
    expect(await sweepOrphans(at(hours(6 * 24)))).toEqual({ pictures: 0, files: 0 })
    expect(await sweepOrphans(at(hours(8 * 24)))).toEqual({ pictures: 0, files: 1 })
  },
  { now },
)

databaseTest(
  'a sweep also expires mails and the trash, thins old versions and removes abandoned uploads',
  async ({ backend, dataDir, at }) => {
    hideTemporaryFolder(dataDir)
    const abandoned = join(dataDir, 'skrivestue-upload-1')
    writeFileSync(abandoned, bytes)
    const admin = await signedInAdmin(backend)
    const { path } = await upload(backend, 'images/images/gallery_1.jpg')
    const focus = { x: 0.5, y: 0.5 }
    const picture = { path, alt: '', focus, originalName: 'a.jpg' }
    await commitChange(backend, ['images'], (tx) =>
      insertImage(tx, admin, picture, { assignment: null }),
    )
    const { id } = await backend.db.selectFrom('images').select('id').executeTakeFirstOrThrow()
    for (const alt_text of ['Én', 'To', 'Tre']) {
      await commitChange(backend, ['images'], (tx) =>
        patchRow(tx, admin, 'images', id, { alt_text }),
      )
    }
    const { id: news } = await saveRow(backend, admin, 'news', undefined, newsItem())
    await deleteNoun(backend, admin, 'news', news)
    await queueMail(backend, { to: 'bo@example.dk', subject: 'Tak', body: [] })
    const stored = async () => {
      const versions = backend.db.selectFrom('row_versions').where('noun', '=', 'images')
      return {
        trash: (await backend.db.selectFrom('trash').selectAll().execute()).length,
        versions: (await versions.selectAll().execute()).length,
        mails: (await backend.db.selectFrom('outbox').selectAll().execute()).length,
      }
    }
    expect(await stored()).toEqual({ trash: 1, versions: 4, mails: 1 })
    await startSweeping(at(hours(400 * 24)))()
    expect(await stored()).toEqual({ trash: 0, versions: 2, mails: 0 })
    expect(existsSync(abandoned)).toBe(false)
  },
  { now },
)
