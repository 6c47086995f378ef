import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  bytes,
  type Damage,
  expectRefused,
  goodParts,
  manifest,
  part,
  restoreInto,
  sha256,
  writeArchive,
} from '#tests/support/damaged-archives'
import { openDatabaseTest } from '#tests/support/database'
import { allRows } from '#tests/support/filled-site'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { checkArchive } from './check-archive.server'
import { DamagedBackupError } from './manifest'

const damages: Damage[] = [
  ['a manifest that is no JSON', bytes('manifest.json', () => Buffer.from('Kære dagbog')), /form/],
  ['a manifest of zeros', bytes('manifest.json', (was) => was.fill(0)), /form/],
  ['a manifest of 80 MB', bytes('manifest.json', () => Buffer.alloc(80e6, ' ')), /size/],
  ['an id that is a path', manifest((changed) => Object.assign(changed, { id: '../a' })), /form/],
  ['no manifest', (parts) => parts.delete('manifest.json'), /missing/],
  ['no tables', manifest((changed) => Object.assign(changed, { tables: [] })), /missing/],
  [
    'no tables and migrations',
    manifest((m) => Object.assign(m, { tables: [], migrations: [] })),
    /missing/,
  ],
  [
    'one table less',
    manifest(({ tables }) =>
      tables.splice(
        tables.findIndex(({ name }) => name === 'news'),
        1,
      ),
    ),
    /table news/,
  ],
  [
    'an unknown table',
    manifest(({ tables: [first, ...more] }) => {
      const [last = first] = more.slice(-1)
      if (last) last.name = 'recipes'
    }),
    /table/,
  ],
  [
    'an unknown column',
    manifest(({ tables }) => {
      const news = tables.find(({ name }) => name === 'news')
      news?.columns.push({ name: 'recipe', type: 'string', nullable: true })
    }),
    /table news/,
  ],
  [
    'a row changed at the same length',
    bytes('content.json', (was) =>
      Buffer.from(was.toString().replace('"revision":1', '"revision":2')),
    ),
    /rows of \w+ differ from/,
  ],
  [
    'rows that inflate',
    bytes('content.json', (was) => Buffer.concat([was, Buffer.alloc(80e6, ' ')])),
    /size/,
  ],
  [
    'a column of a row that its table does not have',
    manifest(({ tables }, parts) => {
      const news = tables.find(({ name }) => name === 'news')
      const content = part(parts, 'content.json').toString()
      const [, rows = ''] = /"news":\[\n([^\]]*?)\n\]/.exec(content) ?? []
      const changed = rows.replaceAll('{"', '{"recipe":"","')
      parts.set('content.json', Buffer.from(content.replace(rows, changed)))
      const lines = Buffer.from(`${changed.replaceAll(/,$/gm, '')}\n`)
      if (news) Object.assign(news, { bytes: lines.length, sha256: sha256(lines) })
    }),
    /column recipe/,
  ],
]

for (const [name, damage, words] of damages) {
  test(`an archive with ${name} is refused with one line before anything is written`, () =>
    expectRefused(damage, words))
}

test('a file that is not an archive is refused with one line', async () => {
  const site = await openDatabaseTest('sqlite')
  const file = join(temporaryFolder(), 'other.zip')
  await writeFile(file, '')
  for (const length of [0, 100, 1.5e9]) {
    await truncate(file, length)
    const refused = await restoreInto(site, file)
    expect(refused).toBeInstanceOf(DamagedBackupError)
    expect(String(refused)).not.toContain('\n')
  }
})

test('rows and lists are read no further than they were long', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  const { id } = await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  const archive = await store.archive(id)
  let given = 0
  async function* many<T>(value: (at: number) => T) {
    for (given = 0; given < 10_000; given++) yield value(given)
  }
  const entry = { sha256: '0'.repeat(64), bytes: 1, writtenAt: '2026-11-21T09:00:00Z' }
  for (const [changes, words] of [
    [{ rows: () => many(() => '{}') }, /^The rows of \w+ are too many$/],
    [
      { entries: () => many((at) => ({ ...entry, path: `images/${at}.jpg` })) },
      'The list of the files are too many',
    ],
  ] as const) {
    await expect(checkArchive({ ...archive, ...changes })).rejects.toThrow(words)
    expect(given).toBeLessThan(1000)
  }
})

test('the undamaged archive is restored', async () => {
  const parts = await goodParts(await openDatabaseTest('sqlite'))
  const target = await openDatabaseTest('sqlite')
  expect(await restoreInto(target, await writeArchive(parts))).toBeUndefined()
  expect((await allRows(target.database)).news).not.toEqual([])
})
