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

databaseTest('an earlier version of a work has its cover on another site', async ({ backend }) => {
  await (await openWriter(backend)).work('Håb')
  const cover = 'https://example.dk/omslag.jpg'
  for (const [stored, values] of [
    [cover, { image_url: null, cover_url: cover }],
    ['images/bibliography/omslag.jpg', { cover_url: null }],
  ] as const) {
    await backend.db.updateTable('bibliography').set({ image_url: stored }).execute()
    const [row] = await backend.db.selectFrom('bibliography').selectAll().execute()
    const shown = await valuesForForm(backend, 'bibliography', { ...row } as never)
    expect(shown).toMatchObject({ title: 'Håb', year: 2024, slug: 'hab', ...values })
  }
})
