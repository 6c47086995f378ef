import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import { saved } from '#tests/browser/screen'
import { subscribersCopy as copy } from '~/domain/letters/subscribers/subscribers.copy'
import { emptyListing } from '~/http/listing'
import * as subscribers from './subscribers'

const path = '/admin/brev/laesere'
const none = { list: { ...emptyListing, failed: undefined }, counts: {} }
const csv = 'email\nanna@example.dk'

async function openWithFile() {
  const screen = await renderRoute(subscribers, () => none, { path })
  const file = new File([csv], 'a.csv', { type: 'text/csv' })
  await screen.getByLabelText(copy.files).upload(file)
  await expect.element(screen.getByText('a.csv')).toBeVisible()
  const send = async (count: number) => {
    await screen.getByRole('button', { name: copy.import }).click()
    await expect.poll(() => screen.sent.length).toBe(count)
    return screen.sent.at(-1)
  }
  return Object.assign(screen, { send })
}

test('readers are imported with the consent that the author states, which can be taken back', async () => {
  const screen = await openWithFile()
  const statement = screen.getByRole('checkbox', { name: copy.statement })
  await expect.element(statement).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: copy.stated }).click()
  await statement.click()
  await expect.element(statement).toBeChecked()
  await statement.click()
  await expect.element(statement).not.toBeChecked()
  await statement.click()
  const form = { intent: 'import', consent: 'stated', 'files[]': csv }
  expect(await screen.send(1)).toEqual({ ...form, statement: 'on' })
})

test('readers who are asked need no statement', async () => {
  const screen = await openWithFile()
  await screen.getByRole('radio', { name: copy.asked }).click()
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
  expect(await screen.send(1)).toEqual({ intent: 'import', consent: 'asked', 'files[]': csv })
})

test('each reader is told with the state, and can be signed off or switched on again', async () => {
  const reader = (id: string, state: 'active' | 'paused' | 'refused', reason: string | null) => ({
    id,
    state,
    reason,
    email: `${id}@example.dk`,
    since: '1. maj 2026 kl. 9.00',
  })
  const items = [
    reader('anna', 'active', null),
    reader('bo', 'paused', 'Et gammelt svar'),
    reader('eva', 'refused', '550 No such user'),
  ]
  const counts = { active: 5, pending: 4, paused: 3, refused: 2, left: 1 }
  const list = { ...emptyListing, items, total: 3, failed: undefined }
  const screen = await renderRoute(subscribers, () => ({ list, counts }), { path })
  const told = '5 får brevet, 4 har ikke bekræftet, 3 holder pause, 2 er slået fra, 1 har afmeldt.'
  await expect.element(screen.getByText(told)).toBeVisible()
  await expect
    .element(screen.getByText('Får brevet · Siden den 1. maj 2026 kl. 9.00'))
    .toBeVisible()
  await expect
    .element(screen.getByText('Holder pause · Siden den 1. maj 2026 kl. 9.00'))
    .toBeVisible()
  await expect
    .element(screen.getByText('Slået fra · Adressen blev afvist to gange: 550 No such user'))
    .toBeVisible()
  await screen.getByRole('button', { name: /^Slå til igen/ }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'reactivate', id: 'eva' }])
  await screen.getByRole('button', { name: 'Afmeld bo@example.dk' }).click()
  await screen
    .getByRole('alertdialog')
    .getByRole('button', { name: copy.remove, exact: true })
    .click()
  await expect.poll(() => screen.sent.at(-1)).toEqual({ intent: 'remove', id: 'bo' })
})

test('several files are sent together, one of a name once, and stay after a refusal', async () => {
  let isRefused = true
  const answer = () =>
    isRefused ? { kind: 'failed' as const, toast: { title: 'Kunne ikke' } } : { ...saved }
  const screen = await renderRoute(subscribers, () => none, { path, answer })
  const add = (name: string, text: string) =>
    screen.getByLabelText(copy.files).upload(new File([text], name, { type: 'text/csv' }))
  await add('a.csv', 'en')
  await expect.element(screen.getByText('a.csv')).toBeVisible()
  await add('b.csv', 'to')
  await expect.element(screen.getByText('b.csv')).toBeVisible()
  await add('a.csv', 'tre')
  await expect.poll(() => screen.getByText(/^[ab]\.csv$/).elements().length).toBe(2)
  await screen.getByRole('radio', { name: copy.asked }).click()
  const send = async (count: number) => {
    await screen.getByRole('button', { name: copy.import }).click()
    await expect.poll(() => screen.sent.length).toBe(count)
  }
  await expect
    .poll(async () => {
      await send(screen.sent.length + 1)
      return screen.sent.at(-1)?.['files[]']
    })
    .toEqual(['to', 'tre'])
  await expect.element(screen.getByText('b.csv')).toBeVisible()
  isRefused = false
  await send(screen.sent.length + 1)
  await expect.element(screen.getByText('b.csv')).not.toBeInTheDocument()
})
