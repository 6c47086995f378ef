import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { contentKeys } from './content'
import { entriesForEditing } from './content.server'
import { saveEntry } from './content-commands.server'

databaseTest('editing starts from the stored texts', async ({ backend }) => {
  await saveEntry(backend, await signedInAdmin(backend), 'nyheder.title', 'Nyt')
  const all = await entriesForEditing(backend, contentKeys)
  expect(Object.keys(all)).toEqual(contentKeys)
  expect(all['nyheder.title']).toMatchObject({ value: 'Nyt', revision: 1 })
  expect(all['nyheder.link']).toEqual({ value: 'Læs mere →', revision: 0 })
})
