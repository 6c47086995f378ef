import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { beforeAll, expect, test } from 'vitest'
import yauzl from 'yauzl'
import yazl from 'yazl'
import { type DatabaseTest, openDatabaseTest } from '#tests/support/database'
import { allFiles, allRows, fillSite } from '#tests/support/filled-site'
import { restore } from '~/platform/backups/restore.server'
import { DamagedBackupError, type Manifest } from './manifest'
import { openZipArchive, zipArchive } from './zip-archive.server'

/** The contents of an archive by name. */
type Parts = Map<string, Buffer>

const good: Parts = new Map()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  return () => rm(folder, { recursive: true })
})

async function goodParts({ backend }: DatabaseTest): Promise<Parts> {
  if (good.size > 0) return new Map(good)
  await fillSite(backend)
  const { id } = await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  const file = join(folder, 'good.zip')
  await pipeline((await zipArchive(await store.archive(id))).stream, createWriteStream(file))
  const zip = await yauzl.openPromise(file)
  for await (const entry of zip.eachEntry()) {
    good.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return new Map(good)
}

async function write(parts: Parts): Promise<string> {
  const zip = new yazl.ZipFile()
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name, { compress: bytes.length > 1e7 })
  zip.end()
  const file = join(folder, 'damaged.zip')
  await pipeline(Readable.from(zip.outputStream), createWriteStream(file))
  return file
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

function part(parts: Parts, name: string): Buffer {
  return parts.get(name) ?? Buffer.alloc(0)
}

function manifest(change: (manifest: Manifest, parts: Parts) => void) {
  return (parts: Parts) => {
    const changed: Manifest = JSON.parse(part(parts, 'manifest.json').toString())
    change(changed, parts)
    parts.set('manifest.json', Buffer.from(JSON.stringify(changed)))
  }
}

/** Changes the list of files and its hash in the manifest. */
function list(change: (lines: string) => string) {
  return manifest(({ files }, parts) => {
    const changed = Buffer.from(change(part(parts, 'files.jsonl').toString()))
    parts.set('files.jsonl', changed)
    Object.assign(files, { sha256: sha256(changed), listBytes: changed.length })
  })
}

function bytes(name: RegExp | string, change: (bytes: Buffer) => Buffer) {
  return (parts: Parts) => {
    const found = [...parts.keys()].find((one) => one.match(name)) ?? ''
    parts.set(found, change(Buffer.from(part(parts, found))))
  }
}

const flipped = (at: number) => (content: Buffer) => {
  content[at] = (content[at] ?? 0) ^ 1
  return content
}

const damages: [string, (parts: Parts) => void, RegExp][] = [
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
    'a picture changed at the same length',
    bytes(/^files\/images\/.*jpg$/, flipped(100)),
    /images\/\S+ differs from/,
  ],
  [
    'an empty picture',
    bytes(/^files\/images\/.*jpg$/, () => Buffer.alloc(0)),
    /images\/\S+ cannot be read/,
  ],
  [
    'a list of zeros',
    bytes('files.jsonl', (was) => was.fill(0)),
    /list of the files cannot be read/,
  ],
  [
    'a list with a file less',
    bytes('files.jsonl', (was) => was.subarray(was.indexOf('\n') + 1)),
    /files.jsonl/,
  ],
  [
    'a path outside',
    list((lines) => lines.replace('"images/', '"../images/')),
    /list of the files cannot be read/,
  ],
  [
    'an absolute path',
    list((lines) => lines.replace('"images/', '"/images/')),
    /list of the files cannot be read/,
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
  [
    'a list that names a file otherwise',
    (parts) => {
      const [name = ''] = [...parts.keys()].filter((one) => /^files\/images\/.*jpg$/.test(one))
      const other = name.replace(/.jpg$/, 'x.jpg')
      parts.set(other, part(parts, name))
      const lines = part(parts, 'files.jsonl').toString()
      const changed = lines.replace(name.slice(6), other.slice(6))
      parts.set('files.jsonl', Buffer.from(changed))
      manifest(({ files }) => {
        files.listBytes = Buffer.byteLength(changed)
      })(parts)
    },
    /differs from the one that was written/,
  ],
  [
    'a size of another type',
    list((lines) => lines.replace(/"bytes":(\d+)/, '"bytes":"$1"')),
    /types/,
  ],
  [
    'a hash of another type',
    list((lines) => lines.replace(/"sha256":"\w+"/, '"sha256":7')),
    /types/,
  ],
  [
    'a name of 300 letters',
    list((lines) => lines.replace('"images/', `"images/${'a'.repeat(300)}`)),
    /list of the files cannot be read/,
  ],
  [
    'a path that a restore needs itself',
    list((lines) => lines.replace('"images/', '"restoring/x/')),
    /list of the files cannot be read/,
  ],
  [
    'a path too long to be staged',
    list((lines) => lines.replace('"images/', `"images/${'a/'.repeat(220)}`)),
    /list of the files cannot be read/,
  ],
  ['a path twice', list((lines) => lines.replace(/^(.*\n)(.*\n)/, '$1$1')), /twice/],
]

for (const [name, damage, words] of damages) {
  test(`an archive with ${name} is refused with one line before anything is written`, async () => {
    const site = await openDatabaseTest('sqlite')
    const parts = await goodParts(site)
    damage(parts)
    const target = await openDatabaseTest('sqlite')
    const before = [await allRows(target.database), await allFiles(target.backend.files)]
    const refused = await restoreInto(target, await write(parts))
    expect(refused).toBeInstanceOf(DamagedBackupError)
    expect(refused).toMatchObject({ message: expect.stringMatching(words) })
    expect(String(refused)).not.toContain('\n')
    expect([await allRows(target.database), await allFiles(target.backend.files)]).toEqual(before)
  })
}

test('a file that is not an archive is refused with one line', async () => {
  const site = await openDatabaseTest('sqlite')
  const file = join(folder, 'other.zip')
  await writeFile(file, '')
  for (const length of [0, 100, 1.5e9]) {
    await truncate(file, length)
    const refused = await restoreInto(site, file)
    expect(refused).toBeInstanceOf(DamagedBackupError)
    expect(String(refused)).not.toContain('\n')
  }
})

test('the undamaged archive is restored', async () => {
  const parts = await goodParts(await openDatabaseTest('sqlite'))
  const target = await openDatabaseTest('sqlite')
  expect(await restoreInto(target, await write(parts))).toBeUndefined()
  expect((await allRows(target.database)).news).not.toEqual([])
})

async function restoreInto({ database, backend }: DatabaseTest, file: string): Promise<unknown> {
  try {
    const archive = await openZipArchive(file)
    const restoring = restore({ database, files: backend.files, clock: backend.clock }, archive)
    await restoring.finally(archive.close)
  } catch (error) {
    return error
  }
}
