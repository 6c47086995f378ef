import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderField } from '#tests/browser/field'
import { ChipsField } from './chips-field'

const field = <ChipsField name="occasions" label="Anledninger" />
const parse = (text: string) =>
  /^\d+$/.test(text) ? { value: text, label: `Nr. ${text}` } : undefined
const numbers = (
  <ChipsField
    name="numbers"
    label="Numre"
    parse={parse}
    parseError={(text) => `»${text}« er ikke et nummer.`}
    chipOf={(value) => ({ value, label: `Nr. ${value}` })}
  />
)

test('typed text becomes a chip on Enter or by the button, and is announced', async () => {
  const screen = await renderField(field)
  const input = screen.getByLabelText('Anledninger')
  await input.fill(' Dåb ')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Fjern Dåb' })).toBeVisible()
  await expect.element(screen.getByText('Dåb er tilføjet')).toHaveAttribute('role', 'status')
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
  await expect.element(screen.unsaved).toBeVisible()
  expect(screen.sent).toEqual([])
  await input.fill('Bryllup')
  await screen.getByRole('button', { name: 'Tilføj' }).click()
  await expect.element(screen.getByText('Bryllup er tilføjet')).toBeInTheDocument()
  expect(await screen.save()).toEqual({ 'occasions[]': ['Dåb', 'Bryllup', ''] })
})

test('Enter while a letter is composed adds nothing', async () => {
  const screen = await renderField(field)
  const input = screen.getByLabelText('Anledninger')
  await input.fill('Høst')
  for (const composed of [{ isComposing: true }, { keyCode: 229 }]) {
    const enter = { key: 'Enter', bubbles: true, cancelable: true, ...composed }
    const isLeftToBrowser = input.element().dispatchEvent(new KeyboardEvent('keydown', enter))
    expect(isLeftToBrowser).toBe(true)
  }
  await expect.element(input).toHaveValue('Høst')
  await input.fill('Høstfést')
  await userEvent.keyboard('{Enter}')
  expect(await screen.save()).toEqual({ 'occasions[]': ['Høstfést', ''] })
})

test('no blank chip and no duplicate is added', async () => {
  const screen = await renderField(field, { values: { occasions: ['Dåb'] } })
  for (const text of ['  ', 'Dåb']) {
    await screen.getByLabelText('Anledninger').fill(text)
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(screen.getByLabelText('Anledninger')).toHaveValue('')
  expect(await screen.save()).toEqual({ 'occasions[]': ['Dåb', ''] })
})

test('a removed chip is announced, and the field gets the focus', async () => {
  const screen = await renderField(field, { values: { occasions: ['Dåb', 'Bryllup'] } })
  await screen.getByRole('button', { name: 'Fjern Dåb' }).click()
  await expect.element(screen.getByText('Dåb er fjernet')).toHaveAttribute('role', 'status')
  await expect.element(screen.getByLabelText('Anledninger')).toHaveFocus()
  await expect.element(screen.unsaved).toBeVisible()
  expect(await screen.save()).toEqual({ 'occasions[]': ['Bryllup', ''] })
})

test('only an ordered list has buttons to move its chips', async () => {
  const values = { occasions: ['Dåb', 'Bryllup', 'Jul'] }
  const screen = await renderField(<ChipsField name="occasions" label="Anledninger" isOrdered />, {
    values,
  })
  await screen.getByRole('button', { name: 'Flyt Dåb ned' }).click()
  await expect.element(screen.getByText('Dåb er nu nummer 2')).toBeInTheDocument()
  const last = screen.getByRole('button', { name: 'Flyt Dåb ned' })
  await last.click()
  await expect.element(last).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const first = screen.getByRole('button', { name: 'Flyt Jul op' })
  await first.click()
  await expect.element(first).toHaveAttribute('aria-disabled', 'true')
  await expect.element(last).toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.unsaved).toBeVisible()
  expect(await screen.save()).toEqual({ 'occasions[]': ['Jul', 'Bryllup', 'Dåb', ''] })
  await screen.unmount()
  const unordered = await renderField(field, { values })
  await expect.element(unordered.getByRole('button', { name: 'Fjern Jul' })).toBeVisible()
  expect(unordered.getByRole('button', { name: /^Flyt/ }).elements()).toEqual([])
})

test('chips have the values and the labels that typed and stored text is parsed to', async () => {
  const screen = await renderField(numbers, { values: { numbers: ['7'] } })
  await expect.element(screen.getByRole('button', { name: 'Fjern Nr. 7' })).toBeVisible()
  await screen.getByLabelText('Numre').fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Nr. 12', { exact: true })).toBeVisible()
  expect(await screen.save()).toEqual({ 'numbers[]': ['7', '12', ''] })
})

test('text that cannot be parsed stays with its error until it is changed', async () => {
  const screen = await renderField(numbers, { values: { numbers: ['7'] } })
  const input = screen.getByLabelText('Numre')
  const error = screen.getByRole('alert').filter({ hasText: '»syv« er ikke et nummer.' })
  async function typeInvalid() {
    await input.fill('syv')
    await userEvent.keyboard('{Enter}')
    await expect.element(error).toBeVisible()
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    await expect.element(input).toHaveValue('syv')
  }
  await typeInvalid()
  await input.fill('8')
  await expect.element(error).not.toBeInTheDocument()
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await typeInvalid()
  await screen.getByRole('button', { name: 'Fjern Nr. 7' }).click()
  await expect.element(error).not.toBeInTheDocument()
})

test('text that was typed but not added is sent, and can be put into the field again', async () => {
  const screen = await renderField(field, {
    values: { occasions: ['Dåb'], occasions_typed: 'Bryl' },
  })
  await expect.element(screen.getByLabelText('Anledninger')).toHaveValue('Bryl')
  await screen.getByLabelText('Anledninger').fill('Bryllup')
  expect(await screen.save()).toEqual({ 'occasions[]': ['Dåb', 'Bryllup'] })
})

test('an error of the server is shown without interrupting a screen reader', async () => {
  const screen = await renderField(field, { errors: { occasions: 'Højst ti.' } })
  await screen.save()
  const error = screen.getByText('Højst ti.')
  await expect.element(error).toBeVisible()
  await expect.element(error).not.toHaveAttribute('role')
  await expect.element(screen.getByLabelText('Anledninger')).toHaveFocus()
})
