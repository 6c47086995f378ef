import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, openScreens } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { action as drafts } from '~/routes/admin/unsaved-drafts'
import { loader } from './edit'

databaseTest('the overview has the latest five changes and all unsaved drafts', async (test) => {
  const { backend, logged } = test
  const write = await openWriter(backend)
  for (let number = 0; number < 6; number++) await write.news(`Nyt ${number}`)
  const screens = await openScreens(backend)
  for (const form of ['/admin/kontakt', '/admin/salmer/ny']) {
    const [id, writer] = [crypto.randomUUID(), crypto.randomUUID()]
    const content = JSON.stringify({ fields: { title: ['Halv'] }, pictures: [] })
    const sent = { id, form, path: form, kind: '', title: 'Halv', excerpt: '', content, base: '{}' }
    await screens.send(drafts, { intent: 'keep', ...sent, revision: '0', writer, turn: '1' })
  }
  const { overview } = await screens.load(loader)
  expect(overview.changes).toHaveLength(5)
  expect(overview.changes[0]?.what).toMatchObject([{ text: 'Tilføjede nyheden »Nyt 5«' }])
  expect(overview.unsaved.map(({ form }) => form).sort()).toEqual([
    '/admin/kontakt',
    '/admin/salmer/ny',
  ])
  await breakTable(backend, 'unsaved_drafts')
  expect((await screens.load(loader)).overview.unsaved).toEqual([])
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'the unsaved drafts could not be read' }),
  )
})
