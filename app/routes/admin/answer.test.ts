import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkbox, optionalLine, revision } from '~/forms/form-fields'
import { readForEditing } from './answer.server'

const schema = z
  .object({ revision, title: optionalLine, is_visible: checkbox })
  .transform(({ title }) => title)

const whole = { revision: 3, title: 'En titel', is_visible: 1 }
const withoutTitle = { revision: 3, is_visible: 1 }
const withoutCheckbox = { revision: 3, title: 'En titel' }

test('an edit form gets every field that its schema reads', async () => {
  const read = (values: typeof whole) =>
    readForEditing(schema, { id: '1' }, { revision: 0 }, async () => values)
  expect(await read(whole)).toEqual({ isNew: false, values: whole })
  // @ts-expect-error: saving the form would erase the title
  await readForEditing(schema, { id: '1' }, { revision: 0 }, async () => withoutTitle)
  // @ts-expect-error: saving the form would turn the checkbox off
  await readForEditing(schema, { id: '1' }, { revision: 0 }, async () => withoutCheckbox)
})

test('a new row may start blank, and a missing row is a 404', async () => {
  const none = async () => undefined
  const added = await readForEditing(schema, { id: 'ny' }, { revision: 0, is_visible: 1 }, none)
  expect(added).toEqual({ isNew: true, values: { revision: 0, is_visible: 1 } })
  const missing = readForEditing(schema, { id: '1' }, { revision: 0 }, none)
  await expect(missing).rejects.toMatchObject({ init: { status: 404 } })
})
