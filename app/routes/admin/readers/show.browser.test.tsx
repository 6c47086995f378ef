import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import * as readers from './show'

type Loaded = ComponentProps<typeof readers.default>['loaderData']
type Report = NonNullable<Loaded['report']>

const bars = (views: number) => [
  { label: 'forrige', views: 0, visits: 0 },
  { label: 'denne', views, visits: 2 },
]

const report = (views: number): Report => ({
  sentence: 'De sidste 30 dage: 2 besøg.',
  days: bars(1),
  months: bars(views),
  lists: {
    page: [
      { name: 'Håb', path: '/foredrag/haab', times: 1200 },
      { name: '…', times: 3 },
    ],
    from: [{ name: 'bibliotek.dk', times: 4 }],
    search: [],
    download: [{ name: 'noder.pdf', times: 5 }],
  },
  subscribers: [{ name: 'Brev til læserne', times: 6 }],
})

const open = (loaded: Partial<Loaded>) =>
  renderRoute(readers, () => ({ failed: undefined, ...loaded }), { path: '/admin/laesere' })

test('each list has its own names and figures', async () => {
  const screen = await open({ isOn: true, report: report(7) })
  await expect.element(screen.getByText('De sidste 30 dage: 2 besøg.')).toBeVisible()
  const partOf = async (title: string) => {
    const part = screen.getByRole('region', { name: title, exact: true })
    await expect.element(part).toBeVisible()
    return part.element().textContent
  }
  expect(await partOf('Mest læst')).toMatch(/Håb1\.200Andre3$/)
  expect(await partOf('Hvorfra')).toMatch(/bibliotek\.dk4$/)
  expect(await partOf('Søgt uden at finde')).toMatch(/Intet endnu\.$/)
  expect(await partOf('Hentet')).toMatch(/noder\.pdf5$/)
  expect(await partOf('Følger med')).toMatch(/Brev til læserne6$/)
  expect(await partOf('De sidste 30 dage')).toMatch(/DagLæste siderBesøg.*denne12$/)
  expect(await partOf('De sidste 12 måneder')).toMatch(/MånedLæste siderBesøg.*denne72$/)
  await expect
    .element(screen.getByRole('link', { name: 'Håb' }))
    .toHaveAttribute('href', '/foredrag/haab')
  const csv = screen.getByRole('link', { name: 'Hent alle tal (CSV)' })
  await expect.element(csv).toHaveAttribute('href', '/admin/laesere.csv')
  expect(screen.getByRole('link', { name: 'Til »Funktioner«' }).elements()).toEqual([])
})

test.each([
  [false, 0, false],
  [false, 7, true],
  [true, 0, false],
])('counting %s, with %i views, figures are shown: %s', async (isOn, views, isShown) => {
  const screen = await open({ isOn, report: report(views) })
  const switchOn = screen.getByRole('link', { name: 'Til »Funktioner«' })
  if (!isOn) await expect.element(switchOn).toHaveAttribute('href', '/admin/funktioner')
  const sentence = screen.getByText('De sidste 30 dage: 2 besøg.')
  if (isOn || isShown) await expect.element(sentence).toBeVisible()
  const shown = [screen.getByText('Mest læst'), screen.getByRole('link', { name: /CSV/ })]
  expect(shown.map((one) => one.elements().length > 0)).toEqual([isShown, isShown])
  expect(switchOn.elements()).toHaveLength(isOn ? 0 : 1)
})

test('before anything is counted, there are no empty charts', async () => {
  const screen = await open({ isOn: true, report: report(0) })
  await expect.element(screen.getByText('De sidste 30 dage: 2 besøg.')).toBeVisible()
  expect(screen.getByText('Mest læst').elements()).toEqual([])
})
