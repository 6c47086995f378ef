import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
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
