import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import { emptyListing } from '~/http/listing'
import * as calendar from './list'

const path = '/admin/kalender'
type Data = Parameters<typeof calendar.default>[0]['loaderData']
type Event = Data['items'][number]

const event: Event = {
  id: 'aften',
  title: 'Sangaften',
  slug: 'sangaften',
  dateText: '1. december 2026',
  timeText: 'kl. 19.30',
  location: 'Hurup',
  path: '/kalender/sangaften',
  isVisible: true,
  isCancelled: false,
  isInSeries: false,
  section: 'upcoming',
}

const dataOf = (...events: Partial<Event>[]): Data => ({
  ...emptyListing,
  items: events.map((each, index) => ({ ...event, id: `${event.id}-${index}`, ...each })),
  total: events.length,
  counts: [1, 2, 3, 4],
  failed: undefined,
  unsaved: [],
  showsPast: false,
})

const render = (...events: Partial<Event>[]) =>
  renderRoute(calendar, () => dataOf(...events), { path })

const name = 'Sangaften, 1. december 2026'

test('an event is listed with its date, time, place and states', async () => {
  const screen = await render(
    {},
    { title: 'Alle', isVisible: false, isCancelled: true, isInSeries: true, timeText: null },
  )
  const rows = screen.getByRole('main').getByRole('listitem')
  const details = '1. december 2026 · kl. 19.30 · Hurup'
  await expect.element(rows.first()).toMatchTextContent(details)
  await expect.element(rows.first()).not.toMatchTextContent(/Skjult|Aflyst|Serie|Har været/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Skjult.*Aflyst.*Serie/)
  await expect.element(rows.nth(1)).toMatchTextContent('1. december 2026 · Hurup')
})

test('past events are in collapsed sections with their numbers', async () => {
  const screen = await render(
    {},
    { title: 'Før', section: 'past' },
    { title: 'Siden', section: 'kept' },
  )
  await expect.element(screen.getByText('Før', { exact: true })).not.toBeVisible()
  await screen.getByRole('heading', { name: 'Tidligere', exact: true }).click()
  await expect.element(screen.getByText('Før', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('(2)')).toBeVisible()
  await screen.getByRole('heading', { name: 'Siden sidst' }).click()
  const kept = screen.getByRole('listitem').filter({ hasText: 'Har været' })
  await expect.element(kept).toMatchTextContent(/Siden/)
})

test('an event is hidden, shown and deleted', async () => {
  const screen = await render({}, { title: 'Skjult', isVisible: false })
  await screen.getByRole('button', { name: `Skjul ${name}` }).click()
  await screen.getByRole('button', { name: 'Vis Skjult, 1. december 2026' }).click()
  await expect
    .poll(() => screen.sent)
    .toEqual([
      { intent: 'hide', id: 'aften-0' },
      { intent: 'show', id: 'aften-1' },
    ])
  await screen.getByRole('button', { name: `Slet ${name}` }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expect.poll(() => screen.sent[2]).toEqual({ intent: 'delete', id: 'aften-0' })
})

const scopes = { 'Kun denne': 'one', 'Denne og de følgende': 'following', Alle: 'all' }

for (const [label, scope] of Object.entries(scopes)) {
  test(`of a series, »${label}« deletes ${scope}`, async () => {
    const screen = await render({ isInSeries: true })
    await screen.getByRole('button', { name: `Slet ${name}` }).click()
    const question = screen.getByRole('alertdialog', { name: `Slet »${name}«?` })
    await question.getByRole('button', { name: label, exact: true }).click()
    await expect.element(question).not.toBeInTheDocument()
    const command = { intent: 'delete-series', id: 'aften-0', scope }
    await expect.poll(() => screen.sent).toEqual([command])
  })
}

test('nothing of a series is deleted if the question is cancelled', async () => {
  const screen = await render({ isInSeries: true })
  await screen.getByRole('button', { name: `Slet ${name}` }).click()
  const question = screen.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(screen.sent).toEqual([])
})

test('an event opens, and its menu leads to its page, a copy of it and its sharing', async () => {
  const screen = await render({})
  await screen.getByRole('button', { name: `Flere muligheder: ${name}` }).click()
  const item = (label: string) => screen.getByRole('menuitem', { name: label })
  await expect.element(item('Se på siden')).toHaveAttribute('href', '/kalender/sangaften')
  await expect
    .element(item('Lav en kopi'))
    .toHaveAttribute('href', '/admin/kalender/ny?kopi=aften-0')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('link', { name: 'Sangaften', exact: true }).click()
  await expect.element(screen.getByText('Siden /admin/kalender/aften-0')).toBeVisible()
})

for (const [showsPast, sent] of [
  [false, 'show'],
  [true, 'hide'],
] as const) {
  test(`the switch for past events sends »${sent}«`, async () => {
    const screen = await renderRoute(calendar, () => ({ ...dataOf({}), showsPast }), { path })
    const past = screen.getByRole('checkbox', { name: /^Tidligere arrangementer/ })
    expect(past.element()).toHaveProperty('checked', showsPast)
    await past.click()
    await expect.poll(() => screen.sent).toEqual([{ past: sent }])
  })
}

test('only simultaneous events can be moved', async () => {
  const screen = await render({}, { title: 'Samtidig' }, { title: 'Senere', timeText: 'kl. 21' })
  await screen.getByRole('button', { name: 'Flyt ned: Sangaften' }).click()
  await expect.poll(() => screen.sent).toMatchObject([{ intent: 'arrange', moved: 'aften-0' }])
  await expect.element(screen.getByText('Sangaften er nu nummer 2 af 2.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Flyt ned: Senere' }).elements()).toEqual([])
})

test('the screen of the top picture and the form of a new event open', async () => {
  const screen = await render({})
  const add = screen.getByRole('link', { name: 'Tilføj nyt arrangement' })
  await expect.element(add).toHaveAttribute('href', '/admin/kalender/ny')
  await screen.getByRole('link', { name: 'Topbillede' }).click()
  await expect.element(screen.getByText('Siden /admin/kalender/topbillede')).toBeVisible()
})
