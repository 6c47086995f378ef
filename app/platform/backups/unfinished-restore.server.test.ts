import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { allFiles } from '#tests/support/filled-site'
import { openDatabase } from '~/platform/db/db.server'
import { openFileStore } from '~/platform/files/file-store.server'
import {
  committedRestoreKey,
  finishRestore,
  refuseBrokenRestore,
  stagedPath,
  startRestore,
} from './unfinished-restore.server'

databaseTest('a restore killed before its rows were stored is abandoned', async ({ backend }) => {
  const { db, files, clock } = backend
  await files.put('images/a.jpg', Buffer.from('before'))
  await startRestore(files, 'killed')
  await files.put(stagedPath('killed', 'images/a.jpg'), Buffer.from('after'))
  const created_at = clock.now().toISOString()
  const earlier = { name: committedRestoreKey, value: 'an earlier one', created_at }
  await db.insertInto('secrets').values(earlier).execute()

  const failing = {
    ...files,
    remove: async (path: string) => {
      if (!path.endsWith('begun')) throw new Error('the disk is gone')
      await files.remove(path)
    },
  }
  await expect(finishRestore(db, failing)).rejects.toThrow('the disk is gone')
  expect(await finishRestore(db, files)).toBe('abandoned')
  expect(Object.keys(await allFiles(files))).toEqual(['images/a.jpg'])
  expect(await text(files, 'images/a.jpg')).toBe('before')
  expect(await finishRestore(db, files)).toBeUndefined()
})

databaseTest('a restore killed after its rows were stored is completed', async ({ backend }) => {
  const { db, files, clock } = backend
  await files.put('images/a.jpg', Buffer.from('before'))
  await files.put('images/b.jpg', Buffer.from('before'))
  await startRestore(files, 'killed')
  await files.put(stagedPath('killed', 'images/a.jpg'), Buffer.from('after'))
  await files.put(stagedPath('older', 'images/b.jpg'), Buffer.from('older'))
  const created_at = clock.now().toISOString()
  await db
    .insertInto('secrets')
    .values({ name: committedRestoreKey, value: 'killed', created_at })
    .execute()

  expect(await finishRestore(db, files)).toBe('completed')
  expect(Object.keys(await allFiles(files)).sort()).toEqual(['images/a.jpg', 'images/b.jpg'])
  expect(await text(files, 'images/a.jpg')).toBe('after')
  expect(await text(files, 'images/b.jpg')).toBe('before')
  expect(await finishRestore(db, files)).toBeUndefined()
})

test('an empty database into which a restore broke off is refused', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined }, { createIfMissing: true })
  const files = await openFileStore({ dataDir, s3: undefined })
  await refuseBrokenRestore(db, files)
  await startRestore(files, 'killed')
  await expect(refuseBrokenRestore(db, files)).rejects.toThrow('run npm run restore again')
  await db.destroy()
})

databaseTest('a site with content opens after a restore that broke off', async ({ backend }) => {
  await startRestore(backend.files, 'killed')
  await refuseBrokenRestore(backend.db, backend.files)
})

async function text(files: Parameters<typeof allFiles>[0], path: string): Promise<string> {
  return Buffer.from((await allFiles(files))[path] ?? '', 'base64').toString()
}
