import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import { sendingCopy } from '~/domain/letters/sending/sending.copy'
import * as edit from './edit'

const letter = { revision: 0, title: 'Nyt', content: '<p>Kære</p>', publish: 'draft' }

function open(changes: object = {}, id = 'ny') {
  const loaded = {
    values: letter,
    isNew: true,
    draft: undefined,
    readers: 1200,
    isRequested: false,
  }
  const path = `/admin/brev/${id}`
  const read = () => ({ ...loaded, ...changes }) as never
  return renderRoute(edit, read, { path, route: '/admin/brev/:id' })
}

test('a letter is sent after a question that tells to how many', async () => {
  const screen = await open()
  await screen.getByRole('radio', { name: 'Send nu' }).click()
  await screen.getByRole('button', { name: 'Gem', exact: true }).click()
  const dialog = screen.getByRole('alertdialog', { name: sendingCopy.questionTitle })
  await expect.element(dialog.getByText(/^Brevet sendes til 1\.200 læsere, så/)).toBeVisible()
  expect(screen.sent).toEqual([])
  await dialog.getByRole('button', { name: sendingCopy.confirm }).click()
  await expect.poll(() => screen.sent).toMatchObject([{ title: 'Nyt', publish: 'published' }])
})

test('a letter for later is asked about with its time', async () => {
  const screen = await open({ readers: 1 })
  await screen.getByRole('radio', { name: 'Send den …' }).click()
  await screen.getByRole('textbox', { name: /^Dag/ }).fill('24.12.2026')
  await screen.getByRole('textbox', { name: /^Klokken/ }).fill('07.30')
  await screen.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect
    .element(
      screen.getByRole('alertdialog').getByText(/24\. december 2026 kl\. 07.30\. .*1 læser på/),
    )
    .toBeVisible()
})

test('a draft, and a letter that was sent, are saved without a question', async () => {
  const draft = await open()
  await draft.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect.poll(() => draft.sent).toMatchObject([{ publish: 'draft' }])
  await draft.unmount()
  const values = { ...letter, revision: 1, publish: 'published' }
  const sent = await open({ values, isNew: false, isRequested: true }, 'b1')
  await expect
    .element(sent.getByRole('link', { name: sendingCopy.open }))
    .toHaveAttribute('href', '/admin/brev/b1/udsendelse')
  await sent.getByLabelText('Emne').fill('Nyt emne')
  await sent.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect.poll(() => sent.sent).toMatchObject([{ title: 'Nyt emne' }])
})
