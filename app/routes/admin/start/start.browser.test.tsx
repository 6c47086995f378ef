import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import { firstSteps } from '~/domain/welcome/welcome'
import * as start from './start'

type Data = Parameters<typeof start.default>[0]['loaderData']

const isDone = (value: boolean) =>
  Object.fromEntries(firstSteps.map((step) => [step, value])) as Data['done']

const quiet: Data = {
  done: isDone(true),
  isNew: false,
  scheduled: [],
  events: [],
  unsaved: [],
  undescribed: 0,
  deadLinks: 0,
  isBackupOverdue: false,
  changes: [],
}

const render = (data: Partial<Data> = {}) =>
  renderRoute(start, () => ({ ...quiet, ...data }), { path: '/admin' })

test('a quiet site has no empty sections', async () => {
  const screen = await render()
  await expect.element(screen.getByText('Der er ingen kommende arrangementer.')).toBeVisible()
  await expect.element(screen.getByText('Der er ikke rettet noget endnu.')).toBeVisible()
  const headings = screen.getByRole('main').getByRole('heading', { level: 2 }).elements()
  const names = headings.map(({ textContent }) => textContent)
  expect(names).toEqual(['Hvad vil du?', 'De næste arrangementer', 'Sidst rettet'])
  await expect
    .element(screen.getByRole('link', { name: 'Hele historikken' }))
    .not.toBeInTheDocument()
})

const missing: [data: Partial<Data>, name: string, path: string][] = [
  [
    { isBackupOverdue: true },
    'Siden bliver ikke sikkerhedskopieret for tiden.',
    '/admin/sikkerhedskopi',
  ],
  [{ undescribed: 1 }, 'Et billede har ingen beskrivelse', '/admin/billeder?vis=uden-beskrivelse'],
  [{ deadLinks: 2 }, '2 links fører ingen steder hen', '/admin/adresser'],
]

for (const [data, name, path] of missing) {
  test(`the only thing that is missing is listed: ${name}`, async () => {
    const screen = await render(data)
    const region = screen.getByRole('main')
    await expect.element(region.getByRole('heading', { name: 'Det mangler' })).toBeVisible()
    const links = missing.flatMap(([, each]) => region.getByRole('link', { name: each }).elements())
    expect(links).toHaveLength(1)
    await expect.element(region.getByRole('link', { name })).toHaveAttribute('href', path)
  })
}

test('scheduled items, events and changes are listed with links to all of them', async () => {
  const screen = await render({
    scheduled: [
      { id: 'lys', name: 'Nyheden »Lys«', path: '/admin/nyheder/lys', atText: 'i morgen' },
    ],
    events: [{ id: 'aften', title: 'Sangaften', whenText: 'på lørdag' }],
    changes: [
      {
        id: 'ret-1',
        atText: 'kl. 10',
        who: 'Johanne',
        what: [{ text: 'Salmen »Hav«', noun: 'hymns', id: 'hav' }],
        isUndoable: true,
      },
    ] as Data['changes'],
  } as Partial<Data>)
  const hrefOf = (name: string) =>
    expect.element(screen.getByRole('main').getByRole('link', { name }))
  await hrefOf('Nyheden »Lys«').toHaveAttribute('href', '/admin/nyheder/lys')
  await expect.element(screen.getByText('i morgen')).toBeVisible()
  await hrefOf('Sangaften').toHaveAttribute('href', '/admin/kalender/aften')
  await expect.element(screen.getByText('på lørdag')).toBeVisible()
  await hrefOf('Hele kalenderen').toHaveAttribute('href', '/admin/kalender')
  await hrefOf('Hele historikken').toHaveAttribute('href', '/admin/historik')
})

test('the first steps are listed with their state until the author hides them', async () => {
  const done = { ...isDone(false), name: true, sample: true }
  const screen = await render({ isNew: true, done })
  const steps = screen.getByRole('region', { name: 'Velkommen' })
  await expect.element(steps).toMatchTextContent('Nogle små skridt')
  const items = steps.getByRole('listitem')
  await expect.element(items.first()).toMatchTextContent('Gjort: Skriv dit navn')
  await expect.element(items.nth(1)).toMatchTextContent('Mangler: Vælg et åbningsbillede')
  expect(items.elements()).toHaveLength(firstSteps.length - 1)
})

test('an author who has done all steps reads so', async () => {
  const screen = await render({ isNew: true })
  await expect.element(screen.getByText('Alt er gjort. Siden er din.')).toBeVisible()
})
