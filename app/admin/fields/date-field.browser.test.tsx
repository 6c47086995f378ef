import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderField } from '#tests/browser/field'
import { DateField } from './date-field'

const field = <DateField name="date" label="Dato" />
const christmasEve = { values: { date: '2026-12-24' } }
const renderChristmasEve = async (dateField = field) => {
  const screen = await renderField(dateField, christmasEve)
  const input = screen.getByRole('textbox', { name: /^Dato/ })
  const button = screen.getByRole('button', { name: 'Vælg dato: Dato' })
  const calendar = screen.getByRole('dialog', { name: 'Dato' })
  return { ...screen, input, button, calendar }
}

test.each([
  ['5. december', '5.12.2026', '2026-12-05'],
  [' 2027-01-06 ', '6.1.2027', '2027-01-06'],
  ['på fredag', 'på fredag', 'på fredag'],
  ['2026-02-31', '2026-02-31', '2026-02-31'],
  ['', '', ''],
])('typed %s is shown as %s and sent as %s', async (typed, shown, sent) => {
  const { input, save, unsaved } = await renderChristmasEve()
  await expect.element(input).toHaveValue('24.12.2026')
  await input.fill(typed)
  await expect.element(input).toHaveValue(typed)
  await userEvent.tab()
  await expect.element(input).toHaveValue(shown)
  await expect.element(unsaved).toBeVisible()
  expect(await save()).toEqual({ date: sent })
})

test('a day is picked from a calendar that shows the date, with weeks from Monday', async () => {
  const { input, button, calendar, save, unsaved } = await renderChristmasEve()
  await button.click()
  await expect.element(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('24')
  await expect.element(calendar.getByRole('grid', { name: 'december 2026' })).toBeVisible()
  const [firstDay] = calendar.element().querySelectorAll('th')
  expect(firstDay?.textContent).toMatch(/^ma/i)
  await calendar.getByRole('button', { name: /^torsdag.* 31\./ }).click()
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(input).toHaveValue('31.12.2026')
  await expect.element(unsaved).toBeVisible()
  expect(await save()).toEqual({ date: '2026-12-31' })
})

test('picking the chosen day again keeps a required date', async () => {
  const required = <DateField name="date" label="Dato" required />
  const { input, button, calendar } = await renderChristmasEve(required)
  await button.click()
  await calendar.getByRole('button', { name: /24\. december/ }).click()
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(input).toHaveValue('24.12.2026')
})

test('the calendar marks the server’s today, and opens with its month', async () => {
  const screen = await renderField(<DateField name="date" label="Dato" />)
  await screen.getByRole('button', { name: 'Vælg dato: Dato' }).click()
  const day = screen.getByRole('button', { name: /^I dag, .*28\. november/i })
  await expect.element(day).toBeVisible()
})

test('the calendar is used by keyboard', async () => {
  const { input, button, calendar } = await renderChristmasEve()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(calendar.getByRole('button', { name: /24\. december/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(input).toHaveValue('23.12.2026')
  await expect.element(button).toHaveFocus()
})

test('picking the chosen day again clears the date', async () => {
  const { input, button, calendar, save } = await renderChristmasEve()
  await button.click()
  await calendar.getByRole('gridcell', { selected: true }).getByRole('button').click()
  await expect.element(input).toHaveValue('')
  expect(await save()).toEqual({ date: '' })
})

test.each(['på fredag', '2026-02-31'])(
  'the calendar opens without a choice from %s',
  async (text) => {
    const { input, button, calendar } = await renderChristmasEve()
    await input.fill(text)
    await button.click()
    await expect.element(calendar.getByRole('grid')).toBeVisible()
    expect(calendar.getByRole('gridcell', { selected: true }).elements()).toEqual([])
  },
)

test('a date long past that should be in the future can be corrected', async () => {
  const screen = await renderField(<DateField name="date" label="Dato" isExpectedInFuture />, {
    values: { date: '2017-01-05' },
  })
  const question = screen.getByRole('status').filter({ hasText: 'Det er længe siden.' })
  await question.getByRole('button', { name: 'Mente du 2027?' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Dato' })).toHaveValue('5.1.2027')
  await expect.element(screen.unsaved).toBeVisible()
  expect(await screen.save()).toEqual({ date: '2027-01-05' })
})

test('other past dates are not questioned', async () => {
  const screen = await renderField(field, { values: { date: '2017-01-05' } })
  await expect.element(screen.getByRole('textbox', { name: 'Dato' })).toHaveValue('5.1.2017')
  expect(screen.getByText('Det er længe siden.').elements()).toEqual([])
})

test('a required date is marked, and shows its hint and error', async () => {
  const screen = await renderField(<DateField name="date" label="Dato" hint="Dagen." required />, {
    errors: { date: 'Vælg en dag.' },
  })
  const input = screen.getByRole('textbox', { name: /^Dato/ })
  await expect.element(input).toBeRequired()
  await expect.element(input).toHaveAccessibleDescription('Dagen.')
  await expect.element(input).toHaveAttribute('autocomplete', 'off')
  await expect.element(input).toHaveAttribute('placeholder', '24.12.2026')
  expect(screen.getByText('Dato', { exact: true })).toHaveClass('required-label')
  await screen.save()
  await expect.element(input).toHaveAccessibleDescription('Dagen. Vælg en dag.')
  await expect.element(input).toHaveFocus()
})
