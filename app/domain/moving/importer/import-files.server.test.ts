import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { openDatabaseTest } from '#tests/support/database'
import { detailedPicture as picture } from '#tests/support/pictures'
import type { SourceFiles } from '~/domain/moving/sources/source-files.server'
import { ImportFiles } from './import-files.server'

/** A source with files, and how often each was read. */
async function openFiles(contents: Record<string, Buffer>) {
  const { backend } = await openDatabaseTest('sqlite')
  const read: string[] = []
  const source: SourceFiles = {
    names: Object.keys(contents),
    size: (name) => contents[name]?.length ?? 0,
    async read(name) {
      read.push(name)
      return Readable.from([contents[name] ?? ''])
    },
    close() {},
  }
  const options = { origin: 'o', sources: [source], allowPrivateHosts: false }
  return { files: new ImportFiles(backend, await signedInAdmin(backend), options), read }
}

test('a file that several texts mention is read once, also if it cannot be used', async () => {
  const broken = Buffer.from('no picture')
  const { files, read } = await openFiles({ 'god.jpg': await picture(), 'gal.jpg': broken })
  const paths = []
  for (const name of ['god.jpg', 'god.jpg', 'gal.jpg', 'gal.jpg']) {
    paths.push(await files.picture({ name }, 'news'))
  }
  expect(paths).toEqual([expect.any(String), paths[0], undefined, undefined])
  expect(read).toEqual(['god.jpg', 'gal.jpg'])
  // Each mention is in the report.
  expect(files.missing.map(({ name }) => name)).toEqual(['gal.jpg', 'gal.jpg'])
})

test('two files of the same content are stored once', async () => {
  const bytes = await picture()
  const { files } = await openFiles({ 'a.jpg': bytes, 'b.jpg': bytes })
  const first = await files.picture({ name: 'a.jpg' }, 'news')
  expect(await files.picture({ name: 'b.jpg' }, 'news')).toBe(first)
})
