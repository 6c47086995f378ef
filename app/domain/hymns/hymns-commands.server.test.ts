import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { filesThat } from '#tests/support/failing-files'
import { openWriter } from '#tests/support/writer'
import { arrangeAll, deleteNoun } from '~/domain/rows/rows-commands.server'
import type { Backend } from '~/platform/backend.server'
import { hymnFile } from './files/hymn-files.server'
import { storeHymnFile } from './files/hymn-files-commands.server'
import { hymnAt, hymnCollectionAt, hymnsOfWork, publicCollections } from './hymns.server'
import { listHymnCollections, listHymns } from './hymns-editing.server'
import { hymnSearch } from './hymns-noun.server'
import { hymnCollectionPages, hymnDayPages, hymnPages } from './hymns-pages.server'

async function recording() {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'a.mp3'), 'ID3 la la')
  return { path: join(folder, 'a.mp3'), size: 9 }
}

const titles = async (backend: Backend) =>
  (await listHymns(backend)).items.map(({ title }) => title)

databaseTest('a hymn’s former slug redirects to it permanently', async ({ backend }) => {
  const write = await openWriter(backend)
  const id = await write.hymn('Håb')
  await write.hymn('Håb')
  expect(await hymnAt(backend, 'haab')).toMatchObject({ hymn: { title: 'Håb', slug: 'haab' } })
  expect(await hymnAt(backend, 'haab-2')).toMatchObject({ hymn: { slug: 'haab-2' } })
  expect(await hymnAt(backend, 'H%C3%A5b')).toEqual({ redirect: 'haab' })
  expect(await hymnAt(backend, 'Ha%CC%8Ab')).toEqual({ redirect: 'haab' })
  await write.changeHymn(id, { title: 'Tro' })
  expect(await hymnAt(backend, 'haab')).toEqual({ redirect: 'tro' })
  expect(await hymnAt(backend, 'kaerlighed')).toBeUndefined()
})

databaseTest('a hymn may be sung freely in worship only if the author says so', async (context) => {
  const { backend } = context
  const write = await openWriter(backend)
  await write.hymn('Fri', { is_free_in_worship: 'on' })
  await write.hymn('Spørg')
  expect(await hymnAt(backend, 'fri')).toMatchObject({ hymn: { is_free_in_worship: 1 } })
  expect(await hymnAt(backend, 'spoerg')).toMatchObject({ hymn: { is_free_in_worship: 0 } })
})

databaseTest('a hymn has its days by the church year, its collections by year', async (context) => {
  const { backend } = context
  const write = await openWriter(backend)
  const id = await write.hymn('Håb')
  const days = JSON.stringify(['paaskedag', 'juledag', '1-soendag-i-advent'])
  await backend.db.updateTable('hymns').set({ days }).execute()
  for (const year of ['2024', '2019', '2021']) {
    await write.hymnCollection(`Bog fra ${year}`, { year, 'hymn_ids[]': id })
  }
  const found = await hymnAt(backend, 'haab')
  if (!found || !('hymn' in found)) throw new Error('the hymn is not found')
  const { hymn } = found
  expect(hymn.days.map(({ name }) => name)).toEqual(['1. søndag i advent', 'Juledag', 'Påskedag'])
  expect(hymn.collections.map(({ year }) => year)).toEqual([2019, 2021, 2024])
})

databaseTest('the pages of the church year are listed and shared by name', async ({ backend }) => {
  await (await openWriter(backend)).hymn('Lys')
  const year = { path: '/salmer/kirkeaar', title: 'Kirkeåret' }
  const advent = { path: '/salmer/kirkeaar/1-soendag-i-advent', title: '1. søndag i advent' }
  const { listing, share } = hymnDayPages.pages ?? {}
  expect((await listing?.list(backend))?.slice(0, 2)).toMatchObject([year, advent])
  expect(await share?.(backend, '')).toMatchObject(year)
  expect(await share?.(backend, '1-soendag-i-advent')).toMatchObject(advent)
})

databaseTest('a hymn titled like a page of the list gets another slug', async ({ backend }) => {
  const write = await openWriter(backend)
  for (const title of ['Register', 'Samling', 'Sangark', 'Kirkeaar']) {
    await write.hymn(title)
    const slug = `${title.toLowerCase()}-salme`
    expect(await hymnAt(backend, slug)).toMatchObject({ hymn: { title } })
  }
})

