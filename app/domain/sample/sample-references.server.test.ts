import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { makeSmallSample } from '#tests/support/small-sample'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { asTable } from '~/platform/changes/nouns'
import { insertRow, patchRow } from '~/platform/changes/rows.server'
import { installSample } from './install-sample.server'
import { removeSample } from './remove-sample.server'

let folder = ''
beforeAll(async () => {
  folder = (await makeSmallSample()).folder
})
afterAll(() => rm(folder, { recursive: true }))

async function withSample(backend: Backend) {
  await installSample(backend, folder)
  return signedInAdmin(backend)
}

async function idsIn({ db }: Backend, noun: Noun): Promise<string[]> {
  const rows = await db.selectFrom(asTable(noun)).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

databaseTest(
  'a collaboration stays for a picture or a PDF of the author’s',
  async ({ backend }) => {
    const admin = await withSample(backend)
    const links = backend.db.selectFrom('collaboration_images').selectAll()
    const [adjusted] = await links.orderBy('collaboration_id').execute()
    const image = adjusted?.image_id ?? ''
    await patchRow(backend, admin, 'images', image, { focus_x: 0.2 })
    await insertRow(backend, admin, 'collaboration_files', {
      collaboration_id: 'sample-collaboration-3',
      filename: 'p.pdf',
      file_path: 'x/p.pdf',
      original_name: 'Plakat.pdf',
      file_size: 8,
      mime_type: 'application/pdf',
    })
    await removeSample(backend, admin)
    expect(await idsIn(backend, 'collaborations')).toEqual([
      adjusted?.collaboration_id,
      'sample-collaboration-3',
    ])
    expect(await idsIn(backend, 'images')).toContain(image)
    expect(await links.execute()).toHaveLength(2)
  },
)

databaseTest(
  'an event that the author edited keeps the lecture it is about',
  async ({ backend }) => {
    const admin = await withSample(backend)
    await patchRow(backend, admin, 'calendar_events', 'sample-event-4', { location: 'Vor kirke' })
    await removeSample(backend, admin)
    expect(await idsIn(backend, 'calendar_events')).toEqual(['sample-event-4'])
    expect(await idsIn(backend, 'lectures')).toEqual(['sample-lecture-3'])
  },
)

databaseTest('the author’s collection or file keeps its hymn', async ({ backend }) => {
  const admin = await withSample(backend)
  const collection = { hymn_ids: JSON.stringify(['sample-hymn-2']) }
  await patchRow(backend, admin, 'hymn_collections', 'sample-hymn-collection-4', collection)
  await insertRow(backend, admin, 'hymn_files', {
    hymn_id: 'sample-hymn-4',
    kind: 'score',
    name: 'Node',
    performer: null,
    rights: null,
    file_path: 'hymn-files/node.pdf',
    original_name: 'node.pdf',
    file_size: 8,
    mime_type: 'application/pdf',
  })
  await removeSample(backend, admin)
  expect(await idsIn(backend, 'hymns')).toEqual(['sample-hymn-2', 'sample-hymn-4'])
})

databaseTest('an extract that links to a PDF keeps it', async ({ backend }) => {
  const admin = await withSample(backend)
  const extract = '<p><a data-pdf-id="sample-pdf-concert">Programmet</a></p>'
  await patchRow(backend, admin, 'bibliography', 'sample-work-1', { extract })
  await removeSample(backend, admin)
  expect(await idsIn(backend, 'collaboration_files')).toEqual(['sample-pdf-concert'])
})
