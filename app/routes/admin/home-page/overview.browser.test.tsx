import { expect, test } from 'vitest'
import { renderScreen } from '#tests/browser/screen'
import { firstSteps } from '~/domain/welcome/welcome'
import { Overview } from './overview'

type Data = Parameters<typeof Overview>[0]

const isDone = (value: boolean) =>
  Object.fromEntries(firstSteps.map((step) => [step, value])) as Data['welcome']['done']

const quiet: Data = {
  enquiries: [],
  welcome: { done: isDone(true), isHidden: false },
  scheduled: [],
  events: [],
  unsaved: [],
  undescribed: 0,
  deadLinks: 0,
  isBackupOverdue: false,
  changes: [],
}

const render = (data: Partial<Data> = {}) => renderScreen(<Overview {...quiet} {...data} />)

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
  const screen = await render({ welcome: { done, isHidden: false } })
  const steps = screen.getByRole('region', { name: 'Velkommen' })
  await expect.element(steps).toMatchTextContent('Nogle små skridt')
  const items = steps.getByRole('listitem')
  await expect.element(items.first()).toMatchTextContent('Gjort: Skriv dit navn')
  await expect.element(items.nth(1)).toMatchTextContent('Mangler: Vælg et åbningsbillede')
  expect(items.elements()).toHaveLength(firstSteps.length - 1)
})

test('hidden steps can be shown again until they are done', async () => {
  const button = { name: 'Vis de første skridt' }
  const hidden = await render({ welcome: { done: isDone(false), isHidden: true } })
  await expect.element(hidden.getByRole('button', button)).toBeVisible()
  await expect.element(hidden.getByRole('region', { name: 'Velkommen' })).not.toBeInTheDocument()
  await hidden.unmount()
  const done = await render({ welcome: { done: isDone(true), isHidden: true } })
  await expect.element(done.getByText('Hvad vil du?')).toBeVisible()
  await expect.element(done.getByRole('button', button)).not.toBeInTheDocument()
})
