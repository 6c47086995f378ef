import sharp from 'sharp'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { sitePicture } from '~/domain/images/images.server'
import { storeUploadedPicture } from '~/domain/images/stored-pictures/store-picture.server'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { replaceSitePicture, restoreSitePicture } from './site-pictures-commands.server'

async function chosen(backend: Backend, admin: Admin, alt: string) {
  const source = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  const { path } = await storeUploadedPicture(backend, admin, { source, purpose: 'calendar-hero' })
  return { path, alt, focus: { x: 0.5, y: 0.5 }, originalName: `${alt}.jpg` }
}

const rows = ({ db }: Backend) =>
  db.selectFrom('images').select(['alt_text', 'is_active']).orderBy('sort_order').execute()

databaseTest('a new picture makes the old one inactive', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  for (const alt of ['old', 'new']) {
    const picture = await chosen(backend, admin, alt)
    await inTransaction(backend, (tx) => replaceSitePicture(tx, admin, 'calendar-hero', picture))
  }
  expect(await rows(backend)).toEqual([
    { alt_text: 'old', is_active: 0 },
    { alt_text: 'new', is_active: 1 },
  ])
  expect((await sitePicture(backend, 'calendar-hero'))?.alt).toBe('new')
})

databaseTest('if the new picture cannot be used, the old one stays', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const old = await chosen(backend, admin, 'old')
  await inTransaction(backend, (tx) => replaceSitePicture(tx, admin, 'hero', old))
  const missing = { ...old, path: 'images/hero/none.jpg' }
  const replacing = inTransaction(backend, (tx) => replaceSitePicture(tx, admin, 'hero', missing))
  await expect(replacing).rejects.toMatchObject({ code: 'missing' })
  const restoring = restoreSitePicture(backend, admin, 'hero', missing.path)
  await expect(restoring).rejects.toMatchObject({ code: 'missing' })
  expect(await rows(backend)).toEqual([{ alt_text: 'old', is_active: 1 }])
})

databaseTest('an earlier picture is restored at its own place only', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const [old, next] = [await chosen(backend, admin, 'old'), await chosen(backend, admin, 'new')]
  for (const picture of [old, next])
    await inTransaction(backend, (tx) => replaceSitePicture(tx, admin, 'hero', picture))
  const elsewhere = restoreSitePicture(backend, admin, 'calendar-hero', old.path)
  await expect(elsewhere).rejects.toMatchObject({ code: 'missing' })
  expect((await sitePicture(backend, 'hero'))?.alt).toBe('new')
  await restoreSitePicture(backend, admin, 'hero', old.path)
  expect((await sitePicture(backend, 'hero'))?.alt).toBe('old')
})

databaseTest('the same picture keeps its image and gets a new focus point', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const picture = await chosen(backend, admin, 'hero')
  await inTransaction(backend, (tx) => replaceSitePicture(tx, admin, 'hero', picture))
  const moved = { ...picture, focus: { x: 0.1, y: 0.9 } }
  await inTransaction(backend, (tx) => replaceSitePicture(tx, admin, 'hero', moved))
  expect(await sitePicture(backend, 'hero')).toMatchObject({ focus: { x: 10, y: 90 } })
  expect(await rows(backend)).toHaveLength(1)
})

databaseTest('no picture clears the site picture', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const picture = await chosen(backend, admin, 'hero')
  await inTransaction(backend, (tx) => replaceSitePicture(tx, admin, 'hero', picture))
  await inTransaction(backend, (tx) => replaceSitePicture(tx, admin, 'hero', undefined))
  expect(await sitePicture(backend, 'hero')).toBeUndefined()
})
