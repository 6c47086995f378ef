import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { addFakePicture } from '#tests/support/images'
import { noCollaboration } from '~/domain/files/files'
import { attachedPdfsForEditing } from '~/domain/files/files.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { collaborationAt } from './collaborations.server'
import {
  deleteCollaboration,
  moveCollaborationFocus,
  saveCollaboration,
} from './collaborations-commands.server'
import { collaborationForEditing, listCollaborations } from './collaborations-editing.server'

const blank = {
  revision: 0,
  title: 'Trio',
  short_text: null,
  description: '',
  link: null,
  picture: undefined,
  new_pdfs: [],
}

const scheduled = { state: 'scheduled', at: '2026-12-01T08:00:00.000Z' } as const

interface Saved {
  backend: Backend
  admin: Admin
  id: string
}

async function save(backend: Backend, admin: Admin, values: object = {}): Promise<Saved> {
  const before = new Set((await listCollaborations(backend)).map(({ id }) => id))
  await saveCollaboration(backend, admin, undefined, { ...blank, ...values })
  const added = (await listCollaborations(backend)).find(({ id }) => !before.has(id))
  return { backend, admin, id: added?.id ?? '' }
}

async function change({ backend, admin, id }: Saved, values: object) {
  const stored = await collaborationForEditing(backend, id)
  if (!stored) throw new Error('the collaboration is gone')
  const { image_url: _, publish: __, publish_date: ___, publish_time: ____, ...form } = stored
  await saveCollaboration(backend, admin, id, {
    ...form,
    picture: undefined,
    new_pdfs: [],
    ...values,
  })
}

/** Stores a picture like an upload. */
async function upload(backend: Backend, name: string) {
  const path = `images/collaborations/${name}.jpg`
  await addFakePicture(backend, path)
  return { path, alt: '', focus: { x: 0.5, y: 0.5 }, originalName: `${name}.jpg` }
}

async function attach({ db, files }: Backend, id: string, collaboration_id: string) {
  const file_path = `collaboration-pdfs/${id}.pdf`
  await files.put(file_path, Buffer.from('%PDF-1.4'))
  const at = '2026-01-01T00:00:00.000Z'
  await db
    .insertInto('collaboration_files')
    .values({
      id,
      collaboration_id,
      filename: `${id}.pdf`,
      file_path,
      original_name: `${id}.pdf`,
      file_size: 8,
      mime_type: 'application/pdf',
      created_at: at,
      updated_at: at,
      revision: 1,
    })
    .execute()
  return file_path
}

const linksOf = ({ db }: Backend) =>
  db
    .selectFrom('collaboration_images')
    .innerJoin('images', 'images.id', 'image_id')
    .select(['collaboration_id', 'file_path', 'is_primary'])
    .execute()

async function started({ backend }: DatabaseTest) {
  return { backend, admin: await signedInAdmin(backend) }
}

databaseTest('a collaboration is stored with all its fields', async (test) => {
  const { backend, admin } = await started(test)
  const picture = await upload(backend, 'one')
  const { id } = await save(backend, admin, {
    short_text: 'Kort.',
    description: '<p>Langt<script>x</script></p>',
    picture,
    link: 'https://example.dk',
  })
  expect(await collaborationForEditing(backend, id)).toEqual({
    revision: 1,
    title: 'Trio',
    short_text: 'Kort.',
    description: '<p>Langt</p>',
    link: 'https://example.dk',
    image_url: picture.path,
    publish: 'published',
    publish_date: '',
    publish_time: '',
  })
  expect(await linksOf(backend)).toEqual([
    { collaboration_id: id, file_path: picture.path, is_primary: 1 },
  ])
})

databaseTest(
  'PDFs uploaded before the first save belong to it, but not those of another',
  async (test) => {
    const { backend, admin } = await started(test)
    const other = await save(backend, admin, { title: 'Kor' })
    await attach(backend, 'leaflet', noCollaboration)
    await attach(backend, 'taken', other.id)
    const { id } = await save(backend, admin, { new_pdfs: ['leaflet', 'taken', 'gone'] })
    expect(await attachedPdfsForEditing(backend, id)).toMatchObject([{ id: 'leaflet' }])
    expect(await attachedPdfsForEditing(backend, other.id)).toMatchObject([{ id: 'taken' }])
    await deleteCollaboration(backend, admin, id)
    expect(await attachedPdfsForEditing(backend, noCollaboration)).toEqual([])
  },
)

databaseTest('its slug is made from the title, and former ones redirect', async (test) => {
  const { backend, admin } = await started(test)
  const first = await save(backend, admin, { title: 'Blæk & bølger' })
  await save(backend, admin, { title: 'Blæk, bølger' })
  for (const slug of ['blak-balger', 'blak-balger-2']) {
    expect(await collaborationAt(backend, slug)).toMatchObject({ collaboration: { slug } })
  }
  await change(first, { title: 'Blæk & Bølger!' })
  expect(await collaborationAt(backend, 'blak-balger')).toHaveProperty('collaboration')
  await change(first, { title: 'Fjorden' })
  expect(await collaborationAt(backend, 'blak-balger')).toEqual({ redirect: 'fjorden' })
})

