import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { storedRow } from '~/platform/changes/rows.server'
import { valuesForForm } from './values-for-form.server'

databaseTest('an earlier version without a picture clears the field', async ({ backend }) => {
  const { id } = await (await openWriter(backend)).lecture('Håb')
  const row = await storedRow(backend, 'lectures', id)
  if (!row) throw new Error('the lecture is not stored')
  const values = await valuesForForm(backend, 'lectures', row)
  expect(values).toMatchObject({ title: 'Håb', image_url: null })
})
