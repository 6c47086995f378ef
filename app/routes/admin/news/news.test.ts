import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens } from '#tests/support/screen'
import { newsForm } from '~/domain/news/news.form'
import { listNews, newsPage } from '~/domain/news/news.server'
import { action as edit, loader as editing } from './edit'
import { action as list, loader as listing } from './list'

const isNew = { id: 'ny' }
const filled = { published_date: '2026-11-20', title: 'Første blad', content: 'Det er faldet.' }

databaseTest('a news item is added, changed and deleted', async ({ backend }) => {
  const screens = await openScreens(backend, newsForm)
  expect((await screens.load(editing, isNew)).values).toMatchObject({
    published_date: '2026-11-21',
    revision: 0,
  })
  expect(await screens.send(edit, filled, isNew)).toEqual({
    status: 200,
    answer: {
      kind: 'done',
      toast: { title: 'Nyhed tilføjet', sharePath: '/nyheder/foerste-blad' },
      goTo: '/admin/nyheder',
      savedForm: expect.stringMatching(/^\/admin\/nyheder\/[\w-]+$/),
    },
  })
  const [{ id = '' } = {}] = (await listNews(backend)).items
  expect(await screens.load(editing, { id })).toMatchObject({
    isNew: false,
    values: { ...filled, link: null, revision: 1 },
  })
  const changed = { ...filled, link: 'https://example.dk/blad', subject_id: 'l1', revision: 1 }
  expect((await screens.send(edit, changed, { id })).answer).toMatchObject({
    toast: { title: 'Nyhed opdateret' },
  })
  expect((await newsPage(backend, 1)).items).toMatchObject([
    { title: 'Første blad', dateText: '20. november 2026', link: 'https://example.dk/blad' },
  ])
  expect((await screens.send(list, { intent: 'delete', id })).answer).toMatchObject({
    toast: { title: 'Nyhed slettet' },
  })
  expect((await screens.load(listing)).items).toEqual([])
})

databaseTest('missing or invalid input is refused at its field', async ({ backend }) => {
  const screens = await openScreens(backend, newsForm)
  expect(await screens.send(edit, {}, isNew)).toEqual({
    status: 422,
    answer: {
      kind: 'refused',
      errors: {
        published_date: 'Vælg en dato.',
        title: 'Skriv en titel.',
        content: 'Skriv nyheden.',
      },
    },
  })
  for (const [field, value] of [
    ['published_date', '2026-02-30'],
    ['link', 'javascript:alert(1)'],
    ['subject_id', 'a b'],
    ['title', 'x'.repeat(10_000)],
    ['content', '\0\u202e'],
  ] as const) {
    const { status, answer } = await screens.send(edit, { ...filled, [field]: value }, isNew)
    expect(status).toBe(422)
    expect(answer).toMatchObject({ kind: 'refused', errors: { [field]: expect.any(String) } })
  }
  expect((await listNews(backend)).items).toEqual([])
})

databaseTest(
  'a news item that was changed in the meantime is not overwritten',
  async ({ backend }) => {
    const screens = await openScreens(backend, newsForm)
    await screens.send(edit, filled, isNew)
    const [{ id = '' } = {}] = (await listNews(backend)).items
    await screens.send(edit, { ...filled, title: 'Andet blad', revision: 1 }, { id })
    expect(await screens.send(edit, { ...filled, revision: 1 }, { id })).toMatchObject({
      status: 409,
      answer: { kind: 'outdated', revision: 2, values: { title: 'Andet blad' } },
    })
  },
)

databaseTest('the news screen reports a database failure', async ({ backend }) => {
  const screens = await openScreens(backend, newsForm)
  await breakTable(backend, 'news')
  expect(await screens.send(edit, filled, isNew)).toEqual(failure('Kunne ikke gemme nyhed'))
  expect(await screens.send(list, { intent: 'delete', id: 'x' })).toEqual(
    failure('Kunne ikke slette nyhed'),
  )
  expect(await screens.load(listing)).toMatchObject({
    items: [],
    failed: 'Kunne ikke hente nyheder',
  })
})
