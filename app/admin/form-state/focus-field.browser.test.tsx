import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Checkbox, Radios, TextField } from '~/admin/fields/fields'
import { focusField } from './focus-field'

const options = [
  { value: 'da', label: 'Dansk' },
  { value: 'en', label: 'Engelsk' },
]

async function renderFields() {
  const screen = await render(
    <form>
      <TextField name="title" label="Titel" />
      <Radios name="kind" options={options} selected="en" />
      <Checkbox name="days" label="Dage" />
    </form>,
  )
  const form = screen.container.querySelector('form')
  if (!form) throw new Error('no form')
  return Object.assign(screen, { form })
}

test.each([
  ['title', 'Titel'],
  ['days[]', 'Dage'],
  ['kind', 'Engelsk'],
])('the field %s has the focus', async (name, label) => {
  const { form, getByLabelText } = await renderFields()
  focusField(form, [name, 'title'])
  await expect.element(getByLabelText(label)).toHaveFocus()
})

test('a field that is mounted later gets the focus', async () => {
  const { form, getByLabelText } = await renderFields()
  focusField(form, ['late'])
  requestAnimationFrame(() => {
    form.insertAdjacentHTML(
      'beforeend',
      '<div id="field-late" contenteditable="true" aria-label="Sen">x</div>',
    )
  })
  await expect.element(getByLabelText('Sen')).toHaveFocus()
})

test('without the fields the first one gets the focus', async () => {
  const { form, getByLabelText } = await renderFields()
  focusField(form, [])
  await expect.element(getByLabelText('Titel')).toHaveFocus()
})

test('the focus stays in another field of the form', async () => {
  const { form, getByLabelText } = await renderFields()
  focusField(form, ['late'])
  getByLabelText('Dage').element().focus()
  await new Promise(requestAnimationFrame)
  form.insertAdjacentHTML('beforeend', '<input id="field-late" />')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await expect.element(getByLabelText('Dage')).toHaveFocus()
})
