import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens, uploadPicture } from '#tests/support/screen'
import { collaborationForm } from '~/domain/collaborations/collaborations.form'
import type { Backend } from '~/platform/backend.server'
import * as edit from './edit'
import * as list from './list'

const trio = { title: 'Trio', description: '<p>Tre</p>', link: '' }

/** The routes of a collaboration with a picture. */
async function withCollaboration(backend: Backend) {
  const screens = await openScreens(backend, collaborationForm)
  const image_url = await uploadPicture(backend, 'images/collaborations/collaboration_1.jpg')
  const { answer } = await screens.send(edit.action, { ...trio, image_url }, { id: 'ny' })
  const { items } = await screens.load(list.loader)
  return { screens, answer, image_url, params: { id: items[0]?.id ?? '' } }
}

databaseTest('a collaboration is added, changed and deleted, each with a toast', async (test) => {
  const { screens, answer, image_url, params } = await withCollaboration(test.backend)
  expect(answer).toEqual({
    kind: 'done',
    toast: { title: 'Samarbejde tilføjet', sharePath: '/samarbejder/trio' },
    savedForm: `/admin/samarbejder/${params.id}`,
  })
  const { items } = await screens.load(list.loader)
  expect(items).toMatchObject([
    { title: 'Trio', description: '<p>Tre</p>', link: null, picture: { width: 60 } },
  ])
  const sent = { ...trio, image_url, short_text: 'Kort.', link: 'https://trio.dk', revision: 1 }
  expect(await screens.send(edit.action, sent, params)).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Samarbejde opdateret' } },
  })
  expect(await screens.load(edit.loader, params)).toMatchObject({
    isNew: false,
    id: params.id,
    files: [],
    host: 'example.dk',
    values: { revision: 2, short_text: 'Kort.', link: 'https://trio.dk', image_url },
  })
  expect(await screens.send(list.action, { intent: 'delete', ...params })).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Samarbejde slettet' } },
  })
  expect(await screens.load(list.loader)).toEqual({ items: [], unsaved: [], failed: undefined })
})

databaseTest('the form of a new collaboration has no id', async ({ backend }) => {
  const screens = await openScreens(backend, collaborationForm)
  const blank = await screens.load(edit.loader, { id: 'ny' })
  expect(blank).toMatchObject({ isNew: true, id: undefined, files: [] })
})

databaseTest(
  'a collaboration without a title or with an incomplete URL is refused',
  async (test) => {
    const screens = await openScreens(test.backend, collaborationForm)
    const sent = { ...trio, title: ' ', link: 'trio dk' }
    expect(await screens.send(edit.action, sent, { id: 'ny' })).toMatchObject({
      status: 422,
      answer: {
        kind: 'refused',
        errors: { title: 'Skriv en titel.', link: expect.stringMatching(/hel adresse/) },
      },
    })
  },
)

databaseTest('a save over a newer version returns the stored values', async ({ backend }) => {
  const { screens, params } = await withCollaboration(backend)
  await screens.send(edit.action, { ...trio, title: 'Nyere', revision: 1 }, params)
  expect(await screens.send(edit.action, { ...trio, revision: 1 }, params)).toMatchObject({
    status: 409,
    answer: { kind: 'outdated', revision: 2, values: { title: 'Nyere' } },
  })
})

databaseTest('the focus point of its picture is moved, with a toast', async ({ backend }) => {
  const { screens, params } = await withCollaboration(backend)
  const focus = { intent: 'focus', ...params, focus_x: '0.25', focus_y: '0.8' }
  expect(await screens.send(list.action, focus)).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Fokuspunkt opdateret' } },
  })
  const { items } = await screens.load(list.loader)
  expect(items[0]?.picture?.focus).toEqual({ x: 25, y: 80 })
})

databaseTest('an attached PDF is deleted, which can be undone', async ({ backend }) => {
  const { screens, params } = await withCollaboration(backend)
  await backend.db
    .insertInto('collaboration_files')
    .values({
      id: 'pdf',
      collaboration_id: params.id,
      filename: 'program.pdf',
      original_name: 'program.pdf',
      file_path: 'collaboration-pdfs/program.pdf',
      file_size: 9,
      mime_type: 'application/pdf',
      created_at: '2026-11-21T09:00:00.000Z',
      updated_at: '2026-11-21T09:00:00.000Z',
      revision: 1,
    })
    .execute()
  expect((await screens.load(edit.loader, params)).files).toMatchObject([{ name: 'program.pdf' }])
  const deletion = { intent: 'delete-pdf', pdf: 'pdf' }
  expect(await screens.send(edit.action, deletion, params)).toMatchObject({
    answer: {
      toast: {
        title: 'PDF slettet',
        undo: { intent: 'restore', change: expect.any(String) },
        undoPath: '/admin/papirkurv',
      },
    },
  })
  expect((await screens.load(edit.loader, params)).files).toEqual([])
})

databaseTest('a database failure shows the specified messages', async (test) => {
  const { backend } = test
  const { screens, params } = await withCollaboration(backend)
  await breakTable(backend, 'collaborations')
  expect(await screens.load(list.loader)).toEqual({
    items: [],
    unsaved: [],
    failed: 'Kunne ikke hente samarbejder',
  })
  const focus = { intent: 'focus', ...params, focus_x: '0.5', focus_y: '0.5' }
  const failures: [answer: ReturnType<typeof screens.send>, words: string][] = [
    [screens.send(edit.action, trio, { id: 'ny' }), 'Kunne ikke gemme samarbejde'],
    [screens.send(list.action, { intent: 'delete', ...params }), 'Kunne ikke slette samarbejde'],
    [screens.send(list.action, focus), 'Kunne ikke opdatere fokuspunkt'],
  ]
  for (const [answer, words] of failures) {
    expect(await answer).toEqual(failure(words))
  }
})

databaseTest('a missing collaboration has no form', async ({ backend }) => {
  const screens = await openScreens(backend, collaborationForm)
  const gone = screens.load(edit.loader, { id: 'gone' })
  await expect(gone).rejects.toMatchObject({ init: { status: 404 } })
})
