import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderScreen } from '#tests/browser/screen'
import { RecordForm } from '~/admin/form/record-form'
import { StanzasField } from './stanzas-field'

const schema = z.object({ stanzas: z.string() })

const render = (stanzas: string) =>
  renderScreen(
    <RecordForm schema={schema} values={{ revision: 1, stanzas }}>
      <StanzasField name="stanzas" label="Tekst" />
    </RecordForm>,
  )

/** Pastes into the focused field. Returns whether the page did it instead of the browser. */
function paste(contents: Record<string, string>): boolean {
  const clipboardData = new DataTransfer()
  for (const [type, content] of Object.entries(contents)) clipboardData.setData(type, content)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return event.defaultPrevented
}

test('the verse is shown below the field while it is typed', async () => {
  const screen = await render('')
  const preview = screen.getByRole('region', { name: 'Sådan kommer teksten til at stå' })
  await expect.element(preview).toMatchTextContent('Versene vises her, mens du skriver.')
  await screen.getByLabelText('Tekst').fill('1. Lyset\n\n2. Mørket')
  await expect.element(preview).toMatchTextContent('Lyset')
  await expect.element(preview).toMatchTextContent('Mørket')
  await expect.element(preview).not.toMatchTextContent('Versene vises her')
  await userEvent.keyboard('{Control>}s{/Control}')
  const stanzas = expect.stringMatching(/^1\. Lyset\s+2\. Mørket$/)
  await expect.poll(() => screen.sent).toMatchObject([{ stanzas }])
})

const pasted: Record<string, [contents: Record<string, string>, text: string]> = {
  'plain text': [{ 'text/plain': '1. Lyset\n2. Mørket' }, 'Lyset\n\nMørket'],
  'HTML without line breaks': [
    { 'text/html': '<p>Andet</p>', 'text/plain': 'Lyset\n\nMørket' },
    'Lyset\n\nMørket',
  ],
  'line breaks outside of paragraphs': [
    { 'text/html': 'Andet<br>Tredje', 'text/plain': 'Lyset' },
    'Lyset',
  ],
  'paragraphs of Word': [
    {
      'text/html': '<p>Lyset\n kommer<br>nu</p><p>Mørket</p>',
      'text/plain': 'Lyset kommer\nnu\nMørket',
    },
    'Lyset kommer\nnu\n\nMørket',
  ],
}

for (const [name, [contents, text]] of Object.entries(pasted)) {
  test(`pasted into an empty field, ${name} gets the form of a verse`, async () => {
    const screen = await render('')
    const field = screen.getByLabelText('Tekst')
    await field.click()
    expect(paste(contents)).toBe(true)
    await expect.element(field).toHaveValue(text)
    await expect.element(screen.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  })
}

test('the browser itself pastes into a field with text', async () => {
  const screen = await render('Lyset')
  await screen.getByLabelText('Tekst').click()
  expect(paste({ 'text/plain': 'Mørket' })).toBe(false)
  await expect.element(screen.getByLabelText('Tekst')).toHaveValue('Lyset')
})

test('the field is announced as required, with its error', async () => {
  const errors = { stanzas: 'Skriv salmens tekst.' }
  const screen = await renderScreen(
    <RecordForm schema={schema} values={{ revision: 1, stanzas: '' }}>
      <StanzasField name="stanzas" label="Tekst" hint="Tom linje mellem vers." />
    </RecordForm>,
    { answer: () => ({ kind: 'refused', errors }) },
  )
  const field = screen.getByLabelText('Tekst')
  await expect.element(field).toBeRequired()
  await field.fill('a')
  await userEvent.keyboard('{Control>}s{/Control}')
  const description = 'Tom linje mellem vers. Skriv salmens tekst.'
  await expect.element(field).toHaveAccessibleDescription(description)
})
