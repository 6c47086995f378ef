import { expect, test } from 'vitest'
import { renderField } from '#tests/browser/field'
import { ArrangedField } from './arranged-field'

const parts = { work: 'Bog', dates: 'Datoer', news: 'Nyheder' }

async function renderParts(order: string) {
  const field = <ArrangedField name="front" label="Forsiden" parts={parts} />
  const screen = await renderField(field, { values: { front: order } })
  const group = screen.getByRole('group', { name: 'Forsiden' })
  const labels = () =>
    group
      .getByRole('checkbox')
      .elements()
      .map((box) => box.closest('label')?.textContent)
  const reset = group.getByRole('button', { name: 'Vis alt i den sædvanlige rækkefølge' })
  return Object.assign(screen, { group, labels, reset })
}

test('an unchanged order is sent as it is stored', async () => {
  const screen = await renderParts('')
  expect(screen.labels()).toEqual(['Bog', 'Datoer', 'Nyheder'])
  expect(screen.group.getByRole('checkbox', { checked: false }).elements()).toEqual([])
  await expect.element(screen.reset).not.toBeInTheDocument()
  expect(await screen.save()).toEqual({ front: '' })
})

test('a part is moved and another one hidden, and the form then has changes', async () => {
  const screen = await renderParts('')
  await screen.getByRole('button', { name: 'Flyt ned: Bog' }).click()
  expect(screen.labels()).toEqual(['Datoer', 'Bog', 'Nyheder'])
  await expect.element(screen.unsaved).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Nyheder' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Nyheder' })).not.toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'Bog' })).toBeChecked()
  const { front } = await screen.save()
  await screen.unmount()
  const again = await renderParts(String(front))
  expect(again.labels()).toEqual(['Datoer', 'Bog', 'Nyheder'])
  await expect.element(again.getByRole('checkbox', { name: 'Nyheder' })).not.toBeChecked()
  await expect.element(again.getByRole('checkbox', { name: 'Datoer' })).toBeChecked()
})

test('the first part cannot be moved up, nor the last one down', async () => {
  const screen = await renderParts('')
  for (const name of ['Flyt op: Bog', 'Flyt ned: Nyheder']) {
    const button = screen.getByRole('button', { name })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
  }
  expect(screen.labels()).toEqual(['Bog', 'Datoer', 'Nyheder'])
  await expect.element(screen.unsaved).not.toBeInTheDocument()
})

test('all parts are shown again in their usual order', async () => {
  const screen = await renderParts('')
  await screen.getByRole('checkbox', { name: 'Bog' }).click()
  await screen.getByRole('button', { name: 'Flyt op: Nyheder' }).click()
  await screen.reset.click()
  expect(screen.labels()).toEqual(['Bog', 'Datoer', 'Nyheder'])
  await expect.element(screen.getByRole('checkbox', { name: 'Bog' })).toBeChecked()
})
