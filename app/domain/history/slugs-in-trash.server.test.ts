import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { filledForm } from '#tests/support/forms'
import { openWriter } from '#tests/support/writer'
import { workForm } from '~/domain/bibliography/bibliography.form'
import { saveWork } from '~/domain/bibliography/bibliography-commands.server'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import { readForm } from '~/forms/form'
import type { Backend } from '~/platform/backend.server'
import { emptyTrash, purgeTrashEntry } from './trash-commands.server'
import { undoChange } from './undo-commands.server'

async function slugs({ db }: Backend, table: 'hymns' | 'bibliography'): Promise<string[]> {
  const rows = await db
    .selectFrom(table as 'hymns')
    .select('slug')
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

databaseTest('a row in the trash keeps its slug and is restored with it', async ({ backend }) => {
  const write = await openWriter(backend)
  const change = await deleteNoun(backend, write.admin, 'hymns', await write.hymn('Håb'))
  await write.hymn('Håb')
  const renamed = await write.hymn('Tro')
  await write.changeHymn(renamed, { title: 'Håb' })
  expect(await slugs(backend, 'hymns')).toEqual(['haab-2', 'haab-3'])
  await undoChange(backend, write.admin, change ?? '')
  expect(await slugs(backend, 'hymns')).toEqual(['haab', 'haab-2', 'haab-3'])
})

databaseTest(
  'a permanently deleted row frees its slug, and the others are restored',
  async ({ backend }) => {
    const write = await openWriter(backend)
    const faith = await deleteNoun(backend, write.admin, 'hymns', await write.hymn('Tro'))
    const change = await deleteNoun(backend, write.admin, 'hymns', await write.hymn('Håb'))
    await purgeTrashEntry(backend, write.admin, change ?? '')
    const log = backend.db.selectFrom('audit_log').select('summary').where('action', '=', 'purge')
    expect(await log.execute()).toEqual([{ summary: 'Håb' }])
    await write.hymn('Håb')
    expect(await slugs(backend, 'hymns')).toEqual(['haab'])
    await undoChange(backend, write.admin, faith ?? '')
    expect(await slugs(backend, 'hymns')).toEqual(['haab', 'tro'])
  },
)

databaseTest('a slug of the trash is reported when the author types it', async ({ backend }) => {
  const { admin } = await openWriter(backend)
  const save = (id: string | undefined, fields: Record<string, string>) => {
    const blank = { title: 'Hav', year: '2020', category: 'faglitteratur', revision: '0' }
    const { value } = readForm(workForm, filledForm(workForm, { ...blank, ...fields }))
    if (!value) throw new Error('the form is refused')
    return saveWork(backend, admin, id, value)
  }
  const { id: first } = await save(undefined, { slug: 'fjord' })
  await deleteNoun(backend, admin, 'bibliography', first)
  const refusal = { code: 'taken-in-trash', field: 'slug' }
  await expect(save(undefined, { slug: 'fjord' })).rejects.toMatchObject(refusal)
  const { id } = await save(undefined, { slug: 'hav' })
  const moved = { slug: 'fjord', revision: '1' }
  await expect(save(id, moved)).rejects.toMatchObject(refusal)
  expect(await slugs(backend, 'bibliography')).toEqual(['hav'])
  await emptyTrash(backend, admin)
  await save(id, moved)
  expect(await slugs(backend, 'bibliography')).toEqual(['fjord'])
})
