import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { fillSite } from '#tests/support/filled-site'
import { openZipArchive, zipArchive } from './zip-archive.server'

test('an aborted download keeps no file open', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  await fillSite(backend)
  const { id } = await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  const archive = await store.archive(id)
  const opened: Readable[] = []
  const file = async () => {
    const large = new Readable({ read: () => large.push(Buffer.alloc(16 * 1024)) })
    opened.push(large)
    return large
  }
  const { stream } = await zipArchive({ ...archive, file })
  for await (const _ of stream) if (opened.length > 0) break
  await finished(stream).catch(() => undefined)
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

test('partly read rows keep no file open', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  await fillSite(backend)
  const { tables, id } = await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  const packed = new Readable({ read: () => undefined })
  store.files.read = async () => packed
  const rows = await store.lines(tables[0]?.sha256 ?? id)
  rows.destroy()
  await finished(packed).catch(() => undefined)
  expect(packed.destroyed).toBe(true)
})

test('a file that is not a backup is refused with a message', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'kopi.zip')
  await writeFile(file, 'something else')
  await expect(openZipArchive(file)).rejects.toThrow('cannot be read as a backup')
})
