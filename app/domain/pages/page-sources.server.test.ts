import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { workPath } from '~/domain/bibliography/bibliography'
import { collaborationPath } from '~/domain/collaborations/collaborations'
import { pdfUrl } from '~/domain/files/files'
import { lecturePath } from '~/domain/lectures/lectures'
import { nouns } from '~/domain/nouns/nouns.server'
import { findDestination, sitePages } from '~/domain/redirects/redirects.server'
import { sitemapEntries } from '~/domain/sitemap/sitemap.server'
import { pagesAt } from './page-sources.server'

test('a path belongs to the noun of its pages', () => {
  const at = (path: string) => {
    const found = pagesAt(nouns, path)
    return found && `${found.pages.basePath} ${found.rest}`
  }
  expect(at('/foredrag/haab/og/tro')).toBe('/foredrag haab/og/tro')
  expect(at('/salmer/haab')).toBe('/salmer haab')
  expect(at('/salmer/samling/haab')).toBe('/salmer/samling haab')
  expect(at('/FOREDRAG/Haab')).toBe('/foredrag Haab')
  expect(at('/foredrag')).toBe('/foredrag ')
  expect(at('/filer/pdf/1/a.pdf')).toBe('/filer/pdf 1/a.pdf')
  for (const path of ['/foredragene/haab', '/filer/andet/1', '/', ''])
    expect(at(path)).toBe(undefined)
})

const odd = 'æøå %/?'
const encoded = '%C3%A6%C3%B8%C3%A5%20%25%2F%3F'

test('a slug of any characters is one segment of a path', () => {
  expect(lecturePath(odd)).toBe(`/foredrag/${encoded}`)
  expect(workPath(odd)).toBe(`/bibliografi/${encoded}`)
  expect(collaborationPath(odd)).toBe(`/samarbejder/${encoded}`)
  expect(pdfUrl('1', odd)).toBe(`/filer/pdf/1/${encoded}`)
})

databaseTest(
  'an unusual slug from an older site is listed encoded, and found',
  async ({ backend }) => {
    const write = await openWriter(backend)
    await write.lecture('Håb')
    await write.work('Fjorden')
    await backend.db.updateTable('lectures').set({ slug: odd }).execute()
    await backend.db.updateTable('bibliography').set({ slug: odd }).execute()
    const paths = (await sitemapEntries(backend)).map(({ path }) => path)
    const pages = await sitePages(backend)
    for (const path of [`/foredrag/${encoded}`, `/bibliografi/${encoded}`]) {
      expect(paths).toContain(path)
      expect(pages.map(({ value }) => value)).toContain(path)
      expect(await findDestination(backend, new URL(path, backend.siteUrl))).toBe(path)
    }
  },
)

databaseTest('the targets of a redirect are sorted by title in each section', async (test) => {
  const { backend } = test
  const write = await openWriter(backend)
  for (const title of ['Åben', 'Ære', 'Aften', 'zoner']) await write.lecture(title)
  const pages = await sitePages(backend)
  const lectures = pages.filter(({ value }) => value.startsWith('/foredrag/'))
  expect(lectures.map(({ label }) => label)).toEqual(['Aften', 'zoner', 'Ære', 'Åben'])
})