databaseTest('a draft is not public', async ({ backend }) => {
  const write = await openWriter(backend)
  const id = await write.hymn('Hemmelig')
  const file = { hymnId: id, file: await recording(), name: 'Kor', originalName: 'kor.mp3' }
  const fileId = await storeHymnFile(backend, write.admin, { ...file, mimeType: 'audio/mpeg' })
  await write.hymnCollection('Bog', { 'hymn_ids[]': id })
  const everywhere = async () => ({
    page: Boolean(await hymnAt(backend, 'hemmelig')),
    file: Boolean(await hymnFile(backend, fileId)),
    listed: (await hymnPages.pages?.listing?.list(backend))?.length,
    found: Boolean(await hymnPages.pages?.find?.(backend, 'hemmelig')),
    shared: Boolean(await hymnPages.pages?.share?.(backend, 'hemmelig')),
    searched: (await hymnSearch.read(backend, [id], () => 0)).length,
    inCollection: await inCollection(backend),
  })
  const seen = { page: true, file: true, listed: 1, found: true, shared: true, searched: 1 }
  expect(await everywhere()).toEqual({ ...seen, inCollection: 1 })
  await write.changeHymn(id, { title: 'Hemmelig', publish: 'draft' })
  const unseen = { page: false, file: false, listed: 0, found: false, shared: false, searched: 0 }
  expect(await everywhere()).toEqual({ ...unseen, inCollection: 0 })
})

async function inCollection(backend: Backend) {
  const found = await hymnCollectionAt(backend, 'bog')
  return found && 'collection' in found && found.collection.hymns.length
}

databaseTest('each new collection is placed first', async ({ backend }) => {
  const write = await openWriter(backend)
  for (const title of ['Ældst', 'Midt imellem', 'Nyest']) await write.hymnCollection(title)
  const collections = await listHymnCollections(backend)
  expect(collections.map(({ title }) => title)).toEqual(['Nyest', 'Midt imellem', 'Ældst'])
})

databaseTest(
  'collections that were never arranged are listed newest first',
  async ({ backend }) => {
    const write = await openWriter(backend)
    for (const year of ['2021', '2024', '2019']) await write.hymnCollection(year, { year })
    await backend.db.updateTable('hymn_collections').set({ sort_order: 0 }).execute()
    for (const collections of [
      await listHymnCollections(backend),
      await publicCollections(backend),
    ]) {
      expect(collections.map(({ year }) => year)).toEqual([2024, 2021, 2019])
    }
  },
)

databaseTest('a collection that is a draft is not public', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.hymnCollection('Bog', { publish: 'draft' })
  expect(await hymnCollectionAt(backend, 'bog')).toBeUndefined()
  expect(await hymnCollectionPages.pages?.listing?.list(backend)).toEqual([])
  expect(await hymnCollectionPages.pages?.find?.(backend, 'bog')).toBeUndefined()
  expect(await hymnCollectionPages.pages?.share?.(backend, 'bog')).toBeUndefined()
  expect((await hymnSearch.list(backend)).length).toBe(0)
})

databaseTest('hymns are listed in the arranged order', async ({ backend }) => {
  const write = await openWriter(backend)
  const first = await write.hymn('Én')
  const second = await write.hymn('To')
  const third = await write.hymn('Tre')
  const wanted = { order: [first, third, second], moved: [third] }
  expect(await arrangeAll(backend, write.admin, 'hymns', wanted)).toEqual([first, second, third])
  expect(await titles(backend)).toEqual(['Én', 'Tre', 'To'])
})

databaseTest('deleting a hymn deletes its files and keeps its collection', async ({ backend }) => {
  const write = await openWriter(backend)
  const id = await write.hymn('Håb')
  const file = { hymnId: id, file: await recording(), name: 'Kor', originalName: 'kor.mp3' }
  const fileId = await storeHymnFile(backend, write.admin, { ...file, mimeType: 'audio/mpeg' })
  await write.hymnCollection('Bog', { 'hymn_ids[]': id })
  const { path = '' } = (await hymnFile(backend, fileId)) ?? {}
  expect(path).toMatch(/^hymn-files\/.+\.mp3$/)
  expect(await backend.files.exists(path)).toBe(true)
  await deleteNoun(backend, write.admin, 'hymns', id)
  expect(await backend.files.exists(path)).toBe(true)
  expect(await hymnFile(backend, fileId)).toBeUndefined()
  expect(await inCollection(backend)).toBe(0)
})

