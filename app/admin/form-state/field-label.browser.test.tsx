import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Checkbox, RadioField, TextField } from '~/admin/fields/fields'
import { labelOf } from './field-label'

const ordered = { name: 'order.of[day]' }
const bare = { name: 'bare' }

test('finds the label of a field by its id, by its group or around it', async () => {
  const screen = await render(
    <form>
      <TextField name="title" label="Titel" required />
      <RadioField name="language" label="Sprog" options={[{ value: 'da', label: 'Dansk' }]} />
      <Checkbox name="visible" label="Vises" />
      <label>
        Ordning <input {...ordered} />
      </label>
      <input {...bare} />
    </form>,
  )
  const form = screen.container.querySelector('form')
  expect(labelOf(form, 'title')).toBe('Titel')
  expect(labelOf(form, 'language')).toBe('Sprog')
  expect(labelOf(form, 'visible')).toBe('Vises')
  expect(labelOf(form, 'order.of[day]')).toBe('Ordning ')
  expect(labelOf(form, 'bare')).toBeUndefined()
  expect(labelOf(form, 'missing')).toBeUndefined()
  expect(labelOf(null, 'title')).toBeUndefined()
})
