import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openScreens } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { loader as shareKit } from './share-kit'

databaseTest('only a public page can be shared', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Gry')
  const screens = await openScreens(backend)
  const statusOf = async (page: string) =>
    (await screens.load(shareKit, {}, `?side=${page}`)).status
  expect(await statusOf('/nyheder/gry')).toBe(200)
  await backend.db.updateTable('news').set({ published_at: null }).execute()
  for (const page of ['/nyheder/gry', '/admin']) expect(await statusOf(page), page).toBe(404)
})
