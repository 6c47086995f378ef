import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import EventRoute from './event'

const content = {
  'kalender.location': 'Sted',
  'kalender.past': 'Har været',
  'kalender.map': 'Vis på kort',
  'kalender.tickets': 'Billetter',
  'kalender.tickets_link': 'Køb billet',
  'kalender.add': 'Føj til kalender',
}

const event = {
  id: '1',
  title: 'Koncert',
  slug: 'koncert',
  date: '2030-05-04',
  fullDateText: 'lørdag den 4. maj 2030',
  location: 'Vestervig Kirke' as string | null,
  address: null as string | null,
  ticket_link: 'https://billet.example/1',
  isUpcoming: true,
  isCancelled: false,
  ask: '/foresporgsel',
  others: [],
}

async function open(changes: Partial<typeof event> = {}) {
  const loaderData = { content, event: { ...event, ...changes } }
  const props = { loaderData } as unknown as Parameters<typeof EventRoute>[0]
  const screen = await renderPage(<EventRoute {...props} />, { content })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return screen
}

const actions = ['Køb billet', 'Føj til kalender', 'Spørg om arrangementet']

test.each([
  ['upcoming', {}, actions],
  ['cancelled', { isCancelled: true }, ['Spørg om arrangementet']],
  ['past', { isUpcoming: false }, []],
] as const)('an event that is %s offers what is still possible', async (_, changes, offered) => {
  const screen = await open(changes)
  const offers = actions.filter((name) => screen.getByText(name).elements().length > 0)
  expect(offers).toEqual(offered)
  const isPast = 'isUpcoming' in changes
  expect(screen.getByText('Har været').elements()).toHaveLength(isPast ? 1 : 0)
})

test.each([
  ['Vestervig Kirke', 'Klostergade 1', 'Vestervig KirkeKlostergade 1', 'Klostergade%201'],
  ['Vestervig Kirke', null, 'Vestervig Kirke', 'Vestervig%20Kirke'],
  [null, 'Klostergade 1', 'Klostergade 1', 'Klostergade%201'],
])('the place %j with the address %j is %j, and on the map at %j', async (...of) => {
  const [location, address, place, query] = of
  const screen = await open({ location, address })
  await expect.element(screen.getByText('Sted', { exact: true })).toBeVisible()
  const facts = [...screen.container.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(facts.find((fact) => fact.startsWith(place))).toBeDefined()
  const map = screen.getByRole('link', { name: 'Vis på kort' }).element() as HTMLAnchorElement
  expect(map.href).toContain(query)
})

test('an event without a place has no line for it', async () => {
  const screen = await open({ location: null })
  expect(screen.getByText('Sted', { exact: true }).elements()).toEqual([])
})
