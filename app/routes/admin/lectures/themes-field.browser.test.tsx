import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderScreen } from '#tests/browser/screen'
import { RecordForm } from '~/admin/form/record-form'
import { ThemesField } from './themes-field'

const schema = z.object({ themes: z.array(z.string()) })

const render = (themes: string[]) =>
  renderScreen(
    <RecordForm schema={schema} values={{ revision: 1, themes }}>
      <ThemesField name="themes" label="Temaer" hint="Et ord ad gangen." />
    </RecordForm>,
  )
type Screen = Awaited<ReturnType<typeof render>>

const words = (screen: Screen) =>
  screen
    .getByRole('textbox')
    .elements()
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''))

const save = () => userEvent.keyboard('{Control>}s{/Control}')

test('Enter adds a theme after the focused one, and all are sent in order', async () => {
  const screen = await render(['håb', 'sorg'])
  await screen.getByLabelText('Tema 1').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Tema 2')).toHaveFocus()
  await userEvent.keyboard('tro')
  await expect.poll(() => words(screen)).toEqual(['håb', 'tro', 'sorg'])
  expect(screen.sent).toEqual([])
  await save()
  await expect.poll(() => screen.sent).toHaveLength(1)
  expect(screen.sent[0]).toMatchObject({ 'themes[]': ['', 'håb', 'tro', 'sorg'] })
})

test('the button adds a theme at the end', async () => {
  const screen = await render(['håb', 'sorg'])
  await screen.getByRole('button', { name: 'Tilføj tema' }).click()
  await expect.element(screen.getByLabelText('Tema 3')).toHaveFocus()
  await userEvent.keyboard('tro')
  await expect.poll(() => words(screen)).toEqual(['håb', 'sorg', 'tro'])
})

test('a removed theme passes the focus to the next, the last, and then to the button', async () => {
  const screen = await render(['håb', 'sorg', 'tro'])
  await screen.getByRole('button', { name: 'Fjern håb' }).click()
  await expect.element(screen.getByLabelText('Tema 1')).toHaveFocus()
  await expect.element(screen.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  expect(words(screen)).toEqual(['sorg', 'tro'])
  await screen.getByRole('button', { name: 'Fjern tro' }).click()
  await expect.element(screen.getByLabelText('Tema 1')).toHaveFocus()
  expect(words(screen)).toEqual(['sorg'])
  await screen.getByRole('button', { name: 'Fjern sorg' }).click()
  await expect.element(screen.getByRole('button', { name: 'Tilføj tema' })).toHaveFocus()
  await save()
  await expect.poll(() => screen.sent).toHaveLength(1)
  expect(screen.sent[0]).toMatchObject({ 'themes[]': '' })
})

test('a changed theme is sent, and an error of the field is read out with its words', async () => {
  const errors = { themes: 'Højst 40 tegn.' }
  const screen = await renderScreen(
    <RecordForm schema={schema} values={{ revision: 1, themes: ['håb', ''] }}>
      <ThemesField name="themes" label="Temaer" hint="Et ord ad gangen." />
    </RecordForm>,
    { answer: () => ({ kind: 'refused', errors }) },
  )
  await expect.element(screen.getByRole('group', { name: 'Temaer' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Fjern tomt tema' })).toBeVisible()
  await screen.getByLabelText('Tema 2').fill('sorg')
  await save()
  const description = 'Et ord ad gangen. Højst 40 tegn.'
  await expect.element(screen.getByLabelText('Tema 1')).toHaveAccessibleDescription(description)
  await expect.element(screen.getByLabelText('Tema 1')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.sent[0]).toMatchObject({ 'themes[]': ['', 'håb', 'sorg'] })
})
