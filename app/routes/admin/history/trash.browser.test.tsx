import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import { emptyListing } from '~/http/listing'
import * as trash from './trash'

const entry = { change: 'slet-1', what: 'nyheden »Lys«', name: 'Lys', atText: 'i går', daysLeft: 2 }
const trashOf =
  (...items: object[]) =>
  () =>
    ({
      ...emptyListing,
      items: items.map((item) => ({ ...entry, ...item })),
      total: items.length,
      failed: undefined,
    }) as never
const trashPath = { path: '/admin/papirkurv' }

test('an entry of the trash is restored, or deleted after a confirmation', async () => {
  const screen = await renderRoute(trash, trashOf({}), trashPath)
  await screen.getByRole('button', { name: 'Gendan Lys' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'restore', change: 'slet-1' }])
  await screen.getByRole('button', { name: 'Slet for altid Lys' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Slet »Lys« for altid?' })
  await question.getByRole('button', { name: 'Slet for altid' }).click()
  await expect.poll(() => screen.sent[1]).toEqual({ intent: 'purge', change: 'slet-1' })
})

test.each([
  [0, 'i dag'],
  [1, 'i morgen'],
  [2, 'om 2 dage'],
])('an entry of the trash with %i days left says when it disappears', async (daysLeft, when) => {
  const screen = await renderRoute(trash, trashOf({ daysLeft }), trashPath)
  await expect.element(screen.getByText(`i går · forsvinder ${when}`)).toBeVisible()
})

test('the trash is emptied after a confirmation with its size', async () => {
  const screen = await renderRoute(trash, trashOf({}, { change: 'slet-2' }), trashPath)
  await screen.getByRole('button', { name: 'Tøm papirkurven' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Tøm papirkurven?' })
  await expect.element(question).toMatchTextContent('De 2 ting i den bliver slettet for altid.')
  expect(screen.sent).toEqual([])
  await question.getByRole('button', { name: 'Tøm papirkurven' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'empty' }])
})

test('each entry of the trash says how long it stays', async () => {
  const screen = await renderRoute(
    trash,
    trashOf({}, { change: 'a', daysLeft: 1 }, { change: 'b', daysLeft: 0 }),
    trashPath,
  )
  const rows = screen.getByRole('main').getByRole('listitem').filter({ hasText: 'i går' })
  await expect.element(rows.first()).toMatchTextContent('i går · forsvinder om 2 dage')
  await expect.element(rows.nth(1)).toMatchTextContent('i går · forsvinder i morgen')
  await expect.element(rows.nth(2)).toMatchTextContent('i går · forsvinder i dag')
})

test('an empty trash cannot be emptied', async () => {
  const screen = await renderRoute(trash, trashOf(), trashPath)
  await expect.element(screen.getByText('Papirkurven er tom.')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Tøm papirkurven' })
  await expect.element(button).not.toBeInTheDocument()
})
