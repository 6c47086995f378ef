import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect } from 'vitest'
import yauzl from 'yauzl'
import yazl from 'yazl'
import { DamagedBackupError, type Manifest } from '~/platform/backups/archive/manifest'
import { openZipArchive, zipArchive } from '~/platform/backups/archive/zip-archive.server'
import { restore } from '~/platform/backups/restore.server'
import { type DatabaseTest, openDatabaseTest } from './database'
import { allFiles, allRows, fillSite } from './filled-site'
import { temporaryFolder } from './temporary-folder'

/** The contents of an archive by name. */
export type Parts = Map<string, Buffer>

const good: Parts = new Map()

/** The parts of the backup of a filled site. */
export async function goodParts({ backend }: DatabaseTest): Promise<Parts> {
  if (good.size > 0) return new Map(good)
  await fillSite(backend)
  const { id } = await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  const file = join(temporaryFolder(), 'good.zip')
  await pipeline((await zipArchive(await store.archive(id))).stream, createWriteStream(file))
  const zip = await yauzl.openPromise(file)
  for await (const entry of zip.eachEntry()) {
    good.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return new Map(good)
}

/** Writes an archive of the parts. Returns its path. */
export async function writeArchive(parts: Parts): Promise<string> {
  const zip = new yazl.ZipFile()
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name, { compress: bytes.length > 1e7 })
  zip.end()
  const file = join(temporaryFolder(), 'damaged.zip')
  await pipeline(Readable.from(zip.outputStream), createWriteStream(file))
  return file
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export function part(parts: Parts, name: string): Buffer {
  return parts.get(name) ?? Buffer.alloc(0)
}

/** Changes the manifest. */
export function manifest(change: (manifest: Manifest, parts: Parts) => void) {
  return (parts: Parts) => {
    const changed: Manifest = JSON.parse(part(parts, 'manifest.json').toString())
    change(changed, parts)
    parts.set('manifest.json', Buffer.from(JSON.stringify(changed)))
  }
}

/** Changes the list of files and its hash in the manifest. */
export function list(change: (lines: string) => string) {
  return manifest(({ files }, parts) => {
    const changed = Buffer.from(change(part(parts, 'files.jsonl').toString()))
    parts.set('files.jsonl', changed)
    Object.assign(files, { sha256: sha256(changed), listBytes: changed.length })
  })
}

/** Changes the bytes of the first part with this name. */
export function bytes(name: RegExp | string, change: (bytes: Buffer) => Buffer) {
  return (parts: Parts) => {
    const found = [...parts.keys()].find((one) => one.match(name)) ?? ''
    parts.set(found, change(Buffer.from(part(parts, found))))
  }
}

/** Each damage: its name, the function that makes it, and the message of the error. */
export type Damage = [string, (parts: Parts) => void, RegExp]

/** Checks that a damaged archive is refused with one line, and that nothing is written. */
export async function expectRefused(damage: (parts: Parts) => void, words: RegExp) {
  const site = await openDatabaseTest('sqlite')
  const parts = await goodParts(site)
  damage(parts)
  const target = await openDatabaseTest('sqlite')
  const before = [await allRows(target.database), await allFiles(target.backend.files)]
  const refused = await restoreInto(target, await writeArchive(parts))
  expect(refused).toBeInstanceOf(DamagedBackupError)
  expect(refused).toMatchObject({ message: expect.stringMatching(words) })
  expect(String(refused)).not.toContain('\n')
  expect([await allRows(target.database), await allFiles(target.backend.files)]).toEqual(before)
}

/** Returns the error of the restore; undefined if the archive was restored. */
export async function restoreInto(
  { database, backend }: DatabaseTest,
  file: string,
): Promise<unknown> {
  try {
    const archive = await openZipArchive(file)
    const restoring = restore({ database, files: backend.files, clock: backend.clock }, archive)
    await restoring.finally(archive.close)
  } catch (error) {
    return error
  }
}
