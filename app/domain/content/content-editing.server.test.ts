import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { texts } from './content'
import { saveText } from './content-commands.server'
import { allTextsForEditing } from './content-editing.server'

databaseTest('editing begins with every text as it is stored', async ({ backend }) => {
  await saveText(backend, await signedInAdmin(backend), 'nyheder.title', 'Nyt')
  const all = await allTextsForEditing(backend)
  expect(Object.keys(all)).toEqual(Object.keys(texts))
  expect(all['nyheder.title']).toEqual({ value: 'Nyt', revision: 1 })
  expect(all['nyheder.link']).toEqual({ value: 'Læs mere →', revision: 0 })
})
