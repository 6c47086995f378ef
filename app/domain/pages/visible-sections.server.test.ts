import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import { saveSeo } from '~/domain/seo/seo-commands.server'
import type { Backend } from '~/platform/backend.server'
import { siteSections } from './page-sources.server'

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

const always = ['/nyheder', '/foredrag', '/kalender', '/bibliografi', '/samarbejder', '/billeder']

databaseTest('an empty site has all sections but hymns and press kit', async ({ backend }) => {
  expect(await siteSections(backend)).toMatchObject({
    visible: ['/', ...always, '/kontakt'],
    filled: [],
  })
  await addNews(backend, '2026-01-01T00:00:00.000Z')
  expect(await siteSections(backend)).toMatchObject({
    visible: ['/', ...always, '/kontakt'],
    filled: ['/nyheder'],
  })
})

databaseTest('hymns are visible as soon as one is public', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.hymn('Lys')
  const { visible, filled } = await siteSections(backend)
  expect(visible).toContain('/salmer')
  expect(filled).toEqual(['/salmer'])
})

databaseTest('texts and SEO settings alone are not content', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveEntry(backend, admin, 'nyheder.title', 'Blade')
  const settings = { page_slug: '/kalender', meta_title: 'Kalender', meta_description: '' } as const
  await saveSeo(backend, admin, { ...settings, revision: 0 })
  expect((await siteSections(backend)).filled).toEqual([])
})

databaseTest('a draft is not content', async ({ backend }) => {
  await addNews(backend, null)
  expect((await siteSections(backend)).filled).toEqual([])
})

databaseTest('the headings of the contact page are not content', async ({ backend }) => {
  await backend.db
    .insertInto('contact_content')
    .values({ id: 'c', header_title: 'Skriv til mig', is_active: 1, ...times })
    .execute()
  expect((await siteSections(backend)).filled).toEqual([])
  await addEmail(backend)
  expect((await siteSections(backend)).filled).toEqual(['/presse', '/kontakt'])
})

databaseTest('the press kit is visible as soon as a biography is written', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const isVisible = async () => (await siteSections(backend)).visible.includes('/presse')
  await saveEntry(backend, admin, 'presse.title', 'Til pressen')
  expect(await isVisible()).toBe(false)
  await saveEntry(backend, admin, 'presse.biography_short', '<p>Johanne skriver salmer.</p>')
  expect(await isVisible()).toBe(true)
  await saveEntry(backend, admin, 'presse.biography_short', '')
  expect(await isVisible()).toBe(false)
})

databaseTest('the author moves and hides sections', async ({ backend }) => {
  await addNews(backend, '2026-01-01T00:00:00.000Z')
  await addLecture(backend)
  await addEmail(backend)
  const admin = await signedInAdmin(backend)
  await saveEntry(
    backend,
    admin,
    'udseende.sections',
    'kontakt foredrag -nyheder -presse -billeder',
  )
  expect(await siteSections(backend)).toMatchObject({
    visible: ['/', '/kontakt', '/foredrag', '/kalender', '/bibliografi', '/samarbejder'],
    filled: ['/kontakt', '/foredrag'],
  })
})
