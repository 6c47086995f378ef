import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { listed } from '#tests/support/listed-files'
import { openWriter } from '#tests/support/writer'
import { startRestore } from './backups/unfinished-restore.server'
import { storedVersion } from './live/live.server'
import { openBackend } from './open-backend.server'
import { readEnv } from './runtime/env.server'

test('a site that is opened again goes on from its content version', async () => {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  const write = await openWriter(backend)
  for (const title of ['Håb', 'Tro']) await write.news(title)
  const version = await storedVersion(backend.db)
  expect(version).toBeGreaterThan(1)
  await backend.db.destroy()
  const again = await openBackend(
    readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    backend.nouns,
  )
  onTestFinished(() => again.db.destroy())
  expect(again.live.version).toBe(version)
})

test('a server that opens a site locks its folder, ends an interrupted restore and records the version', async () => {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  await startRestore(backend.files, 'killed')
  await backend.db.destroy()
  const env = (changes = {}) => readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...changes })
  const asServer = { lockFolder: true, programFile: import.meta.filename }
  const versionFile = join(dataDir, 'content-version')
  writeFileSync(versionFile, '9')
  await expect(openBackend(env(), backend.nouns, asServer)).rejects.toThrow('has been at 9')
  const accepted = env({ ACCEPT_CONTENT_VERSION: '0' })
  const { db, files, searchFile } = await openBackend(accepted, backend.nouns, asServer)
  onTestFinished(() => db.destroy())
  expect(searchFile).toEqual({
    path: join(dataDir, 'search-index.db'),
    programFile: import.meta.filename,
  })
  expect(readFileSync(versionFile, 'utf8')).toBe('0')
  expect(await listed(files, 'restoring')).toEqual([])
  await expect(openBackend(accepted, backend.nouns, asServer)).rejects.toThrow('in use by another')
  const command = await openBackend(accepted, backend.nouns)
  onTestFinished(() => command.db.destroy())
  expect(command.searchFile).toBeUndefined()
})
