import sharp from 'sharp'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { storePicture } from '~/domain/images/stored-pictures/store-picture.server'
import { deleteIfUnused } from '~/domain/images/stored-pictures/unused-pictures.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange } from '~/platform/changes/rows.server'
import type { PictureInput } from './images.form'
import { insertImage, replacePicture } from './images-commands.server'

const lecture = { assignment: 'lecture' }

async function upload(backend: Backend, path: string): Promise<PictureInput> {
  const source = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  await storePicture(backend, { path, source })
  return { path, alt: 'Fjorden', focus: { x: 0.2, y: 0.8 }, originalName: 'fjorden.jpg' }
}

function replace(
  backend: Backend,
  admin: Admin,
  previous: string | null,
  chosen: PictureInput | undefined,
) {
  return commitChange(backend, ['images'], (tx) =>
    replacePicture(tx, admin, previous, chosen, lecture),
  )
}

const images = ({ db }: Backend) =>
  db.selectFrom('images').selectAll().orderBy('sort_order').execute()

databaseTest('an uploaded picture becomes an image with its description', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const chosen = await upload(backend, 'images/lectures/lecture_1.jpg')
  const { id, path } = await commitChange(backend, ['images'], (tx) =>
    insertImage(tx, admin, chosen, lecture),
  )
  expect(path).toBe(chosen.path)
  expect(await images(backend)).toMatchObject([
    {
      id,
      filename: 'lecture_1.jpg',
      file_path: 'images/lectures/lecture_1.jpg',
      original_name: 'fjorden.jpg',
      mime_type: 'image/jpeg',
      alt_text: 'Fjorden',
      focus_x: 0.2,
      focus_y: 0.8,
      page_assignment: 'lecture',
      sort_order: 1,
      is_active: 1,
      revision: 1,
    },
  ])
})

databaseTest('each new image is placed last in its assignment', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  for (const number of [1, 2]) {
    const chosen = await upload(backend, `images/images/gallery_${number}.jpg`)
    await insertImage(backend, admin, chosen, { assignment: null })
  }
  expect((await images(backend)).map(({ sort_order }) => sort_order)).toEqual([1, 2])
})

databaseTest('a picture that is not stored is rejected', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const chosen = { path: 'images/none.jpg', alt: '', focus: { x: 0.5, y: 0.5 }, originalName: 'a' }
  await expect(replace(backend, admin, null, chosen)).rejects.toMatchObject({ code: 'missing' })
  expect(await images(backend)).toEqual([])
})

databaseTest(
  'a new picture replaces the old one, whose file stays for the history',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const first = await upload(backend, 'images/lectures/lecture_1.jpg')
    await replace(backend, admin, null, first)
    const second = await upload(backend, 'images/lectures/lecture_2.jpg')
    const replaced = await replace(backend, admin, first.path, second)

    expect(replaced?.path).toBe(second.path)
    expect((await images(backend)).map(({ file_path }) => file_path)).toEqual([second.path])
    expect(await backend.files.exists(first.path)).toBe(true)
    await deleteIfUnused(backend, first.path)
    expect(await backend.files.exists(first.path)).toBe(true)
    await backend.db.deleteFrom('row_versions').execute()
    await deleteIfUnused(backend, first.path)
    expect(await backend.files.exists(first.path)).toBe(false)
    expect(await backend.files.exists(second.path)).toBe(true)
  },
)

databaseTest('a failed save keeps the old picture', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const first = await upload(backend, 'images/lectures/lecture_1.jpg')
  await replace(backend, admin, null, first)
  const second = await upload(backend, 'images/lectures/lecture_2.jpg')
  const saving = commitChange(backend, ['images'], async (tx) => {
    await replacePicture(tx, admin, first.path, second, lecture)
    throw new Error('the row could not be written')
  })
  await expect(saving).rejects.toThrow('the row could not be written')
  await deleteIfUnused(backend, first.path)
  expect((await images(backend)).map(({ file_path }) => file_path)).toEqual([first.path])
  expect(await backend.files.exists(first.path)).toBe(true)
})

databaseTest('saving the same picture updates only what changed', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const chosen = await upload(backend, 'images/lectures/lecture_1.jpg')
  await replace(backend, admin, null, chosen)
  await replace(backend, admin, chosen.path, chosen)
  expect(await images(backend)).toMatchObject([{ revision: 1 }])
  await replace(backend, admin, chosen.path, { ...chosen, alt: 'Havnen' })
  expect(await images(backend)).toMatchObject([{ revision: 2, alt_text: 'Havnen', focus_x: 0.2 }])
  await replace(backend, admin, chosen.path, { ...chosen, focus: { x: 0.2, y: 0.4 } })
  expect(await images(backend)).toMatchObject([{ revision: 3, alt_text: 'Fjorden', focus_y: 0.4 }])
})

databaseTest(
  'a picture of a row gets the credit of the gallery, not of another row or a deleted image',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const chosen = await upload(backend, 'images/shared.jpg')
    const insert = (assignment: string | null, columns = {}) =>
      insertImage(backend, admin, chosen, { assignment, ...columns })
    await insert('news', { credit: 'Foto: Nyt' })
    await insert(null, { credit: 'Foto: Slettet', is_active: 0 })
    await replace(backend, admin, null, chosen)
    const credits = async () =>
      (await images(backend)).flatMap(({ page_assignment, credit }) =>
        page_assignment === 'lecture' ? [credit] : [],
      )
    expect(await credits()).toEqual([null])
    await insert(null, { credit: 'Foto: M. Holm' })
    await replace(backend, admin, null, chosen)
    expect(await credits()).toEqual([null, 'Foto: M. Holm'])
  },
)

databaseTest('choosing no picture removes the current one', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const chosen = await upload(backend, 'images/lectures/lecture_1.jpg')
  await replace(backend, admin, null, chosen)
  expect(await replace(backend, admin, chosen.path, undefined)).toBeUndefined()
  expect(await images(backend)).toEqual([])
})

databaseTest('a picture that something else shows is not deleted', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const chosen = await upload(backend, 'images/shared.jpg')
  await insertImage(backend, admin, chosen, { assignment: null })
  await replace(backend, admin, null, chosen)
  await replace(backend, admin, chosen.path, undefined)
  await deleteIfUnused(backend, chosen.path)
  expect(await backend.files.exists(chosen.path)).toBe(true)
})

databaseTest('an external picture URL is left unchanged', async ({ backend, logged }) => {
  const admin = await signedInAdmin(backend)
  const url = 'https://example.dk/cover.jpg'
  expect(await replace(backend, admin, url, undefined)).toBeUndefined()
  await deleteIfUnused(backend, url)
  expect(logged).toEqual([])
})
