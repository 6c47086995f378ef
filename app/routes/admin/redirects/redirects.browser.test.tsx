import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import { emptyListing } from '~/http/listing'
import * as redirects from './list'

const path = '/admin/adresser'
type Data = Parameters<typeof redirects.default>[0]['loaderData']

const nothing: Data = {
  missing: { ...emptyListing, failed: undefined },
  redirects: { ...emptyListing, failed: undefined },
  dead: { ...emptyListing, failed: undefined },
  pages: [{ value: '/billeder', label: 'Billeder' }],
  failed: undefined,
}
const data: Data = {
  ...nothing,
  missing: {
    ...nothing.missing,
    items: [{ path: '/presserum', times: 2, lastDay: 'i går' }],
    total: 1,
  },
  redirects: {
    ...nothing.redirects,
    items: [
      { id: '/gammel', path: '/gammel', target: '/kontakt', targetExists: true },
      { id: '/tabt', path: '/tabt', target: '/findes-ikke', targetExists: false },
    ],
    total: 2,
  },
  dead: {
    ...nothing.dead,
    items: [
      {
        id: 'link',
        text: 'her',
        url: '/findes-ikke',
        source: 'Nyheden »Ny«',
        editPath: '/admin/nyheder/ny-1',
      },
    ],
    total: 1,
  },
}

const render = (shown = data) => renderRoute(redirects, () => shown, { path })

test('a missing path is redirected in a dialog, or hidden', async () => {
  const screen = await render()
  const missing = screen.getByRole('region', { name: 'Ikke fundet' })
  await expect
    .element(missing.getByRole('listitem'))
    .toMatchTextContent(/^\/presserum\s*2 gange, senest i går/)
  await screen.getByRole('button', { name: 'Send videre til …: /presserum' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Send /presserum videre' })
  await expect.element(dialog.getByLabelText('Fra adressen')).toHaveValue('/presserum')
  await dialog.getByLabelText('Send videre til').fill('/billeder')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => screen.sent)
    .toEqual([{ revision: '0', path: '/presserum', target: '/billeder' }])
  await screen.getByRole('button', { name: 'Skjul /presserum' }).click()
  await expect.poll(() => screen.sent).toHaveLength(2)
  expect(screen.sent[1]).toEqual({ intent: 'dismiss', id: '/presserum' })
})

test('characters that would end a missing path are encoded in the dialog', async () => {
  const items = [{ path: '/hvad nu?', times: 1, lastDay: 'i går' }]
  const screen = await render({ ...data, missing: { ...data.missing, items } })
  await screen.getByRole('button', { name: 'Send videre til …: /hvad nu?' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Send /hvad nu? videre' })
  await expect.element(dialog.getByLabelText('Fra adressen')).toHaveValue('/hvad nu%3F')
})

test('any path is redirected in a blank dialog with the pages of the site as suggestions', async () => {
  const screen = await render()
  await screen.getByRole('button', { name: 'Tilføj viderestilling' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Tilføj viderestilling' })
  const target = dialog.getByLabelText('Send videre til')
  const list = target.element()
  const options = list instanceof HTMLInputElement ? [...(list.list?.options ?? [])] : []
  expect(options.map(({ value }) => value)).toEqual(['/billeder'])
  await dialog.getByLabelText('Fra adressen').fill('/gl')
  await target.fill('/kontakt')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect.poll(() => screen.sent).toMatchObject([{ path: '/gl', target: '/kontakt' }])
})

test('a redirect is removed after a confirmation, and one to a missing page is marked', async () => {
  const screen = await render()
  const list = screen.getByRole('region', { name: 'Viderestillinger' }).getByRole('listitem')
  await expect.element(list.first()).toMatchTextContent(/sendes videre til \/kontaktFjern$/)
  await expect.element(list.first()).not.toMatchTextContent('Siden findes ikke længere')
  await expect.element(list.nth(1)).toMatchTextContent('Siden findes ikke længere')
  await screen.getByRole('button', { name: 'Fjern viderestillingen fra /tabt' }).click()
  expect(screen.sent).toEqual([])
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'remove', id: '/tabt' }])
})

test('a dead link opens its form', async () => {
  const screen = await render()
  const dead = screen.getByRole('region', { name: 'Links, der ikke fører nogen steder hen' })
  await expect.element(dead.getByRole('listitem')).toMatchTextContent('»her« · /findes-ikke')
  await dead.getByRole('link', { name: 'Ret Nyheden »Ny«' }).click()
  await expect.element(screen.getByText('Siden /admin/nyheder/ny-1')).toBeVisible()
})

test('each empty list says so', async () => {
  const screen = await render(nothing)
  await expect.element(screen.getByText('Ingen har ledt forgæves.')).toBeVisible()
  await expect.element(screen.getByText('Ingen viderestillinger endnu.')).toBeVisible()
  const text = 'Alle links til din hjemmeside fører et sted hen.'
  await expect.element(screen.getByText(text)).toBeVisible()
})
