import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import { enquiryCopy as copy } from '~/domain/enquiries/enquiries.copy'
import { emptyListing } from '~/http/listing'
import * as list from './list'
import * as show from './show'

type Listed = ComponentProps<typeof list.default>['loaderData']
type Shown = ComponentProps<typeof show.default>['loaderData']

const path = '/admin/henvendelser'

const listed: Listed = {
  list: {
    ...emptyListing,
    failed: undefined,
    total: 2,
    items: [
      {
        id: 'e1',
        name: 'Bo Ibsen',
        subject: 'Håb',
        organisation: 'Ribe Højskole',
        place: 'Ribe',
        atText: '21. november 2026 kl. 10.00',
        message: 'Kommer du?',
      },
      {
        id: 'e2',
        name: 'Eva',
        subject: '',
        organisation: null,
        place: null,
        atText: '20. november 2026 kl. 9.00',
        message: 'Hej',
      },
    ],
  },
  view: 'answered',
  counts: { new: 3, answered: 2, archived: 1, suspected: 4 },
  isOn: true,
}

test('enquiries are listed by state, each with what it is about, and can be deleted', async () => {
  const screen = await renderRoute(list, () => listed, { path })
  const views = screen.getByRole('navigation', { name: copy.title, exact: true })
  await expect.element(views.getByRole('link', { name: 'Besvarede (2)' })).toBeVisible()
  const current = views.getByRole('link', { name: 'Besvarede (2)' })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => document.title).toBe('Besvarede · Henvendelser · Administration')
  const suspected = views.getByRole('link', { name: 'Mistænkte (4)' })
  await expect.element(suspected).toHaveAttribute('href', `${path}?vis=suspected`)
  await expect.element(suspected).not.toHaveAttribute('aria-current')
  await expect
    .element(screen.getByText(/^Ribe Højskole · Ribe · 21\. november 2026 kl\. 10\.00Kommer du/))
    .toBeVisible()
  await expect.element(screen.getByText(/^20\. november 2026 kl\. 9\.00Hej/)).toBeVisible()
  await expect.element(screen.getByText('Håb', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Eva' }))
    .toHaveAttribute('href', `${path}/e2`)
  const csv = screen.getByRole('link', { name: copy.csv })
  await expect.element(csv).toHaveAttribute('href', `${path}.csv?vis=answered`)
  expect(screen.getByText(/Henvendelser er slået fra/).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Slet Eva' }).click()
  await screen
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Slet|^Ja/ })
    .click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'delete', id: 'e2' }])
})

test('the list says when enquiries are off', async () => {
  const off = { ...listed, list: { ...emptyListing, failed: undefined }, isOn: false }
  const screen = await renderRoute(list, () => off, { path })
  await expect
    .element(screen.getByRole('link', { name: copy.offLink }))
    .toHaveAttribute('href', '/admin/funktioner')
  await expect.element(screen.getByText(copy.none)).toBeVisible()
})

function openEnquiry(changes: { eventId?: string | null; reasons?: string[] } = {}) {
  const { eventId = null, reasons = [] } = changes
  const message = 'Kommer du til Ribe?'
  const loaded: Shown = {
    enquiry: { id: 'e1', name: 'Bo Ibsen', email: 'bo@example.dk', message, eventId },
    values: { revision: 4, state: 'new', note: 'Ring' },
    facts: [
      { label: 'Sted', value: 'Ribe', url: undefined },
      { label: 'E-mail', value: 'bo@example.dk', url: 'mailto:bo@example.dk' },
    ],
    reasons,
    reply: 'mailto:bo%40example.dk?subject=Sv',
  }
  return renderRoute(show, () => loaded, { path: `${path}/e1`, route: `${path}/:id` })
}

test('an enquiry is answered, put in the calendar and noted', async () => {
  const screen = await openEnquiry()
  await expect.element(screen.getByText('Kommer du til Ribe?')).toBeVisible()
  await expect.element(screen.getByText('Ribe', { exact: true })).toBeVisible()
  const hrefOf = (name: string, to: string) =>
    expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
  await hrefOf('bo@example.dk', 'mailto:bo@example.dk')
  await hrefOf(copy.reply, 'mailto:bo%40example.dk?subject=Sv')
  await hrefOf(copy.toCalendar, '/admin/kalender/ny?henvendelse=e1')
  expect(screen.getByText(copy.reasons).elements()).toEqual([])
  await screen.getByRole('radio', { name: 'Besvaret' }).click()
  await screen.getByLabelText('Din note').fill('Ringet op')
  await screen.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect
    .poll(() => screen.sent)
    .toEqual([{ revision: '4', state: 'answered', note: 'Ringet op' }])
})

test('one that became an event leads to it, and a suspected one says why', async () => {
  const screen = await openEnquiry({ eventId: 'k7', reasons: ['den ligner reklame'] })
  await expect.element(screen.getByText('den ligner reklame')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: copy.inCalendar }))
    .toHaveAttribute('href', '/admin/kalender/k7')
})
