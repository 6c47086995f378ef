import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { versionsOfRow } from '~/domain/history/versions.server'
import { seoPages } from './seo'
import { seoForEditing, seoSettings } from './seo.server'
import { saveSeo } from './seo-commands.server'

const settings = {
  page_slug: '/kalender',
  meta_title: 'Kalender',
  meta_description: 'Aftener',
} as const

databaseTest('a page without settings is empty', async ({ backend }) => {
  const pages = await seoForEditing(backend)
  expect(pages).toHaveLength(seoPages.length)
  expect(pages[0]).toEqual({ page_slug: '/', meta_title: '', meta_description: '', revision: 0 })
})

databaseTest('settings are stored per page, and the next save replaces them', async (test) => {
  const { backend } = test
  const admin = await signedInAdmin(backend)
  await saveSeo(backend, admin, { ...settings, revision: 0 })
  await saveSeo(backend, admin, { ...settings, meta_title: 'Ny', revision: 1 })
  expect(await seoSettings(backend, '/kalender')).toEqual({ title: 'Ny', description: 'Aftener' })
  expect(await seoSettings(backend, '/foredrag')).toBeUndefined()
  expect(await seoForEditing(backend)).toContainEqual({
    id: expect.any(String),
    ...settings,
    meta_title: 'Ny',
    revision: 2,
  })
})

databaseTest('a save over a newer one is refused', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveSeo(backend, admin, { ...settings, revision: 0 })
  const late = saveSeo(backend, admin, { ...settings, meta_title: 'Sent', revision: 0 })
  await expect(late).rejects.toMatchObject({ code: 'outdated' })
  expect(await seoSettings(backend, '/kalender')).toMatchObject({ title: 'Kalender' })
})

databaseTest('each save is published and recorded in the audit log', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const published: unknown[] = []
  backend.live.subscribe((change) => published.push(change))
  await saveSeo(backend, admin, { ...settings, revision: 0 })
  await saveSeo(backend, admin, { ...settings, revision: 1 })
  expect(published).toMatchObject([{ nouns: ['seo_settings'] }, { nouns: ['seo_settings'] }])
  const log = backend.db.selectFrom('audit_log').select(['action', 'summary']).orderBy('action')
  expect(await log.where('noun', '=', 'seo_settings').execute()).toEqual([
    { action: 'insert', summary: '/kalender' },
    { action: 'update', summary: '/kalender' },
  ])
})

databaseTest('the history has the labels of the fields', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveSeo(backend, admin, { ...settings, revision: 0 })
  const { id } = await backend.db.selectFrom('seo_settings').select('id').executeTakeFirstOrThrow()
  const [version] = (await versionsOfRow(backend, 'seo_settings', id))?.versions ?? []
  expect(version?.differences).toMatchObject([
    { label: 'Meta titel', pieces: [{ text: 'Kalender' }] },
    { label: 'Meta beskrivelse', pieces: [{ text: 'Aftener' }] },
  ])
})
