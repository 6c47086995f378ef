import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { uploadedPicture } from '#tests/support/screen'
import { takeBackup } from './take-backup.server'

databaseTest('a file swept during a backup is in it and not reported missing', async (site) => {
  const { backend, opened } = site
  const paths = []
  for (const name of ['a', 'b', 'c']) {
    paths.push(await uploadedPicture(backend, `images/images/${name}.jpg`))
  }
  const waiting = [...paths]
  const swept = {
    ...opened,
    damage: () => opened.damage(),
    async snapshot() {
      const snapshot = await opened.snapshot()
      const path = waiting.shift() ?? ''
      await backend.db.deleteFrom('stored_pictures').where('path', '=', path).execute()
      await backend.files.remove(path)
      return snapshot
    },
  }
  const { store } = await backend.backups.open()
  const source = { files: backend.files, clock: backend.clock, opened: swept, settings: {} }
  const manifest = await takeBackup(source, { store, folder: undefined }, 'manual')
  expect(manifest.missingFiles).toEqual([])
  const kept = []
  for await (const { path } of store.entries(manifest)) kept.push(path)
  expect(kept.filter((path) => path.startsWith('images/'))).toEqual(paths)
})
