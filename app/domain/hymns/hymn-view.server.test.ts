import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { blanksOf } from '#tests/support/forms'
import { johanne } from '#tests/support/small-sample'
import { openWriter } from '#tests/support/writer'
import { whoCopy } from '~/domain/admins/audit-log/audit.copy'
import { changesPage } from '~/domain/history/history.server'
import { undoChange } from '~/domain/history/undo-commands.server'
import { readSample } from '~/domain/sample/sample-archive.server'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { insertRows } from '~/platform/backups/archive/insert-rows.server'
import type { Database } from '~/platform/db/db.server'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import { hymnView } from './hymn-view.server'
import { hymnForm } from './hymns.form'
import { saveHymn } from './hymns-commands.server'

const view = (backend: Backend, query: string) =>
  hymnView(backend, new URL(`/salmer?${query}`, backend.siteUrl))

async function single(backend: Backend, query = '') {
  const shown = await view(backend, `fane=enkelt${query}`)
  if (shown.tab !== 'single') throw new Error('not the single hymns')
  return shown
}

/** The sample hymns and collections, without the books of the collections. */
async function withSample({ db }: Backend) {
  const { hymns = [], hymn_collections = [] } = readSample(johanne).tables
  const collections = hymn_collections.map((row) => ({ ...row, bibliography_id: null }))
  await insertSample(db, 'hymns', hymns)
  await insertSample(db, 'hymn_collections', collections)
}

async function insertSample(db: Database, noun: string, rows: PlainRow[]) {
  await insertRows(db, noun, rows)
  const marks = rows.map(({ id = '' }) => ({ noun, row_id: id, revision: 1 }))
  await insertRows(db, 'sample_rows', marks)
}

databaseTest('a collection has its own cover, or that of its public work', async ({ backend }) => {
  const { hymn_collections = [], bibliography = [] } = readSample(johanne).tables
  const [linked] = hymn_collections.filter((row) => row.bibliography_id)
  const [work] = bibliography.filter(({ id }) => id === linked?.bibliography_id)
  const url = 'https://covers.example/lyset.jpg'
  await insertSample(backend.db, 'bibliography', [{ ...work, image_url: url } as PlainRow])
  await insertSample(backend.db, 'hymn_collections', [linked as PlainRow])
  expect(await view(backend, '')).toMatchObject({ collections: [{ cover: { img: { src: url } } }] })
  const own = 'https://covers.example/eget.jpg'
  await backend.db.updateTable('hymn_collections').set({ image_url: own }).execute()
  expect(await view(backend, '')).toMatchObject({ collections: [{ cover: { img: { src: own } } }] })
  await backend.db.updateTable('hymn_collections').set({ image_url: null }).execute()
  await backend.db.updateTable('bibliography').set({ published_at: null }).execute()
  const { collections: [withoutWork] = [] } = (await view(backend, '')) as {
    collections?: object[]
  }
  expect(withoutWork).not.toHaveProperty('cover')
})

databaseTest('without collections the page opens with the single hymns', async ({ backend }) => {
  const { hymns = [] } = readSample(johanne).tables
  expect(await view(backend, '')).toMatchObject({ tab: 'collections', collections: [] })
  await insertSample(backend.db, 'hymns', hymns)
  expect(await view(backend, '')).toMatchObject({
    tab: 'single',
    hasCollections: false,
    path: '/salmer',
  })
  expect((await single(backend)).path).toBe('/salmer?fane=enkelt')
})

databaseTest('collections are shown unless single hymns are requested', async ({ backend }) => {
  await withSample(backend)
  for (const query of ['', 'fane=noget', 'tema=kaerlighed']) {
    expect(await view(backend, query)).toMatchObject({
      tab: 'collections',
      collections: [
        { title: 'Lyset bliver længere', year: 2024, hymnCount: 24, isAvailable: true },
        { title: 'Du kom i blæst', year: 2022, hymnCount: 38, isAvailable: true },
        { title: 'Fjordsalmer', year: 2019, hymnCount: 31, isAvailable: true },
        { title: 'Nattens små sange', year: 2012, hymnCount: 16, isAvailable: false },
      ],
    })
  }
})

databaseTest('the filter offers all hymns first, then each theme', async ({ backend }) => {
  await withSample(backend)
  expect(await single(backend)).toMatchObject({
    path: '/salmer?fane=enkelt',
    hymns: { items: { length: 4 } },
    choices: [
      { count: 4, path: '/salmer?fane=enkelt', isCurrent: true },
      { theme: 'Ro og fred', count: 1, path: '/salmer?fane=enkelt&tema=ro-og-fred' },
      { theme: 'Håb og tro', count: 1, path: '/salmer?fane=enkelt&tema=haab-og-tro' },
      { theme: 'Kærlighed', count: 1, path: '/salmer?fane=enkelt&tema=kaerlighed' },
      { theme: 'Tro og tvivl', count: 1, path: '/salmer?fane=enkelt&tema=tro-og-tvivl' },
    ],
  })
})

databaseTest('a hymn in the list shows its excerpt, or its first four lines', async (context) => {
  const { backend } = context
  const write = await openWriter(backend)
  const stanzas = 'Én\nto\ntre\nfire\nfem\n\nSeks'
  await write.hymn('Uden', { stanzas })
  await write.hymn('Med', { stanzas, excerpt: 'Tre\nfire' })
  const { hymns } = await single(backend)
  expect(hymns.items.map(({ excerpt }) => excerpt)).toEqual([
    ['Én', 'to', 'tre', 'fire'],
    ['Tre', 'fire'],
  ])
})