databaseTest('each file of a hymn is served as what it is', async ({ backend }) => {
  const write = await openWriter(backend)
  const hymnId = await write.hymn('Håb')
  const store = async (mimeType: 'audio/mpeg' | 'application/pdf', originalName: string) =>
    storeHymnFile(backend, write.admin, {
      hymnId,
      file: await recording(),
      name: originalName,
      mimeType,
      originalName,
    })
  const [song, score] = [
    await store('audio/mpeg', 'kor.mp3'),
    await store('application/pdf', 'node.pdf'),
  ]
  const mp3 = { originalName: 'kor.mp3', mimeType: 'audio/mpeg', path: /\.mp3$/ }
  const pdf = { originalName: 'node.pdf', mimeType: 'application/pdf', path: /\.pdf$/ }
  for (const [id, { path, ...file }] of [
    [song, mp3],
    [score, pdf],
  ] as const)
    expect(await hymnFile(backend, id)).toMatchObject({
      ...file,
      path: expect.stringMatching(path),
    })
  expect(await hymnAt(backend, 'haab')).toMatchObject({
    hymn: {
      scores: [{ id: score, name: 'node.pdf' }],
      recordings: [{ id: song, name: 'kor.mp3' }],
    },
  })
})

databaseTest('a file for a missing hymn is not stored', async ({ backend }) => {
  const write = await openWriter(backend)
  const file = { file: await recording(), name: 'Kor', originalName: 'kor.mp3' }
  const stored = storeHymnFile(backend, write.admin, {
    ...file,
    hymnId: 'gone',
    mimeType: 'audio/mpeg',
  })
  await expect(stored).rejects.toMatchObject({ code: 'missing' })
  for await (const { path } of backend.files.entries('hymn-files')) expect.unreachable(path)
})

databaseTest('a failed write leaves neither file nor row', async (test) => {
  const { backend } = test
  const write = await openWriter(backend)
  const hymnId = await write.hymn('Håb')
  const file = { hymnId, file: await recording(), name: 'Kor', originalName: 'kor.mp3' }
  const store = (files: Backend['files']) =>
    storeHymnFile({ ...backend, files }, write.admin, { ...file, mimeType: 'audio/mpeg' })
  await expect(store(filesThat(backend, 'put', 'fail'))).rejects.toThrow(
    'the file store is unavailable',
  )
  expect(await backend.db.selectFrom('hymn_files').selectAll().execute()).toEqual([])
  const hymnGoes = () => backend.db.deleteFrom('hymns').execute()
  await expect(store(filesThat(backend, 'put', hymnGoes))).rejects.toThrow(/foreign key/i)
  for await (const { path } of backend.files.entries('hymn-files')) expect.unreachable(path)
})

databaseTest(
  'a work has the public hymns of its collections, in their order',
  async ({ backend }) => {
    const write = await openWriter(backend)
    const { id: book } = await write.work('Fjorden')
    const shown = await write.hymn('Håb')
    const hidden = await write.hymn('Tro', { publish: 'draft' })
    const ids = (list: string[]) => JSON.stringify(list)
    const collect = async (title: string, hymns: string[], fields = {}) => {
      const { id } = await write.hymnCollection(title, { bibliography_id: book, ...fields })
      await backend.db
        .updateTable('hymn_collections')
        .set({ hymn_ids: ids(hymns) })
        .where('id', '=', id)
        .execute()
    }
    await collect('Fjorden', [hidden, shown])
    await collect('Kladden', [await write.hymn('Kærlighed')], { publish: 'draft' })
    await collect('Tidebog', [await write.hymn('Dag')])
    expect((await hymnsOfWork(backend, book)).map(({ title }) => title)).toEqual(['Dag', 'Håb'])
    expect(await hymnsOfWork(backend, 'another')).toEqual([])
  },
)
