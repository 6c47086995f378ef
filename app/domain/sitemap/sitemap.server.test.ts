import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { sitemapFindings } from '#tests/support/sitemap-schema'
import { specifiedPart } from '#tests/support/specification'
import { listedSections } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import { sitemapXml } from './sitemap'
import { sitemapEntries } from './sitemap.server'

const at = (updated_at: string) => ({
  created_at: '2026-01-01T12:00:00.000Z',
  updated_at,
  revision: 1,
})

const news = { title: 'Blad', content: 'Faldet.', published_date: '2026-11-01' }

/** The date of each URL, by path. */
async function dates(backend: Backend): Promise<Record<string, string>> {
  const entries = await sitemapEntries(backend)
  return Object.fromEntries(entries.map(({ path, lastModified }) => [path, lastModified]))
}

test('the sections have the specified weights', () => {
  const weights = listedSections.map((section) =>
    [section.path, section.changeFrequency, section.priority].join(' '),
  )
  const rows = specifiedPart('| entry | frequency | priority |', '| `/nyheder/{slug}` |')
  const entries = [...rows.matchAll(/`([^`]+)` \| (\w+) \| ([\d.]+) \|/g)]
  expect(weights).toEqual(entries.map(([, ...entry]) => entry.join(' ')))
})

databaseTest(
  'the sitemap of an empty site has the specified sections but no press kit, dated today',
  async ({ backend }) => {
    const entries = await sitemapEntries(backend)
    const first = { path: '/', changeFrequency: 'weekly', priority: 1, lastModified: '2026-11-21' }
    expect(entries[0]).toEqual(first)
    expect(entries.map(({ path }) => path).join(' ')).toBe(
      '/ /nyheder /foredrag /kalender /bibliografi /samarbejder /salmer /billeder /kontakt',
    )
    expect(await sitemapFindings(sitemapXml(entries, backend.siteUrl))).toEqual([])
  },
)

databaseTest('the sitemap lists every page, latest change first', async (test) => {
  const { backend } = test
  const { db } = backend
  const lecture = { description: '', themes: '[]' }
  await db
    .insertInto('lectures')
    .values([
      { ...lecture, id: 'l1', title: 'Håb', slug: 'haab', ...at('2026-03-01T12:00:00.000Z') },
      { ...lecture, id: 'l2', title: 'Nåde', slug: 'naade', ...at('2026-04-01T12:00:00.000Z') },
    ])
    .execute()
  const work = { year: 2020, category: 'værkliste', description: '' } as const
  await db
    .insertInto('bibliography')
    .values([
      { ...work, id: 'w1', title: 'Ebbe', slug: 'ebbe', ...at('2026-02-01T12:00:00.000Z') },
      { ...work, id: 'w2', title: 'Flod', slug: 'flod', ...at('2026-01-01T12:00:00.000Z') },
    ])
    .execute()
  const collaboration = { title: 'Kor', slug: 'kor', description: '' }
  await db
    .insertInto('collaborations')
    .values({ ...collaboration, id: 'c1', ...at('2026-05-01T12:00:00.000Z') })
    .execute()
  const entries = await sitemapEntries(backend)
  expect(entries.filter(({ path }) => path.split('/').length > 2)).toEqual([
    {
      path: '/foredrag/naade',
      lastModified: '2026-04-01',
      changeFrequency: 'monthly',
      priority: 0.6,
    },
    {
      path: '/foredrag/haab',
      lastModified: '2026-03-01',
      changeFrequency: 'monthly',
      priority: 0.6,
    },
    {
      path: '/bibliografi/ebbe',
      lastModified: '2026-02-01',
      changeFrequency: 'yearly',
      priority: 0.7,
    },
    {
      path: '/bibliografi/flod',
      lastModified: '2026-01-01',
      changeFrequency: 'yearly',
      priority: 0.7,
    },
    {
      path: '/samarbejder/c1',
      lastModified: '2026-05-01',
      changeFrequency: 'yearly',
      priority: 0.5,
    },
  ])
  expect(await dates(backend)).toMatchObject({
    '/foredrag': '2026-04-01',
    '/bibliografi': '2026-02-01',
    '/samarbejder': '2026-05-01',
  })
})

databaseTest('a new review or file changes the date of its page', async ({ backend }) => {
  const { db } = backend
  await db
    .insertInto('bibliography')
    .values({
      id: 'w1',
      title: 'Ebbe',
      slug: 'ebbe',
      year: 2020,
      category: 'værkliste',
      description: '',
      ...at('2026-02-01T12:00:00.000Z'),
    })
    .execute()
  for (const [id, day] of [
    ['r1', '2026-06-01'],
    ['r2', '2026-01-01'],
  ] as const) {
    await db
      .insertInto('reviews')
      .values({
        id,
        bibliography_id: 'w1',
        quote_text: 'God.',
        author: 'En læser',
        sort_order: 0,
        ...at(`${day}T12:00:00.000Z`),
      })
      .execute()
  }
  await db
    .insertInto('collaborations')
    .values({
      id: 'c1',
      title: 'Kor',
      slug: 'kor',
      description: '',
      ...at('2026-05-01T12:00:00.000Z'),
    })
    .execute()
  await db
    .insertInto('collaboration_files')
    .values({
      id: 'f1',
      collaboration_id: 'c1',
      filename: 'a.pdf',
      original_name: 'a.pdf',
      file_path: 'collaboration-pdfs/a.pdf',
      file_size: 1,
      mime_type: 'application/pdf',
      ...at('2026-07-01T12:00:00.000Z'),
    })
    .execute()
  expect(await dates(backend)).toMatchObject({
    '/bibliografi': '2026-02-01',
    '/bibliografi/ebbe': '2026-06-01',
    '/samarbejder/c1': '2026-07-01',
  })
})

databaseTest('a list page has the latest date of its entries, texts and settings', async (test) => {
  const { backend } = test
  const { db } = backend
  await db
    .insertInto('news')
    .values([
      { ...news, id: 'n1', slug: 'n1', ...at('2026-02-01T12:00:00.000Z') },
      { ...news, id: 'n2', slug: 'n2', ...at('2026-01-01T12:00:00.000Z') },
    ])
    .execute()
  const scheduled = { ...at('2026-01-01T12:00:00.000Z'), published_at: '2026-05-20T06:00:00.000Z' }
  await db
    .insertInto('lectures')
    .values({ id: 'l', title: 'Håb', slug: 'haab', description: '', themes: '[]', ...scheduled })
    .execute()
  const text = { content_type: 'text', content_value: 'Ord' } as const
  await db
    .insertInto('editable_content')
    .values([
      {
        id: 't1',
        page: 'about',
        element_key: 'title',
        ...text,
        ...at('2026-03-01T12:00:00.000Z'),
      },
      {
        id: 't2',
        page: 'kontakt',
        element_key: 'email',
        ...text,
        ...at('2026-04-01T12:00:00.000Z'),
      },
      {
        id: 't3',
        page: 'footer',
        element_key: 'about',
        ...text,
        ...at('2026-10-01T12:00:00.000Z'),
      },
    ])
    .execute()
  await db
    .insertInto('protected_contact_info')
    .values({
      id: 'i1',
      email: 'j@example.dk',
      is_active: 1,
      ...at('2026-01-01T12:00:00.000Z'),
    })
    .execute()
  await db
    .insertInto('seo_settings')
    .values({
      id: 's1',
      page_slug: '/nyheder',
      meta_title: 'Nyheder',
      meta_description: '',
      ...at('2026-05-01T12:00:00.000Z'),
    })
    .execute()
  expect(await dates(backend)).toMatchObject({
    '/nyheder': '2026-05-01',
    '/nyheder/n2': '2026-01-01',
    '/foredrag': '2026-05-20',
    '/foredrag/haab': '2026-05-20',
    '/': '2026-03-01',
    '/kontakt': '2026-04-01',
  })
})

databaseTest('dates are in Copenhagen time', async ({ backend }) => {
  const { db } = backend
  await db
    .insertInto('news')
    .values({ ...news, id: 'n1', slug: 'n1', ...at('2026-06-30T22:30:00.000Z') })
    .execute()
  expect((await dates(backend))['/nyheder']).toBe('2026-07-01')
})
