import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { blankWork } from '#tests/support/work'
import { saveWork } from '~/domain/bibliography/bibliography-commands.server'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, insertRow, patchRow } from '~/platform/changes/rows.server'
import { changesPage } from './history.server'
import { undoChange } from './undo-commands.server'

const work = (title: string) => blankWork({ title })

databaseTest('a restored work is linked to its collection of hymns again', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveWork(backend, admin, undefined, work('Fjorden'))
  const id = await someWork(backend)
  const collections = {
    own: await collectionOf(backend, admin, 'Fjorden', id),
    changedSince: await collectionOf(backend, admin, 'Klokken', id),
    anotherNow: await collectionOf(backend, admin, 'Kilden', id),
  }
  const change = await deleteNoun(backend, admin, 'bibliography', id)
  const works = async () =>
    (await backend.db.selectFrom('hymn_collections').select(['id', 'bibliography_id']).execute())
      .filter(({ bibliography_id }) => bibliography_id === id)
      .map((row) => row.id)
      .sort()
  expect(await works()).toEqual([])
  expect((await changesPage(backend, 1)).items[0]?.what).toMatchObject([{ noun: 'bibliography' }])
  await saveWork(backend, admin, undefined, work('Havet'))
  const another = await someWork(backend)
  const patch = (of: string, values: object) =>
    commitChange(backend, ['hymn_collections'], (tx) =>
      patchRow(tx, admin, 'hymn_collections', of, values),
    )
  await patch(collections.changedSince, { year: 1999 })
  await patch(collections.anotherNow, { bibliography_id: another })
  await undoChange(backend, admin, change ?? '')
  expect(await works()).toEqual([collections.own, collections.changedSince].sort())
})

function collectionOf(backend: Backend, admin: Admin, title: string, bibliography_id: string) {
  return commitChange(backend, ['hymn_collections'], (tx) =>
    insertRow(tx, admin, 'hymn_collections', {
      title,
      slug: title,
      year: 2020,
      collaborator: null,
      description: '',
      image_url: null,
      is_available: 0,
      hymn_count: null,
      bibliography_id,
      hymn_ids: '[]',
      sort_order: 1,
    }),
  )
}

async function someWork({ db }: Backend): Promise<string> {
  return (await db.selectFrom('bibliography').select('id').executeTakeFirstOrThrow()).id
}
