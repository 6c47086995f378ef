import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { contentEntries } from './content'
import { saveEntry } from './content-commands.server'
import { contentForEditing } from './content-editing.server'

databaseTest('editing starts from the stored texts', async ({ backend }) => {
  await saveEntry(backend, await signedInAdmin(backend), 'nyheder.title', 'Nyt')
  const all = await contentForEditing(backend)
  expect(Object.keys(all)).toEqual(Object.keys(contentEntries))
  expect(all['nyheder.title']).toMatchObject({ value: 'Nyt', revision: 1 })
  expect(all['nyheder.link']).toEqual({ value: 'Læs mere →', revision: 0 })
})
