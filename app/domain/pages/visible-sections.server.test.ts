import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { saveEntry } from '~/domain/content/content-commands.server'
import { saveSeo } from '~/domain/seo/seo-commands.server'
import type { Backend } from '~/platform/backend.server'
import { visibleSections } from './page-sources.server'

const times = { created_at: '2026-01-01', updated_at: '2026-01-01', revision: 1 }

async function addNews({ db }: Backend, published_at: string | null) {
  const news = { id: 'n', title: 'Blad', slug: 'blad', content: '', published_date: '2026-11-01' }
  await db
    .insertInto('news')
    .values({ ...news, published_at, ...times })
    .execute()
}

async function addLecture({ db }: Backend) {
  const lecture = { id: 'l', title: 'Håb', slug: 'haab', description: '', themes: '[]' }
  await db
    .insertInto('lectures')
    .values({ ...lecture, ...times })
    .execute()
}

async function addEmail({ db }: Backend) {
  await db
    .insertInto('protected_contact_info')
    .values({ id: 'i', email: 'j@example.dk', is_active: 1, ...times })
    .execute()
}

databaseTest('a section without content is not visible', async ({ backend }) => {
  expect(await visibleSections(backend)).toEqual(['/'])
  await addNews(backend, '2026-01-01T00:00:00.000Z')
  expect(await visibleSections(backend)).toEqual(['/', '/nyheder'])
})

databaseTest('texts and SEO settings alone make no section visible', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveEntry(backend, admin, 'nyheder.title', 'Blade')
  const settings = { page_slug: '/kalender', meta_title: 'Kalender', meta_description: '' } as const
  await saveSeo(backend, admin, { ...settings, revision: 0 })
  expect(await visibleSections(backend)).toEqual(['/'])
})

databaseTest('a draft makes no section visible', async ({ backend }) => {
  await addNews(backend, null)
  expect(await visibleSections(backend)).toEqual(['/'])
})

databaseTest('the contact page needs more than its headings to be visible', async ({ backend }) => {
  await backend.db
    .insertInto('contact_content')
    .values({ id: 'c', header_title: 'Skriv til mig', is_active: 1, ...times })
    .execute()
  expect(await visibleSections(backend)).toEqual(['/'])
  await addEmail(backend)
  expect(await visibleSections(backend)).toEqual(['/', '/presse', '/kontakt'])
})

databaseTest('the press kit is visible as soon as a biography is written', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveEntry(backend, admin, 'presse.title', 'Til pressen')
  expect(await visibleSections(backend)).toEqual(['/'])
  await saveEntry(backend, admin, 'presse.biography_short', '<p>Johanne skriver salmer.</p>')
  expect(await visibleSections(backend)).toEqual(['/', '/presse'])
  await saveEntry(backend, admin, 'presse.biography_short', '')
  expect(await visibleSections(backend)).toEqual(['/'])
})

databaseTest('the author moves and hides sections', async ({ backend }) => {
  await addNews(backend, '2026-01-01T00:00:00.000Z')
  await addLecture(backend)
  await addEmail(backend)
  const admin = await signedInAdmin(backend)
  await saveEntry(backend, admin, 'udseende.sections', 'kontakt foredrag -nyheder -presse')
  expect(await visibleSections(backend)).toEqual(['/', '/kontakt', '/foredrag'])
})
