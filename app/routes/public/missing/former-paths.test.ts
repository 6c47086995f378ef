import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { workAt } from '~/domain/bibliography/bibliography.server'
import { saveWork } from '~/domain/bibliography/bibliography-commands.server'
import { workForEditing } from '~/domain/bibliography/bibliography-editing.server'
import { collaborationAt } from '~/domain/collaborations/collaborations.server'
import { saveCollaboration } from '~/domain/collaborations/collaborations-commands.server'
import { collaborationForEditing } from '~/domain/collaborations/collaborations-editing.server'
import { lectureAt } from '~/domain/lectures/lectures.server'
import { lectureForEditing } from '~/domain/lectures/lectures-editing.server'
import { saveRow } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'

type Rename = (backend: Backend, admin: Admin, id: string, title: string) => Promise<unknown>

const nothingChosen = { picture: undefined }

const renameLecture: Rename = async (backend, admin, id, title) => {
  const stored = await lectureForEditing(backend, id)
  if (!stored) throw new Error('the lecture is gone')
  const { publish: _, publish_date: __, publish_time: ___, ...form } = stored
  await saveRow(backend, admin, 'lectures', id, { ...form, ...nothingChosen, title })
}

const renameWork: Rename = async (backend, admin, id, title) => {
  const stored = await workForEditing(backend, id)
  if (!stored) throw new Error('the work is gone')
  const { publish: _, publish_date: __, publish_time: ___, ...form } = stored
  const renamed = { ...form, ...nothingChosen, cover_url: null, title, slug: null }
  await saveWork(backend, admin, id, renamed)
}

const renameCollaboration: Rename = async (backend, admin, id, title) => {
  const stored = await collaborationForEditing(backend, id)
  if (!stored) throw new Error('the collaboration is gone')
  const { publish: _, publish_date: __, publish_time: ___, ...form } = stored
  await saveCollaboration(backend, admin, id, { ...form, ...nothingChosen, new_pdfs: [], title })
}

const nouns = [
  { noun: 'lecture', table: 'lectures', rename: renameLecture, at: lectureAt },
  { noun: 'work', table: 'bibliography', rename: renameWork, at: workAt },
  {
    noun: 'collaboration',
    table: 'collaborations',
    rename: renameCollaboration,
    at: collaborationAt,
  },
] as const

for (const { noun, table, rename, at } of nouns) {
  databaseTest(
    `every former path of a ${noun} redirects to it in one step`,
    async ({ backend }) => {
      const write = await openWriter(backend)
      await write[noun]('Ebbe')
      const [{ id = '' } = {}] = await backend.db
        .selectFrom(table as 'lectures')
        .select('id')
        .execute()
      await rename(backend, write.admin, id, 'Flod')
      await rename(backend, write.admin, id, 'Springflod')
      for (const former of ['ebbe', 'flod', 'Ebbe']) {
        expect(await at(backend, former), former).toEqual({ redirect: 'springflod' })
      }
      await write[noun]('Ebbe')
      expect(await at(backend, 'ebbe')).toEqual({ redirect: 'springflod' })
      expect(await at(backend, 'ebbe-2')).toHaveProperty(noun)
      await rename(backend, write.admin, id, 'Flod')
      expect(await at(backend, 'flod')).toHaveProperty(noun)
      expect(await at(backend, 'springflod')).toEqual({ redirect: 'flod' })
      expect(await at(backend, 'ebbe')).toEqual({ redirect: 'flod' })
    },
  )
}
