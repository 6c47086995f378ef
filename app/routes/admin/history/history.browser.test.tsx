import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import * as changes from './changes'
import * as versions from './versions'

type Changes = Parameters<typeof changes.default>[0]['loaderData']
type Change = Changes['changes']['items'][number]

const change: Change = {
  id: 'ret-1',
  day: 'I dag',
  atText: 'kl. 10',
  who: 'johanne@example.dk',
  what: [{ text: 'Nyheden »Lys«', noun: 'news', id: 'lys' }],
  isUndoable: true,
} as Change

const renderChanges = (
  items: Partial<Change>[],
  data: Partial<Changes> = {},
  path = '/admin/historik',
) =>
  renderRoute(
    changes,
    () =>
      ({
        noun: undefined,
        page: 1,
        changes: {
          items: items.map((each, index) => ({ ...change, id: `ret-${index}`, ...each })),
          next: undefined,
        },
        failed: undefined,
        ...data,
      }) as Changes,
    { path, route: '/admin/historik' },
  )

test('a change is undone', async () => {
  const screen = await renderChanges([
    {},
    { what: [{ text: 'Salmen »Hav«', noun: 'hymns', id: 'hav' }] },
  ])
  await screen.getByRole('button', { name: 'Fortryd: Salmen »Hav«' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'undo', change: 'ret-1' }])
})

test('changes are listed by day, with links to their versions', async () => {
  const screen = await renderChanges([{}, { day: 'I går' }])
  await expect.element(screen.getByRole('heading', { name: 'I dag' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'I går' })).toBeVisible()
  const link = screen.getByRole('link', { name: 'Nyheden »Lys«' }).first()
  await expect.element(link).toHaveAttribute('href', '/admin/historik/news/lys')
  await expect.element(screen.getByText('kl. 10 · johanne@example.dk').first()).toBeVisible()
})

test('of a change of many rows, five are listed, and the number of the others', async () => {
  const what = Array.from({ length: 7 }, (_, index) => ({
    text: `Salme ${index}`,
    noun: 'hymns' as const,
    id: `${index}`,
  }))
  const screen = await renderChanges([{ what }])
  const row = screen.getByText('Salme 0 · Salme 1 · Salme 2 · Salme 3 · Salme 4 · og 2 til')
  await expect.element(row).toBeVisible()
})

test('a change that cannot be undone says why, and offers its values to the form', async () => {
  const screen = await renderChanges([
    { isUndoable: false, undoneAt: 'i dag kl. 11' },
    { isUndoable: false, formBefore: { path: '/admin/nyheder/lys', values: { title: 'Lys' } } },
    { undoneChange: { text: 'Nyheden »Hav«', atText: 'i går' } },
  ] as Partial<Change>[])
  await expect.element(screen.getByText('Fortrudt i dag kl. 11')).toBeVisible()
  await expect.element(screen.getByText('Der er rettet i det siden')).toBeVisible()
  await expect
    .element(screen.getByText('Fortrød en ændring fra i går: Nyheden »Hav«'))
    .toBeVisible()
  expect(screen.getByRole('button', { name: /^Fortryd/ }).elements()).toHaveLength(1)
  await screen.getByRole('link', { name: 'Sæt det tidligere ind: Nyheden »Lys«' }).click()
  await expect.element(screen.getByText('Siden /admin/nyheder/lys')).toBeVisible()
  const state = JSON.stringify({ earlierVersion: { title: 'Lys' } })
  await expect.element(screen.getByText(state)).toBeVisible()
})

test('the pages of the history of a noun link to each other', async () => {
  const data = { noun: 'news' as const, page: 2, changes: { items: [change], next: 3 } }
  const screen = await renderChanges(
    [],
    data as Partial<Changes>,
    '/admin/historik?emne=news&side=2',
  )
  const newer = screen.getByRole('link', { name: 'Nyere' })
  await expect.element(newer).toHaveAttribute('href', '/admin/historik?emne=news')
  const older = screen.getByRole('link', { name: 'Ældre' })
  await expect.element(older).toHaveAttribute('href', '/admin/historik?emne=news&side=3')
  const all = screen.getByRole('link', { name: 'Hele historikken' })
  await expect.element(all).toHaveAttribute('href', '/admin/historik')
})

