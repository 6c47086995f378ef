import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest, openDatabaseTest } from '#tests/support/database'
import { earlierRows } from '#tests/support/earlier-rows'
import { earlierSite } from '#tests/support/supabase'
import { maxReaders } from '~/domain/letters/subscribers/import/read-import.server'
import type { Backend } from '~/platform/backend.server'
import { beginImport, beginNetworkImport, changeImport, mapImport } from './import-commands.server'
import { claimImport, countItems, findImport, updateImport } from './import-jobs.server'
import { runImport } from './run-import.server'
import { newUpload, storePiece } from './uploads/uploaded-source.server'

/** Runs the import that waits, as the server does. */
async function runNext(backend: Backend) {
  const job = await claimImport(backend)
  if (job) await runImport(backend, job)
  return job && findImport(backend, job.id)
}

databaseTest(
  'the earlier site is read by its address, key and password, and stored, from the screen',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const address = await earlierSite(earlierRows)
    const access = { address, key: 'public', email: 'a@example.dk', password: 'x' }
    const id = await beginNetworkImport(backend, admin, access)
    // An import from the screen refuses private addresses, and the site of this test has one.
    await updateImport(backend, id, { options: { allowPrivateHosts: true } })
    const read = await runNext(backend)
    expect([read?.state, read?.access, read?.source]).toEqual([
      'ready',
      null,
      new URL(address).host,
    ])
    expect(await backend.db.selectFrom('testimonials').select('id').execute()).toEqual([])
    await changeImport(backend, admin, id, 'store')
    expect((await runNext(backend))?.state).toBe('done')
    expect(await backend.db.selectFrom('testimonials').select('id').execute()).toEqual([
      { id: 't1' },
    ])
  },
)

databaseTest(
  'subscribers of an uploaded source come once the author said whether they agreed',
  async ({ backend, dataDir }) => {
    const admin = await signedInAdmin(backend)
    const upload = newUpload('members.csv')
    const path = join(dataDir, 'piece')
    writeFileSync(path, 'id,email,subscribed_to_emails\n1,laeser@example.dk,true\n')
    await storePiece(backend, upload, 0, path)
    const file = { kind: 'ghost', name: 'members.csv', upload, pictures: undefined }
    const id = await beginImport(backend, admin, file)
    const states = async () => (await countItems(backend, id)).map(({ state }) => state)
    await runNext(backend)
    expect(await states()).toEqual(['no-place'])
    for (const [consent, state] of [
      ['stated', 'new'],
      ['', 'no-place'],
      ['asked', 'new'],
    ] as const) {
      await mapImport(backend, admin, id, { map: [], consent })
      await runNext(backend)
      expect(await states()).toEqual([state])
    }
    await changeImport(backend, admin, id, 'store')
    await runNext(backend)
    const stored = await backend.db.selectFrom('subscribers').select(['email', 'state']).execute()
    expect(stored).toEqual([{ email: 'laeser@example.dk', state: 'pending' }])
  },
)

test('a source with more subscribers than can be stored at once is refused in words', {
  tags: 'all',
}, async () => {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  const admin = await signedInAdmin(backend)
  const upload = newUpload('members.csv')
  const path = join(dataDir, 'piece')
  const members = Array.from({ length: maxReaders + 1 }, (_, index) => `${index},l${index}@x.dk\n`)
  writeFileSync(path, `id,email\n${members.join('')}`)
  await storePiece(backend, upload, 0, path)
  const file = { kind: 'ghost', name: 'members.csv', upload, pictures: undefined }
  await beginImport(backend, admin, file)
  expect(await runNext(backend)).toMatchObject({
    state: 'failed',
    report: { error: 'Højst 50.000 læsere ad gangen. Del filen i flere.' },
  })
})
