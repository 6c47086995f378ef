import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { wxr } from '#tests/support/wordpress'
import type { Backend } from '~/platform/backend.server'
import { beginImport, changeImport } from './import-commands.server'
import { claimImport, claimThisImport, findImport, type Import } from './import-jobs.server'
import { runImport } from './run-import.server'
import { newUpload, storePiece } from './uploads/uploaded-source.server'

/** Two imports of the same text that were read and wait to be stored. */
async function twoWaiting(backend: Backend, dataDir: string) {
  const admin = await signedInAdmin(backend)
  const path = join(dataDir, 'piece')
  writeFileSync(path, wxr([{ id: 1, title: 'Nyt fra Ribe' }]))
  const ids: string[] = []
  for (const name of ['a.xml', 'b.xml']) {
    const upload = newUpload(name)
    await storePiece(backend, upload, 0, path)
    const file = { kind: 'wordpress', name, upload, pictures: undefined }
    const id = await beginImport(backend, admin, file)
    await runImport(backend, (await claimImport(backend)) as Import)
    ids.push(id)
  }
  for (const id of ids) await changeImport(backend, admin, id, 'store')
  return { admin, ids }
}

const statesOf = async (backend: Backend, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await findImport(backend, id))?.state))

databaseTest(
  'two imports that are begun together are stored one after the other, each text once',
  async ({ backend, dataDir }) => {
    const { ids } = await twoWaiting(backend, dataDir)
    const claimed = await Promise.all([claimImport(backend), claimImport(backend)])
    const [first, ...others] = claimed.filter((job) => job !== undefined)
    expect(others).toEqual([])
    expect((await statesOf(backend, ids)).sort()).toEqual(['queued', 'running'])
    expect(await claimImport(backend)).toBeUndefined()
    const waiting = ids.find((id) => id !== first?.id) as string
    expect(await claimThisImport(backend, waiting, ['queued'], 'running')).toBe(false)
    await runImport(backend, first as Import)
    await runImport(backend, (await claimImport(backend)) as Import)
    expect(await statesOf(backend, ids)).toEqual(['done', 'done'])
    expect(await backend.db.selectFrom('news').select('title').execute()).toHaveLength(1)
  },
)

databaseTest('an import whose process is dead does not keep others back', async (test) => {
  const { backend, dataDir, at } = test
  const { ids } = await twoWaiting(backend, dataDir)
  const first = await claimImport(at('2026-11-21T09:00:05Z'))
  const second = await claimImport(at('2026-11-21T09:01:00Z'))
  expect([first?.id, second?.id].sort()).toEqual(ids.toSorted())
})

databaseTest(
  'one that another process took over after a pause stores nothing more',
  async (test) => {
    const { backend, dataDir } = test
    const { admin } = await twoWaiting(backend, dataDir)
    const before = (await claimImport(backend)) as Import
    await changeImport(backend, admin, before.id, 'pause')
    await changeImport(backend, admin, before.id, 'resume')
    let taken = await claimImport(backend)
    if (taken?.id !== before.id) {
      await runImport(backend, taken as Import)
      taken = await claimImport(backend)
    }
    const texts = await backend.db.selectFrom('import_rows').select('row_id').execute()
    await runImport(backend, before)
    expect(await backend.db.selectFrom('import_rows').select('row_id').execute()).toEqual(texts)
    expect((await findImport(backend, before.id))?.state).toBe('running')
    await runImport(backend, taken as Import)
    expect((await findImport(backend, before.id))?.state).toBe('done')
  },
)
