import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderScreen } from '#tests/browser/screen'
import { TextField } from '~/admin/fields/fields'
import { RecordForm } from './record-form'

const schema = z.object({ title: z.string().min(1, 'Skriv en titel.') })
const form = (
  <RecordForm schema={schema} values={{ revision: 3, title: 'Advent' }}>
    <TextField name="title" label="Titel" />
  </RecordForm>
)

test('Ctrl+S sends the changed form with its revision', async () => {
  const screen = await renderScreen(form)
  await screen.getByLabelText('Titel').fill('Jul')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByText('Gemt', { exact: true })).toBeVisible()
  expect(screen.sent).toEqual([{ revision: '3', title: 'Jul' }])
})

test('an invalid field is focused, shows its error, and nothing is sent', async () => {
  const screen = await renderScreen(form)
  await screen.getByLabelText('Titel').fill('')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByText('Skriv en titel.')).toBeVisible()
  await expect.element(screen.getByLabelText('Titel')).toHaveFocus()
  expect(screen.sent).toEqual([])
})
