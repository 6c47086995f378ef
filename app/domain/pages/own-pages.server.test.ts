import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { ownPages } from './own-pages.server'

databaseTest('the own pages are the visible sections and the public rows', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Ny bog')
  await write.event('Sangaften', { date: '2099-01-02' })
  await write.work('Blæk')
  await backend.db.updateTable('bibliography').set({ published_at: null }).execute()
  const pages = await ownPages(backend)
  expect(pages).toContainEqual({ path: '/nyheder', name: 'Nyheder' })
  expect(pages).toContainEqual({ path: '/nyheder/ny-bog', name: 'Ny bog' })
  expect(pages.map(({ name }) => name)).toContain('Sangaften')
  expect(pages.map(({ name }) => name)).not.toContain('Blæk')
})
