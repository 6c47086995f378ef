import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, openScreens } from '#tests/support/screen'
import { seoForm } from '~/domain/seo/seo.form'
import { action, loader } from './list'
import { loader as sitemap } from './sitemap'

const settings = { page_slug: '/', meta_title: 'Forside', meta_description: '', revision: 0 }

databaseTest('settings are stored, and set the date of their page in the sitemap', async (test) => {
  const later = test.at('2027-01-05T09:00:00Z')
  const screens = await openScreens(later, seoForm)
  expect((await screens.send(action, settings)).answer).toEqual({
    kind: 'done',
    toast: { title: 'SEO indstillinger gemt og synkroniseret' },
  })
  const { items, siteUrl, stagingUrl } = await screens.load(loader)
  expect(items).toContainEqual({ ...settings, id: expect.any(String), revision: 1 })
  expect({ siteUrl, stagingUrl }).toEqual({ siteUrl: 'https://example.dk', stagingUrl: undefined })
  const nextDay = await openScreens(test.at('2027-01-06T09:00:00Z'), seoForm)
  const answer = await nextDay.load(sitemap)
  expect(await answer.json()).toMatchObject({
    entries: expect.arrayContaining([
      { path: '/', lastModified: '2027-01-05', changeFrequency: 'weekly', priority: 1 },
    ]),
  })
})

databaseTest('a database failure shows the specified messages', async ({ backend }) => {
  const screens = await openScreens(backend, seoForm)
  await breakTable(backend, 'seo_settings')
  expect(await screens.send(action, { intent: 'sync' })).toEqual({
    status: 500,
    answer: { kind: 'failed', toast: { title: 'Fejl', description: 'Fejl ved synkronisering' } },
  })
  const answer = await screens.load(sitemap)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ message: 'Kunne ikke hente data til sitemap' })
})

databaseTest('a domain that does not answer cannot be in sync', async ({ backend }) => {
  const screens = await openScreens({ ...backend, siteUrl: 'http://127.0.0.1:9' }, seoForm)
  expect(await screens.send(action, { intent: 'sync' })).toEqual({
    status: 503,
    answer: {
      kind: 'failed',
      toast: {
        title: 'Fejl',
        description: 'Fejl ved synkronisering. Domænet svarer ikke, som det skal.',
      },
    },
  })
})