databaseTest('a new picture replaces all earlier ones', async (test) => {
  const { backend, admin } = await started(test)
  const [old, young] = [await upload(backend, 'old'), await upload(backend, 'young')]
  const collaboration = await save(backend, admin, { picture: old })
  const other = await save(backend, admin, { title: 'Anden', picture: await upload(backend, 'x') })
  await backend.db
    .updateTable('collaboration_images')
    .set({ collaboration_id: collaboration.id, is_primary: 0 })
    .where('collaboration_id', '=', other.id)
    .execute()
  await change(collaboration, { picture: young })
  expect(await linksOf(backend)).toEqual([
    { collaboration_id: collaboration.id, file_path: young.path, is_primary: 1 },
  ])
  expect(await backend.files.exists(old.path)).toBe(true)
  expect(await backend.files.exists('images/collaborations/x.jpg')).toBe(true)
  expect(await backend.files.exists(young.path)).toBe(true)
})

databaseTest('a picture can get a new description, and can be removed', async (test) => {
  const { backend, admin } = await started(test)
  const picture = await upload(backend, 'one')
  const collaboration = await save(backend, admin, { picture })
  await change(collaboration, { picture: { ...picture, alt: 'Et orgel' } })
  const images = backend.db.selectFrom('images').select(['alt_text', 'file_path'])
  expect(await images.execute()).toEqual([{ alt_text: 'Et orgel', file_path: picture.path }])
  expect(await linksOf(backend)).toHaveLength(1)
  await change(collaboration, { picture: undefined })
  expect(await images.execute()).toEqual([])
  expect(await collaborationForEditing(backend, collaboration.id)).toMatchObject({
    image_url: null,
  })
  expect(await backend.files.exists(picture.path)).toBe(true)
})

databaseTest('a save over a newer change is refused and stores nothing', async (test) => {
  const { backend, admin } = await started(test)
  const picture = await upload(backend, 'one')
  const collaboration = await save(backend, admin, { picture })
  await change(collaboration, { title: 'Nyere', picture })
  const late = change(collaboration, { title: 'Ældre', revision: 1 })
  await expect(late).rejects.toMatchObject({ code: 'outdated' })
  expect(await collaborationForEditing(backend, collaboration.id)).toMatchObject({
    title: 'Nyere',
    image_url: picture.path,
  })
  expect(await linksOf(backend)).toHaveLength(1)
  const gone = saveCollaboration(backend, admin, 'gone', blank)
  await expect(gone).rejects.toMatchObject({ code: 'missing' })
})

databaseTest('the focus point of the primary picture is moved', async (test) => {
  const { backend, admin } = await started(test)
  const { id } = await save(backend, admin, { picture: await upload(backend, 'one') })
  await moveCollaborationFocus(backend, admin, id, { x: 0.25, y: 1 })
  const point = backend.db.selectFrom('images').select(['focus_x', 'focus_y'])
  expect(await point.execute()).toEqual([{ focus_x: 0.25, focus_y: 1 }])
  const bare = await save(backend, admin)
  for (const nothing of [bare.id, 'gone']) {
    const refused = moveCollaborationFocus(backend, admin, nothing, { x: 0, y: 0 })
    await expect(refused).rejects.toMatchObject({ code: 'missing' })
  }
})

databaseTest('the focus point of another picture of it stays', async (test) => {
  const { backend, admin } = await started(test)
  const { id } = await save(backend, admin, { picture: await upload(backend, 'one') })
  const other = await save(backend, admin, { picture: await upload(backend, 'two') })
  await backend.db
    .updateTable('collaboration_images')
    .set({ collaboration_id: id, is_primary: 0 })
    .where('collaboration_id', '=', other.id)
    .execute()
  await moveCollaborationFocus(backend, admin, id, { x: 0.25, y: 1 })
  const images = backend.db.selectFrom('images').select(['file_path', 'focus_x', 'focus_y'])
  expect(await images.orderBy('file_path').execute()).toEqual([
    { file_path: 'images/collaborations/one.jpg', focus_x: 0.25, focus_y: 1 },
    { file_path: 'images/collaborations/two.jpg', focus_x: 0.5, focus_y: 0.5 },
  ])
})

databaseTest('deleting a collaboration deletes its picture and its PDFs', async (test) => {
  const { backend, admin } = await started(test)
  const picture = await upload(backend, 'one')
  const { id } = await save(backend, admin, { picture })
  const own = await attach(backend, 'own', id)
  const ofText = await attach(backend, 'of-text', noCollaboration)
  await deleteCollaboration(backend, admin, id)
  expect(await listCollaborations(backend)).toEqual([])
  expect(await linksOf(backend)).toEqual([])
  expect(await backend.files.exists(picture.path)).toBe(true)
  expect(await backend.files.exists(own)).toBe(true)
  await deleteCollaboration(backend, admin, noCollaboration)
  expect(await backend.files.exists(ofText)).toBe(true)
  const left = backend.db.selectFrom('collaboration_files').select('id')
  expect(await left.execute()).toEqual([{ id: 'of-text' }])
})

databaseTest('a collaboration is edited after its hour of publication', async ({ backend, at }) => {
  const saved = await save(backend, await signedInAdmin(backend), { publication: scheduled })
  const later = { ...saved, backend: at('2026-12-02T09:00:00Z') }
  await change(later, { title: 'Kvartet', publication: scheduled })
  expect(await listCollaborations(backend)).toMatchObject([{ title: 'Kvartet' }])
})
