import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, must } from './case.ts'
import { contentHashes, requireSame } from './content-hashes.ts'
import {
  authorOf,
  command,
  copyFolder,
  newFolder,
  outputLines,
  smallPicture,
  startSite,
} from './site.ts'

/** Damage to a backup that was downloaded; app/platform/backups/check-archive tests its contents. */
const damages: [string, (archive: Buffer) => Buffer][] = [
  ['empty', () => Buffer.alloc(0)],
  ['another file', () => Buffer.from('Kære dagbog. '.repeat(5000))],
  ['one byte short', (zip) => zip.subarray(0, -1)],
  ['half of it', (zip) => zip.subarray(0, Math.floor(zip.length / 2))],
  ['zeros', (zip) => Buffer.alloc(zip.length)],
  ...[0.2, 0.4, 0.6, 0.8].map((part): [string, (zip: Buffer) => Buffer] => [
    `64 bytes at ${part} overwritten`,
    (zip) => {
      const at = Math.floor(zip.length * part)
      return Buffer.from(zip).fill(7, at, at + 64)
    },
  ]),
]

export const damagedArchives: Case = {
  promise: 'a damaged backup is restored',
  target:
    'refused with a message, unless everything that is restored is intact; every table and file keeps its hash',
  async run(attempts) {
    const dataDir = newFolder()
    const site = await startSite({ DATA_DIR: dataDir })
    const author = await authorOf(site)
    for (let red = 0; red < 5; red++) {
      must(await author.upload(await smallPicture(red)), 'an upload was refused')
    }
    await site.stop()
    const file = join(newFolder(), 'backup.zip')
    must((await command({ DATA_DIR: dataDir }, ['backup', file])).code === 0, 'no backup')
    const backupFile = readFileSync(file)
    const before = contentHashes(dataDir)
    await attempts.each(damages, async ([name, damage]) => {
      const copy = copyFolder(dataDir)
      writeFileSync(file, damage(backupFile))
      const { code, printed } = await command({ DATA_DIR: copy }, ['restore', file])
      // Some bytes belong to the guide and the schema, which are not restored.
      const isUnread = code === 0 && name.includes('overwritten')
      const isRefused = code === 1 && outputLines(printed).length === 1
      must(isUnread || isRefused, `${name}: ${code}: ${printed}`)
      requireSame(copy, before)
    })
    await attempts.once(async () => {
      const copy = newFolder()
      writeFileSync(file, backupFile)
      const { code, printed } = await command({ DATA_DIR: copy }, ['restore', file])
      must(code === 0, printed)
      requireSame(copy, before)
    })
  },
}
