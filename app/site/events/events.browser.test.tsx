import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { EventLinks } from './event-links'
import { type EventWithLinks, PastEvent, UpcomingEvent } from './events'

const event: EventWithLinks = {
  id: 'a1',
  title: 'Sang',
  slug: 'sang',
  date: '2026-12-04',
  location: 'Thisted',
  description: null,
  dateText: '4. december 2026',
  weekday: 'fredag',
  timeText: 'kl. 19:30',
  type: 'concert',
  labels: 'Koncert',
  isUpcoming: true,
  movedFromText: null,
  isCancelled: false,
}
const content = { 'kalender.add': 'Føj til kalender', 'kalender.past': 'Afholdt' }

test.each([
  ['an event to come', {}, ['Sang', 'Føj til kalender: Sang, 4. december 2026']],
  ['a past event that is still shown', { isUpcoming: false }, ['Sang']],
  ['a cancelled event', { isCancelled: true }, ['Aflyst Sang']],
])('%s has the links that are of use', async (_, changes, names) => {
  const screen = await renderPage(<UpcomingEvent event={{ ...event, ...changes }} />, { content })
  const links = screen.getByRole('link').elements() as HTMLAnchorElement[]
  expect(links.map(({ textContent }) => textContent)).toEqual(names)
  const paths = ['/kalender/sang', '/kalender/begivenhed/a1.ics']
  expect(links.map(({ pathname }) => pathname)).toEqual(paths.slice(0, names.length))
  await expect.element(screen.getByText('kl. 19:30 · Thisted')).toBeVisible()
})

test('an event without time or place has no empty line and no separators', async () => {
  const bare = { ...event, timeText: null, location: null, labels: '' }
  const screen = await renderPage(
    <>
      <UpcomingEvent event={{ ...bare, timeText: 'kl. 9:00' }} />
      <PastEvent event={bare} heading="h3" />
      <EventLinks events={[bare, { ...event, id: 'b', location: 'Mors' }]} />
    </>,
    { content },
  )
  await expect.element(screen.getByText('kl. 9:00', { exact: true })).toBeVisible()
  expect(screen.container.textContent).not.toContain('·')
  const links = screen.getByRole('link', { name: /^4\. december/ }).elements()
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '4. december 2026',
    '4. december 2026, Mors',
  ])
})
