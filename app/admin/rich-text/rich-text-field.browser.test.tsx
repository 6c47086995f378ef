import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderScreen } from '#tests/browser/screen'
import { RecordForm } from '~/admin/form/record-form'
import { RichTextField } from './rich-text-field'

const schema = z.object({ text: z.string().min(1, 'Skriv en tekst.') })

async function renderField(
  text: string | null,
  field: Partial<Parameters<typeof RichTextField>[0]>,
) {
  const screen = await renderScreen(
    <RecordForm schema={schema} values={{ revision: 1, text }}>
      <RichTextField name="text" label="Indhold" {...field} />
    </RecordForm>,
  )
  const editor = screen.getByRole('textbox', { name: 'Indhold' })
  await expect.element(editor).toBeVisible()
  return Object.assign(screen, { editor, save: screen.getByRole('button', { name: 'Gem' }) })
}

test('typed text makes the form unsaved and is sent as HTML', async () => {
  const screen = await renderField(null, {})
  const unsaved = screen.getByText('Der er ændringer, som ikke er gemt')
  await expect.element(unsaved).not.toBeInTheDocument()
  await screen.editor.click()
  await userEvent.keyboard('Hej')
  await expect.element(unsaved).toBeVisible()
  await screen.save.click()
  await expect.poll(() => screen.sent).toEqual([{ revision: '1', text: '<p>Hej</p>' }])
})

test('screen readers get the hint, the requirement and the error of the field', async () => {
  const screen = await renderField('', { hint: 'Kort og klart.', required: true })
  await expect.element(screen.editor).toHaveAttribute('aria-multiline', 'true')
  await expect.element(screen.editor).toHaveAttribute('aria-required', 'true')
  await expect.element(screen.editor).not.toHaveAttribute('aria-invalid')
  await expect.element(screen.editor).toHaveAccessibleDescription('Kort og klart.')
  await screen.save.click()
  await expect.element(screen.editor).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.editor).toHaveAccessibleDescription('Kort og klart. Skriv en tekst.')
  await expect.element(screen.editor).toHaveFocus()
  expect(screen.sent).toEqual([])
})

test('an optional field without a hint has no description', async () => {
  const screen = await renderField('', {})
  await expect.element(screen.editor).not.toHaveAttribute('aria-required')
  await expect.element(screen.editor).not.toHaveAttribute('aria-describedby')
})

test('a click on the label focuses the editor', async () => {
  const screen = await renderField('', {})
  await screen.getByRole('main').getByText('Indhold', { exact: true }).click()
  await expect.element(screen.editor).toHaveFocus()
})

test('a stored plain text is shown in paragraphs, and stays plain until it is edited', async () => {
  const screen = await renderField('Ét < to\n\nTre', { mayBePlain: true })
  const texts = () => [...screen.editor.element().querySelectorAll('p')].map((p) => p.textContent)
  expect(texts()).toEqual(['Ét < to', 'Tre'])
  await screen.save.click()
  await expect.poll(() => screen.sent).toEqual([{ revision: '1', text: 'Ét < to\n\nTre' }])
})

test('a text that cannot be plain is read as HTML', async () => {
  const screen = await renderField('<em>Ét</em>\n\nTo', {})
  await expect.element(screen.editor).toHaveTextContent('Ét To')
  await expect.element(screen.editor.getByRole('emphasis')).toHaveTextContent('Ét')
})

test('the field has the height of its lines', async () => {
  const screen = await renderField('', { rows: 20 })
  expect(screen.editor.element().getBoundingClientRect().height).toBeGreaterThan(400)
})

test('a default field has the height of six lines, and allows pictures', async () => {
  const screen = await renderField('', {})
  const { height } = screen.editor.element().getBoundingClientRect()
  expect(height).toBeGreaterThan(120)
  expect(height).toBeLessThan(250)
  await expect.element(screen.getByRole('button', { name: 'Billede' })).toBeVisible()
})
