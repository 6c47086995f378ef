import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { blanksOf } from '#tests/support/forms'
import { breakTable, failure, openScreens } from '#tests/support/screen'
import { hymnFileForm } from '~/domain/hymns/files/hymn-files.form'
import { hymnCollectionForm, hymnForm } from '~/domain/hymns/hymns.form'
import { listHymnCollections, listHymns } from '~/domain/hymns/hymns-editing.server'
import { opensSavedField } from '~/forms/answer'
import { action as edit, loader as editing } from './edit'
import { action as editCollection, loader as editingCollection } from './edit-collection'
import { action as list, loader as listing } from './list'

const isNew = { id: 'ny' }
const filled = {
  title: 'Advent',
  stanzas: '1. Nu\nkommer\n\nOmkv.: Syng\n\n2. Så',
  'themes[]': ['Håb og tro', 'Lys', 'lys'],
  'scripture[]': ['Lukas 2, 1-14', '1. mosebog 1', ''],
  'days[]': ['2. s. i advent', '2-soendag-i-advent'],
  'occasions[]': ['advent'],
}

databaseTest('a hymn is added with its parsed fields, and changed', async ({ backend }) => {
  const screens = await openScreens(backend, hymnForm)
  expect((await screens.send(edit, filled, isNew)).answer).toEqual({
    kind: 'done',
    toast: { title: 'Salme tilføjet', sharePath: '/salmer/advent' },
    goTo: '/admin/salmer',
    savedForm: expect.stringMatching(/^\/admin\/salmer\/[\w-]+$/),
  })
  const [{ id = '' } = {}] = (await listHymns(backend)).items
  expect((await screens.load(editing, { id })).values).toMatchObject({
    title: 'Advent',
    stanzas: 'Nu\nkommer\n\nOmkvæd:\nSyng\n\nSå',
    publish: 'published',
    themes: ['Håb og tro', 'Lys'],
    scripture: ['Luk 2,1-14', '1 Mos 1'],
    days: ['2-soendag-i-advent'],
  })
  expect((await screens.send(edit, { ...filled, revision: 1 }, { id })).answer).toMatchObject({
    toast: { title: 'Salme opdateret' },
  })
  expect((await screens.send(list, { intent: 'delete', id })).answer).toMatchObject({
    toast: { title: 'Salme slettet' },
  })
  expect((await screens.load(listing)).items).toEqual([])
})

databaseTest('a new hymn redirects to its own form if requested', async ({ backend }) => {
  const screens = await openScreens(backend, hymnForm)
  const { answer } = await screens.send(edit, { ...filled, [opensSavedField]: '1' }, isNew)
  const [{ id = '' } = {}] = (await listHymns(backend)).items
  expect(answer).toMatchObject({ kind: 'done', goTo: `/admin/salmer/${id}` })
})

databaseTest('missing or unparsable input is refused at its field', async ({ backend }) => {
  const screens = await openScreens(backend, hymnForm)
  const wrong = { 'scripture[]': ['Hamlet 3,1'], 'days[]': ['i forgårs'], year: '20' }
  expect(await screens.send(edit, wrong, isNew)).toMatchObject({
    status: 422,
    answer: {
      errors: {
        title: 'Skriv en titel.',
        stanzas: 'Skriv salmens tekst.',
        scripture: expect.stringContaining('Bogen kendes ikke.'),
        days: expect.stringContaining('Skriv dagen, som den hedder i kirkeåret'),
        year: 'Skriv årstallet med tal, mellem 1500 og 2100.',
      },
    },
  })
})

databaseTest('a year outside 1500 to 2100 is refused', async ({ backend }) => {
  const screens = await openScreens(backend, hymnForm, hymnCollectionForm)
  const refused = {
    status: 422,
    answer: { errors: { year: expect.stringContaining('mellem 1500 og 2100') } },
  }
  for (const year of ['1499', '2101']) {
    expect(await screens.send(edit, { ...filled, year }, isNew), year).toMatchObject(refused)
    const book = { title: 'Bog', year }
    expect(await screens.send(editCollection, book, isNew), year).toMatchObject(refused)
  }
  for (const year of ['1500', '2100']) {
    expect((await screens.send(edit, { ...filled, year }, isNew)).status, year).toBe(200)
    const book = { title: 'Bog', year }
    expect((await screens.send(editCollection, book, isNew)).status, year).toBe(200)
  }
})

databaseTest('a collection stores its hymns in order', async ({ backend }) => {
  const screens = await openScreens(backend, hymnForm, hymnCollectionForm)
  await screens.send(edit, filled, isNew)
  await screens.send(edit, { ...filled, title: 'Jul' }, isNew)
  const ids = (await listHymns(backend)).items.map(({ id }) => id).reverse()
  expect((await screens.load(editingCollection, isNew)).values).toMatchObject({ year: '2026' })
  const book = { title: 'Bog', year: '2024', 'hymn_ids[]': ids }
  expect((await screens.send(editCollection, book, isNew)).answer).toMatchObject({
    toast: { title: 'Samling tilføjet' },
  })
  const [{ id = '' } = {}] = await listHymnCollections(backend)
  expect((await screens.load(editingCollection, { id })).values).toMatchObject({ hymn_ids: ids })
})

databaseTest(
  'a file of a hymn is described and deleted, each with a toast',
  async ({ backend }) => {
    const screens = await openScreens(backend, hymnForm)
    await screens.send(edit, filled, isNew)
    const [{ id = '' } = {}] = (await listHymns(backend)).items
    const at = '2026-01-01T00:00:00.000Z'
    const row = { hymn_id: id, kind: 'score' as const, name: 'Melodi' }
    const file = { original_name: 'a.pdf', mime_type: 'application/pdf', file_size: 8 }
    const stamps = { created_at: at, updated_at: at, revision: 1 }
    const files = ['a', 'b'].map((name) => ({
      ...row,
      ...file,
      ...stamps,
      id: name,
      file_path: `${name}.pdf`,
    }))
    await backend.db.insertInto('hymn_files').values(files).execute()

    const described = {
      ...blanksOf(hymnFileForm),
      intent: 'describe-file',
      file: 'b',
      name: 'Orgel',
      rights: 'Må kopieres',
      revision: '1',
    }
    expect((await screens.send(edit, described, { id })).answer).toEqual({
      kind: 'done',
      toast: { title: 'Fil opdateret' },
    })
    expect((await screens.load(editing, { id })).files).toMatchObject([
      { id: 'a', name: 'Melodi' },
      { id: 'b', name: 'Orgel', rights: 'Må kopieres' },
    ])
    expect(await screens.send(edit, described, { id })).toMatchObject({
      status: 409,
      answer: { kind: 'outdated', revision: 2, values: { id: 'b', name: 'Orgel' } },
    })
    const remove = { intent: 'delete-file', file: 'b' }
    expect((await screens.send(edit, remove, { id })).answer).toMatchObject({
      toast: { title: 'Fil slettet', undo: { intent: 'restore' }, undoPath: '/admin/papirkurv' },
    })
    expect((await screens.load(editing, { id })).files).toMatchObject([{ id: 'a' }])
    await breakTable(backend, 'hymn_files')
    expect(await screens.send(edit, remove, { id })).toEqual(failure('Kunne ikke slette filen'))
    expect(await screens.send(edit, described, { id })).toEqual(
      failure('Kunne ikke gemme filens oplysninger'),
    )
  },
)
