import { expect, onTestFinished, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
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
