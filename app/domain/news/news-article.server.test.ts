import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { newsItem } from '#tests/support/news-item'
import { openWriter } from '#tests/support/writer'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { subjectAt } from '~/domain/subjects/subjects.server'
import type { Backend } from '~/platform/backend.server'
import type { NewsForm } from './news.form'
import { newsAbout, newsAt, newsPage } from './news.server'

async function write(backend: Backend, ...items: Partial<NewsForm>[]): Promise<string[]> {
  const admin = await signedInAdmin(backend)
  const ids = []
  for (const item of items) {
    ids.push((await saveRow(backend, admin, 'news', undefined, newsItem(item))).id)
  }
  return ids
}

async function articleAt(backend: Backend, slug: string) {
  const found = await newsAt(backend, slug)
  return found && 'article' in found ? found.article : undefined
}

databaseTest('an item’s page shows its full text and its neighbours', async ({ backend }) => {
  await write(
    backend,
    { title: 'Først', published_date: '2026-10-01' },
    { title: 'Så', published_date: '2026-11-01', content: 'Ét\n\nTo', summary: 'Kort' },
    { title: 'Også så', published_date: '2026-11-02' },
  )
  expect(await articleAt(backend, 'saa')).toMatchObject({
    title: 'Så',
    content: 'Ét\n\nTo',
    summary: 'Kort',
    dateText: '1. november 2026',
    older: { title: 'Først', slug: 'foerst' },
    newer: { title: 'Også så', slug: 'ogsaa-saa' },
  })
  const last = await articleAt(backend, 'ogsaa-saa')
  expect([last?.newer, last?.older?.slug]).toEqual([undefined, 'saa'])
  expect((await articleAt(backend, 'foerst'))?.older).toBeUndefined()
})

databaseTest('a draft is not a neighbour, and has no page', async ({ backend }) => {
  await write(
    backend,
    { title: 'Kladde', published_date: '2026-11-02', publication: { state: 'draft' } },
    { title: 'Ude', published_date: '2026-11-01' },
  )
  expect((await articleAt(backend, 'ude'))?.newer).toBeUndefined()
  expect(await newsAt(backend, 'kladde')).toBeUndefined()
})

databaseTest(
  'the same title twice gives two slugs; an id redirects to its own',
  async ({ backend }) => {
    const [, second = ''] = await write(backend, { title: 'Nyt' }, { title: 'Nyt' })
    expect(await newsAt(backend, second)).toEqual({ redirect: 'nyt-2' })
    expect(await newsAt(backend, 'a\0b')).toBeUndefined()
  },
)

databaseTest('the list shows the first blocks of a text from the editor', async ({ backend }) => {
  const content = '<p>Ét</p><blockquote><p>To</p></blockquote><p>Tre</p>'
  await write(backend, { content, listed_paragraphs: 2 })
  expect((await newsPage(backend, 1)).items).toMatchObject([
    { content: '<p>Ét</p><blockquote><p>To</p></blockquote>', isShortened: true },
  ])
})

databaseTest(
  'the list shows the number of paragraphs that the author chose',
  async ({ backend }) => {
    const content = 'Ét\nog et halvt\n \nTo\n\n\nTre'
    await write(
      backend,
      { content, published_date: '2026-11-03' },
      { content, published_date: '2026-11-02', listed_paragraphs: 2 },
      { content, published_date: '2026-11-01', listed_paragraphs: 3 },
    )
    expect((await newsPage(backend, 1)).items).toMatchObject([
      { content, isShortened: false },
      { content: 'Ét\nog et halvt\n\nTo', isShortened: true },
      { content, isShortened: false },
    ])
  },
)

databaseTest(
  'an item links to its subject, and the subject to its public news',
  async ({ backend }) => {
    const { id: subject_id } = await (await openWriter(backend)).lecture('Håb')
    await write(
      backend,
      { title: 'Nyt om håb', subject_id },
      { title: 'Kladde om håb', subject_id, publication: { state: 'draft' } },
      { title: 'Andet nyt' },
    )
    const { subjectId = null } = (await articleAt(backend, 'nyt-om-haab')) ?? {}
    expect(await subjectAt(backend, subjectId)).toMatchObject({
      title: 'Håb',
      path: '/foredrag/haab',
    })
    expect(await newsAbout(backend, subject_id)).toEqual([
      { title: 'Nyt om håb', slug: 'nyt-om-haab', dateText: '21. november 2026' },
    ])
    expect((await articleAt(backend, 'andet-nyt'))?.subjectId).toBeNull()
    await write(
      backend,
      ...['2', '3', '4', '5', '6'].map((day) => ({
        title: `Dag ${day}`,
        subject_id,
        published_date: `2026-12-0${day}`,
      })),
    )
    const titles = (await newsAbout(backend, subject_id)).map(({ title }) => title)
    expect(titles).toEqual(['Dag 6', 'Dag 5', 'Dag 4', 'Dag 3', 'Dag 2'])
  },
)

databaseTest('of items of the same date, the one written last is the newer', async (test) => {
  for (const hour of [1, 2, 3, 4]) {
    await write(test.at(`2026-11-21T0${hour}:00:00Z`), { title: `Kl. ${hour}` })
  }
  const { items } = await newsPage(test.backend, 1)
  expect(items.map(({ title }) => title)).toEqual(['Kl. 4', 'Kl. 3', 'Kl. 2', 'Kl. 1'])
  expect(await articleAt(test.backend, 'kl-2')).toMatchObject({
    newer: { title: 'Kl. 3' },
    older: { title: 'Kl. 1' },
  })
})
