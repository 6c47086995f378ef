import { parseAtomFeed } from 'feedsmith'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Backend } from '~/platform/backend.server'
import { lettersFeed } from './letters-feed.server'

const content = {
  title: 'Brev & sang',
  description: 'Fra skrivebordet',
  author: 'Anna Ager',
  siteName: 'Værkstedet',
  icon: '/ikon/a.png',
}

interface Times {
  created_at: string
  updated_at: string
  published_at: string | null
}

async function addLetter({ db }: Backend, id: string, times: Times, text: object = {}) {
  const letter = { id, slug: id, title: id, content: '<p>Kære</p>', revision: 1, ...times, ...text }
  await db.insertInto('letters').values(letter).execute()
}

async function feedOf(backend: Backend) {
  const text = (await lettersFeed(backend, content)) ?? ''
  // What XML 1.0 does not allow, even as a reference.
  expect(text).not.toMatch(/[\p{Cc}--[\t\n\r]]|&#x?0*1;/v)
  return parseAtomFeed(text)
}

const october = '2026-10-01T08:00:00.000Z'
const november = '2026-11-01T08:00:00.000Z'
const later = '2026-11-03T08:00:00.000Z'

databaseTest('the feed of letters has the newest first, with their times', async ({ backend }) => {
  expect(await lettersFeed(backend, content)).toBeUndefined()
  const written = { created_at: october, updated_at: october, published_at: october }
  await addLetter(backend, 'first', { ...written, updated_at: later })
  // It was written before it was sent.
  await addLetter(backend, 'second', { ...written, published_at: november })
  await addLetter(backend, 'draft', { ...written, published_at: null })
  const { entries, updated } = await feedOf(backend)
  const times = entries?.map((entry) => [entry.title?.value, entry.published, entry.updated])
  expect(times).toEqual([
    ['second', november, november],
    ['first', october, later],
  ])
  expect(updated).toBe(later)
})

databaseTest('titles and texts of letters are text and whole links in a feed', async (test) => {
  const { backend } = test
  const { siteUrl } = backend
  const times = { created_at: october, updated_at: october, published_at: october }
  await addLetter(backend, 'a', times, {
    title: 'Lys <b>&\u0001 mørke',
    content: '<p>Se <a href="/kalender">kalenderen</a>\u0001</p>',
  })
  const { entries, links, authors, title } = await feedOf(backend)
  expect(title?.value).toMatch(/^Brev & sang/)
  expect(authors).toMatchObject([{ name: 'Anna Ager' }])
  expect(links?.map(({ href }) => href)).toContain(`${siteUrl}/brev`)
  const [entry] = entries ?? []
  expect(entry?.title?.value).toMatch(/^Lys (<b>&|&lt;b&gt;&amp;) mørke$/)
  expect(entry?.links?.map(({ href }) => href)).toEqual([`${siteUrl}/brev/a`])
  expect(entry?.content?.value).toContain(`href="${siteUrl}/kalender"`)
})
