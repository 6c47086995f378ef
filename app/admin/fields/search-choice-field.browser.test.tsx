import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderField } from '#tests/browser/field'
import { SearchChoiceField } from './search-choice-field'

const options = [
  { value: '', label: 'Ingen' },
  { value: 'tro', label: 'Foredrag: Tro' },
  { value: 'haab', label: 'Foredrag: Håb' },
]

async function renderChoice(subject: string) {
  const onChoose = vi.fn()
  const field = (
    <SearchChoiceField
      name="subject"
      label="Hører til"
      hint="Valgfrit."
      options={options}
      onChoose={onChoose}
    />
  )
  const screen = await renderField(field, {
    values: { subject },
    errors: { subject: 'Er slettet.' },
  })
  const trigger = screen.getByRole('combobox', { name: 'Hører til' })
  const list = screen.getByRole('dialog', { name: 'Hører til' })
  const search = list.getByRole('combobox', { name: 'Søg' })
  return { ...screen, onChoose, trigger, list, search }
}

test('an option is found by a search, chosen and sent', async () => {
  const { onChoose, trigger, list, search, save, unsaved } = await renderChoice('haab')
  await expect.element(trigger).toHaveTextContent('Foredrag: Håb')
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'listbox')
  await trigger.click()
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveAttribute('placeholder', 'Søg')
  await expect
    .element(list.getByRole('option', { selected: true }))
    .toHaveTextContent('Foredrag: Håb')
  expect(list.getByRole('option').elements()).toHaveLength(3)
  await search.fill('intet')
  await expect.element(list.getByText('Intet passer.')).toBeVisible()
  expect(onChoose).not.toHaveBeenCalled()
  await search.fill('tr')
  await expect.element(list.getByText('Intet passer.')).not.toBeInTheDocument()
  await list.getByRole('option').click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(trigger).toHaveTextContent('Foredrag: Tro')
  await expect.element(trigger).toHaveFocus()
  await expect.element(unsaved).toBeVisible()
  expect(onChoose.mock.calls).toEqual([['tro']])
  expect(await save()).toEqual({ subject: 'tro' })
})

test('an option is chosen by keyboard, also the blank one', async () => {
  const { onChoose, trigger, list, search, save } = await renderChoice('tro')
  trigger.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveFocus()
  await search.fill('ing')
  await expect.element(list.getByRole('option')).toHaveTextContent('Ingen')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(trigger).toHaveTextContent('Ingen')
  expect(onChoose.mock.calls).toEqual([['']])
  expect(await save()).toEqual({ subject: '' })
})

test('a closed list is opened again, and Esc changes nothing', async () => {
  const { onChoose, trigger, list, save } = await renderChoice('tro')
  for (let count = 0; count < 2; count++) {
    await trigger.click()
    await expect.element(list.getByRole('option', { name: 'Ingen' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  }
  expect(onChoose).not.toHaveBeenCalled()
  expect(await save()).toEqual({ subject: 'tro' })
})

test('a value without an option is shown as the first one, and is sent unchanged', async () => {
  const { trigger, save } = await renderChoice('slettet')
  await expect.element(trigger).toHaveTextContent('Ingen')
  expect(await save()).toEqual({ subject: 'slettet' })
})

test('an error is focused and described before and after the list was opened', async () => {
  const { trigger, list, save } = await renderChoice('tro')
  await expect.element(trigger).toHaveAccessibleDescription('Valgfrit.')
  await save()
  await expect.element(trigger).toHaveFocus()
  await expect.element(trigger).toHaveAccessibleDescription('Valgfrit. Er slettet.')
  await trigger.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(trigger).toHaveAccessibleDescription('Valgfrit. Er slettet.')
})
