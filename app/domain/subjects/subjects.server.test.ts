import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { slugOfWork } from '~/domain/bibliography/bibliography.server'
import { subjectAt } from './subjects.server'

databaseTest('a subject is a public lecture or a public work', async ({ backend }) => {
  const write = await openWriter(backend)
  const { id: lecture } = await write.lecture('Håb')
  const { id: work } = await write.work('Blæk')
  const { id: draft } = await write.lecture('Kladde', '', { publish: 'draft' })
  expect(await subjectAt(backend, lecture)).toEqual({
    kind: 'lecture',
    id: lecture,
    title: 'Håb',
    path: '/foredrag/haab',
  })
  expect(await subjectAt(backend, work)).toEqual({
    kind: 'work',
    id: work,
    title: 'Blæk',
    path: '/bibliografi/blak',
  })
  for (const id of [draft, 'gone', null]) expect(await subjectAt(backend, id)).toBeUndefined()
  expect(await slugOfWork(backend, work)).toBe('blak')
  expect(await slugOfWork(backend, null)).toBeUndefined()
  await backend.db.updateTable('bibliography').set({ published_at: null }).execute()
  expect(await subjectAt(backend, work)).toBeUndefined()
  expect(await slugOfWork(backend, work)).toBeUndefined()
})