test('the only page of the whole history links to no other', async () => {
  const screen = await renderChanges([{}])
  await expect.element(screen.getByRole('heading', { name: 'I dag' })).toBeVisible()
  for (const name of ['Nyere', 'Ældre', 'Hele historikken']) {
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
  }
})

const version = {
  number: 2,
  atText: 'kl. 10',
  who: 'johanne@example.dk',
  action: 'update',
  values: { title: 'Lys', image_url: 'a.jpg', image_url_alt: 'Alt', cover_url: 'c' },
  differences: [
    {
      field: 'title',
      label: 'Titel',
      pieces: [
        { kind: 'same', text: 'Ly' },
        { kind: 'removed', text: 'd' },
        { kind: 'added', text: 's' },
      ],
    },
  ],
}
type Versions = Parameters<typeof versions.default>[0]['loaderData']

const renderVersions = (list: object[], data: Partial<Versions> = {}) =>
  renderRoute(
    versions,
    () =>
      ({
        noun: 'news',
        name: 'Lys',
        form: '/admin/nyheder/lys',
        text: undefined,
        versions: list.map((each) => ({ ...version, ...each })),
        ...data,
      }) as never,
    { path: '/admin/historik/news/lys', route: '/admin/historik/:noun/:id' },
  )

test('the current version shows its changes, and cannot be put into the form', async () => {
  const screen = await renderVersions([{ isLatest: true }])
  const entry = screen.getByRole('main').getByRole('listitem')
  await expect.element(entry).toMatchTextContent(/Rettet kl. 10\s*Gælder nu/)
  expect(entry.getByRole('link').elements()).toEqual([])
  await expect.element(entry.getByRole('insertion')).toHaveTextContent('s')
  await expect.element(entry.getByRole('deletion')).toHaveTextContent('d')
})

const { title, ...picture } = version.values
const restored = {
  'Sæt hele udgaven ind i formularen': version.values,
  'Sæt ind i formularen: Titel': { title },
  'Sæt ind i formularen: Billede': picture,
}

for (const [name, values] of Object.entries(restored)) {
  test(`»${name}« fills the form with these values of an older version`, async () => {
    const [difference] = version.differences
    const differences = [difference, { ...difference, field: 'image_url', label: 'Billede' }]
    const screen = await renderVersions([
      { isLatest: true },
      { number: 1, who: undefined, differences },
    ])
    const older = screen.getByRole('main').getByRole('listitem').nth(1)
    await expect.element(older).toMatchTextContent('Den ældste udgave, der er gemt kl. 10')
    await older.getByRole('link', { name }).click()
    await expect.element(screen.getByText('Siden /admin/nyheder/lys')).toBeVisible()
    const state = JSON.stringify({ earlierVersion: values })
    await expect.element(screen.getByText(state)).toBeVisible()
  })
}

test('a deleted row says that it is in the trash, and none of its versions is current', async () => {
  const screen = await renderVersions([{ isLatest: true, action: 'delete', differences: [] }], {
    isDeleted: true,
  })
  await expect.element(screen.getByText('Det er slettet.', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Gælder nu')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'Papirkurv' }))
    .toHaveAttribute('href', '/admin/papirkurv')
})

test('the title tells pages and nouns of the history apart', async () => {
  for (const [data, title] of [
    [{}, 'Historik'],
    [{ page: 2 }, 'Side 2 · Historik'],
    [{ noun: 'news', screen: 'Nyheder', page: 3 }, 'Side 3 · Nyheder · Historik'],
  ] as const) {
    const screen = await renderChanges([{}], data)
    await expect.poll(() => document.title).toBe(`${title} · Administration`)
    await screen.unmount()
  }
})

test('the link to the guide is told apart from that in the menu', async () => {
  const screen = await renderChanges([{}])
  await expect.element(screen.getByRole('link', { name: 'Vejledning: Historik' })).toBeVisible()
})
