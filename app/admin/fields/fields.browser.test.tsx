import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderField } from '#tests/browser/field'
import { renderScreen } from '#tests/browser/screen'
import { RecordForm } from '~/admin/form/record-form'
import { Checkbox, RadioField, SelectField, TextArea, TextField } from './fields'

const options = [
  { value: 'da', label: 'Dansk' },
  { value: 'en', label: 'Engelsk' },
]
const field = { name: 'field', label: 'Felt', hint: 'Et råd.' }

const fields: [name: string, field: ReactNode, stored: unknown, sent: unknown][] = [
  ['text', <TextField key="0" {...field} />, 'Stored', 'Stored'],
  ['missing text', <TextField key="0" {...field} />, null, ''],
  ['number', <TextField key="0" {...field} type="number" />, 7, '7'],
  ['long text', <TextArea key="0" {...field} />, 'Two\nlines', 'Two\nlines'],
  ['choice', <SelectField key="0" {...field} options={options} />, 'en', 'en'],
  ['radio buttons', <RadioField key="0" {...field} options={options} />, 'en', 'en'],
  ['checked box', <Checkbox key="0" {...field} />, true, 'on'],
  ['unchecked box', <Checkbox key="0" {...field} />, false, undefined],
]

test.each(fields)('a form has and sends the stored value: %s', async (_, node, stored, sent) => {
  const { save, unsaved } = await renderField(node, { values: { field: stored } })
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(await save()).toEqual(sent === undefined ? {} : { field: sent })
})

test.each([
  [<TextField key="0" {...field} />, { type: 'text', autocomplete: 'off' }],
  [<TextField key="0" {...field} type="tel" />, { type: 'tel', autocomplete: 'off' }],
  [
    <TextField key="0" {...field} inputMode="numeric" placeholder="19:30" />,
    { inputmode: 'numeric', placeholder: '19:30' },
  ],
  [<TextArea key="0" {...field} />, { rows: '3' }],
  [<TextArea key="0" {...field} rows={10} />, { rows: '10' }],
  [<TextArea key="0" {...field} required />, { 'aria-required': 'true' }],
])('a text field has the attributes that its screen gives it: %#', async (node, attributes) => {
  const { getByLabelText } = await renderField(node)
  for (const [name, value] of Object.entries(attributes)) {
    await expect.element(getByLabelText('Felt')).toHaveAttribute(name, value)
  }
})

test('a text field suggests choices with their labels', async () => {
  const { getByLabelText } = await renderField(<TextField {...field} choices={options} />)
  const input = getByLabelText('Felt').element()
  const suggested = input instanceof HTMLInputElement && input.list?.options
  expect(Array.from(suggested || [], ({ value, label }) => ({ value, label }))).toEqual(options)
})

test('the heights of text areas grow with their rows and their content', async () => {
  const screen = await renderField(
    <>
      <TextArea {...field} name="three" label="Tre" />
      <TextArea {...field} name="six" label="Seks" rows={6} />
      <TextArea {...field} name="ten" label="Ti" rows={10} />
    </>,
  )
  const heightOf = (label: string) =>
    screen.getByLabelText(label, { exact: true }).element().getBoundingClientRect().height
  expect(heightOf('Tre')).toBeLessThan(heightOf('Seks'))
  expect(heightOf('Seks')).toBeLessThan(heightOf('Ti'))
  await screen.getByLabelText('Tre', { exact: true }).fill('linje\n'.repeat(30))
  expect(heightOf('Tre')).toBeGreaterThan(heightOf('Ti'))
})

test('a choice by radio buttons is reported and sent', async () => {
  const onChoose = vi.fn()
  const screen = await renderField(
    <RadioField {...field} options={options} onChoose={onChoose} />,
    {
      values: { field: 'da' },
    },
  )
  const group = screen.getByRole('radiogroup', { name: 'Felt' })
  await expect.element(group).toHaveAccessibleDescription('Et råd.')
  await expect.element(group.getByText('Et råd.')).toBeVisible()
  await group.getByText('Engelsk').click()
  await expect.element(screen.unsaved).toBeVisible()
  expect(onChoose.mock.calls).toEqual([['en']])
  expect(await screen.save()).toEqual({ field: 'en' })
})

test('a box is checked by its label, and describes itself by its hint', async () => {
  const screen = await renderField(<Checkbox {...field} />)
  await screen.getByText('Felt').click()
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('Et råd.')
  await expect.element(screen.getByText('Et råd.')).toBeVisible()
  expect(await screen.save()).toEqual({ field: 'on' })
})

test('the error of a box and of a choice is shown and read out with it', async () => {
  const errors = { field: 'Vælg noget andet.', box: 'Sæt et kryds.' }
  const screen = await renderField(
    <>
      <RadioField {...field} options={options} />
      <Checkbox name="box" label="Boks" />
    </>,
    { values: { field: 'da' }, errors },
  )
  await screen.save()
  await expect.element(screen.getByText('Vælg noget andet.')).toBeVisible()
  await expect
    .element(screen.getByRole('radiogroup'))
    .toHaveAccessibleDescription('Et råd. Vælg noget andet.')
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('Sæt et kryds.')
})

test('an error at the field that has the focus is announced', async () => {
  const schema = z.object({ field: z.string().min(1, 'Skriv noget.') })
  const screen = await renderScreen(
    <RecordForm schema={schema} values={{ revision: 1, field: '' }}>
      <TextField {...field} />
    </RecordForm>,
  )
  await screen.getByLabelText('Felt').click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByText('Skriv noget.')).toHaveAttribute('role', 'alert')
  await expect.element(screen.getByLabelText('Felt')).toHaveFocus()
})

test('an error that moves the focus to its field is not announced twice', async () => {
  const schema = z.object({ field: z.string().min(1, 'Skriv noget.') })
  const screen = await renderScreen(
    <RecordForm schema={schema} values={{ revision: 1, field: '' }}>
      <TextField {...field} />
    </RecordForm>,
  )
  await screen.getByRole('button', { name: 'Gem' }).click()
  await expect.element(screen.getByLabelText('Felt')).toHaveFocus()
  await expect
    .element(screen.getByLabelText('Felt'))
    .toHaveAccessibleDescription('Et råd. Skriv noget.')
  await expect.element(screen.getByText('Skriv noget.')).not.toHaveAttribute('role')
})

test('a form whose box is unchecked is unsaved, though it sends fewer fields', async () => {
  const screen = await renderField(<Checkbox {...field} />, { values: { field: true } })
  await screen.getByRole('checkbox').click()
  await expect.element(screen.unsaved).toBeVisible()
  expect(await screen.save()).toEqual({})
})

test('only a form with a required field explains the mark, to those who see it', async () => {
  const screen = await renderField(<TextField {...field} />)
  const note = screen.getByText('* skal udfyldes')
  await expect.element(note).not.toBeVisible()
  await screen.unmount()
  await renderField(<TextField {...field} required />)
  await expect.element(note).toBeVisible()
  await expect.element(note).toHaveAttribute('aria-hidden', 'true')
})
