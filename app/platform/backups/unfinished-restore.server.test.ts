import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { allFiles } from '#tests/support/filled-site'
import {
  committedRestoreKey,
  finishRestore,
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

async function text(files: Parameters<typeof allFiles>[0], path: string): Promise<string> {
  return Buffer.from((await allFiles(files))[path] ?? '', 'base64').toString()
}