databaseTest(
  'a hymn has something to listen to only if it has a recording',
  async ({ backend }) => {
    const write = await openWriter(backend)
    const at = backend.clock.now().toISOString()
    for (const kind of ['score', 'recording'] as const) {
      await backend.db
        .insertInto('hymn_files')
        .values({
          id: kind,
          hymn_id: await write.hymn(kind),
          kind,
          name: 'Kor',
          file_path: kind,
          original_name: kind,
          file_size: 1,
          mime_type: 'application/pdf',
          created_at: at,
          updated_at: at,
          revision: 1,
        })
        .execute()
    }
    const { hymns } = await single(backend)
    expect(hymns.items.map(({ title, hasRecording }) => [title, hasRecording])).toEqual([
      ['score', false],
      ['recording', true],
    ])
  },
)

databaseTest('a theme in the URL filters the hymns', async ({ backend }) => {
  await withSample(backend)
  const shown = await single(backend, '&tema=haab-og-tro')
  expect(shown.path).toBe('/salmer?fane=enkelt&tema=haab-og-tro')
  expect(shown.hymns.items.map(({ themes }) => themes)).toEqual([['Håb og tro']])
  expect(shown.choices.filter(({ isCurrent }) => isCurrent)).toMatchObject([
    { theme: 'Håb og tro' },
  ])
  expect(shown.hymns.items[0]?.excerpt[0]).toBe('Under isen rører vandet')
  expect(shown.hymns.items[0]?.stanzas.map(({ lines }) => lines.length)).toEqual([4, 4, 4, 4, 4, 4])
  expect(await single(backend, '&tema=vrede')).toMatchObject({
    path: '/salmer?fane=enkelt',
    hymns: { items: { length: 4 } },
  })
})

databaseTest('the author’s own hymns replace the sample', async ({ backend }) => {
  await withSample(backend)
  const write = await openWriter(backend)
  await write.hymn('Min egen', { 'themes[]': 'Havet' })
  const shown = await single(backend)
  expect(shown.hymns.items.map(({ title }) => title)).toEqual(['Min egen'])
  expect(shown.choices.map(({ theme, count }) => [theme, count])).toEqual([
    [undefined, 1],
    ...['Ro og fred', 'Håb og tro', 'Kærlighed', 'Tro og tvivl'].map((theme) => [theme, 0]),
    ['Havet', 1],
  ])
  expect(await view(backend, '')).toMatchObject({ collections: { length: 4 } })
  await write.hymnCollection('Min bog')
  expect(await view(backend, '')).toMatchObject({ collections: [{ title: 'Min bog' }] })
})

databaseTest('a changed hymn of the sample leaves the others', async ({ backend }) => {
  await withSample(backend)
  const [first, ...others] = (await single(backend)).hymns.items
  await (await openWriter(backend)).changeHymn(first?.id ?? '', { title: 'Rettet' })
  expect(others).not.toEqual([])
  expect((await single(backend)).hymns.items).toHaveLength(others.length + 1)
})

databaseTest(
  'the program removes the sample once, which the author can undo',
  async ({ backend }) => {
    await withSample(backend)
    const admin = await signedInAdmin(backend)
    const blank = { ...blanksOf(hymnForm), stanzas: 'Én' }
    const lists = { themes: [], scripture: [], days: [], occasions: [] }
    const save = (title: string) =>
      saveHymn(backend, admin, undefined, hymnForm.parse({ ...blank, ...lists, title }))
    const titles = async () => (await single(backend)).hymns.items.map(({ title }) => title)
    const { sampleRemoval } = await save('Min egen')
    expect(await titles()).toEqual(['Min egen'])
    const [removal, addition] = (await changesPage(backend, 1)).items
    expect(removal).toMatchObject({ id: sampleRemoval, who: whoCopy.program, isUndoable: true })
    expect(addition).toMatchObject({ what: [{ text: 'Tilføjede salmen »Min egen«' }] })
    expect(addition?.who).not.toBe(whoCopy.program)
    await undoChange(backend, admin, sampleRemoval ?? '')
    expect(await titles()).toHaveLength(5)
    expect(await save('Min anden')).not.toHaveProperty('sampleRemoval', expect.any(String))
    expect(await titles()).toHaveLength(6)
  },
)

databaseTest('an edited sample hymn becomes the author’s own', async ({ backend }) => {
  await withSample(backend)
  await backend.db
    .updateTable('hymns')
    .set({ revision: 2 })
    .where('slug', '=', canonicalSlug('Jeg tror kun halvt'))
    .execute()
  const write = await openWriter(backend)
  await write.hymn('Min egen')
  expect((await single(backend)).hymns.items.map(({ title }) => title)).toEqual([
    'Jeg tror kun halvt',
    'Min egen',
  ])
})

databaseTest('many hymns are paged', async ({ backend }) => {
  const write = await openWriter(backend)
  for (let number = 1; number <= 21; number++) await write.hymn(`Salme ${number}`)
  const first = await single(backend)
  expect(first.hymns).toMatchObject({ items: { length: 20 }, next: 2 })
  expect((await single(backend, '&side=2')).hymns.items).toMatchObject([{ title: 'Salme 21' }])
  expect((await single(backend, '&side=3')).hymns.isPastEnd).toBe(true)
})

databaseTest('a collection lists its first six hymns', async ({ backend }) => {
  const write = await openWriter(backend)
  const ids: string[] = []
  for (let number = 1; number <= 7; number++) ids.push(await write.hymn(`Salme ${number}`))
  await write.hymnCollection('Min bog')
  const hymn_ids = JSON.stringify(ids)
  await backend.db.updateTable('hymn_collections').set({ hymn_ids }).execute()
  const titles = [1, 2, 3, 4, 5, 6].map((number) => ({ title: `Salme ${number}` }))
  expect(await view(backend, '')).toMatchObject({ collections: [{ hymnCount: 7, hymns: titles }] })
})
