import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signIn } from '../tests/support/admin-site.ts'
import { type Case, must, tryEach } from './case.ts'
import { contentHashes, requireSame } from './content-hashes.ts'
import { command, copyOf, newFolder, smallPicture, startSite, uploadPicture } from './site.ts'

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
  async run() {
    const dataDir = newFolder()
    const site = await startSite({ DATA_DIR: dataDir })
    const cookie = await signIn(site)
    for (let red = 0; red < 5; red++) {
      must(await uploadPicture(site, cookie, await smallPicture(red)), 'an upload was refused')
    }
    await site.stop()
    const file = join(newFolder(), 'backup.zip')
    must((await command({ DATA_DIR: dataDir }, 'backup', file)).code === 0, 'no backup')
    const whole = readFileSync(file)
    const before = contentHashes(dataDir)
    const refused = await tryEach(damages, async ([name, damage]) => {
      const copy = copyOf(dataDir)
      writeFileSync(file, damage(whole))
      const { code, printed } = await command({ DATA_DIR: copy }, 'restore', file)
      const lines = printed.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
      // Some bytes belong to the guide and the schema, which are not restored.
      const isUnread = code === 0 && name.includes('overwritten')
      must(isUnread || (code === 1 && lines.length === 1), `${name}: ${code}: ${printed}`)
      requireSame(copy, before)
    })
    const restored = await tryEach(['whole'], async () => {
      const copy = newFolder()
      writeFileSync(file, whole)
      const { code, printed } = await command({ DATA_DIR: copy }, 'restore', file)
      must(code === 0, printed)
      requireSame(copy, before)
    })
    return {
      tries: refused.tries + restored.tries,
      held: refused.held + restored.held,
      faults: [...(refused.faults ?? []), ...(restored.faults ?? [])],
    }
  },
}
