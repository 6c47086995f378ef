import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { fillSite } from '#tests/support/filled-site'
import { command, program } from '#tests/support/operator-command'
import { freePort, type RunningServer, startServer } from '#tests/support/servers'
import { temporaryFolder } from '#tests/support/temporary-folder'

// Each command is a separate process, which is slow on a busy machine.

/** A data folder with content of every kind that no server uses. */
async function filledFolder(): Promise<string> {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  await fillSite(backend)
  await backend.db.destroy()
  const folder = temporaryFolder()
  await cp(dataDir, folder, { recursive: true })
  return folder
}

const pages = ['/', '/nyheder', '/bibliografi', '/bibliografi/fjord', '/billeder', '/sitemap.xml']

/** The public pages, without the content version, which a restore increases. */
async function shown({ url }: RunningServer): Promise<string[]> {
  const answers = pages.map(async (page) => (await fetch(url + page)).text())
  return (await Promise.all(answers)).map((html) => html.replace(/version(\W{1,12})\d+/g, ''))
}

test('a site is backed up while it runs, restored with one command, and shows the same pages', {
  tags: 'all',
}, async () => {
  const dataDir = await filledFolder()
  const variables = { SAMPLE_CONTENT: 'off', PORT: String(await freePort()) }
  const first = await startServer({ ...variables, DATA_DIR: dataDir })
  await expect
    .poll(() => fetch(`${first.url}/billeder`).then((page) => page.text()))
    .toContain('avif')
  const before = await shown(first)
  const file = join(temporaryFolder(), 'kopi.zip')

  const taken = await command({ DATA_DIR: dataDir }, 'backup', file)
  const refused = await command({ DATA_DIR: dataDir }, 'restore', file)
  await first.stop()
  const target = temporaryFolder()
  const restored = await command({ DATA_DIR: target }, 'restore', file)
  const verified = await command({ DATA_DIR: target }, 'verify')
  const second = await startServer({ ...variables, DATA_DIR: target })
  const after = await shown(second)
  await second.stop()

  expect(taken).toMatchObject({ code: 0 })
  expect(refused).toEqual({
    code: 1,
    printed: 'The site is being served: stop every server of it first\n',
  })
  expect(restored).toMatchObject({ code: 0 })
  expect(verified.printed).toContain('No problems found')
  expect(after).toEqual(before)
})

test('a restore over a site takes a backup first, unless the database is damaged', {
  tags: 'all',
}, async () => {
  const dataDir = await filledFolder()
  await command({ DATA_DIR: dataDir }, 'backup')
  const again = await command({ DATA_DIR: dataDir }, 'restore', 'latest')
  const list = await command({ DATA_DIR: dataDir }, 'backup', 'list')
  await cp(program, join(dataDir, 'skrivestue.db'))
  const healed = await command({ DATA_DIR: dataDir }, 'restore', 'latest')
  const verified = await command({ DATA_DIR: dataDir }, 'verify')
  const restored = ({ printed }: { printed: string }) => /when (\S+) was taken/.exec(printed)?.[1]

  expect(again.code).toBe(0)
  expect(restored(healed)).toBe(restored(again))
  expect(list.printed).toMatch(/restore, .*\n.*manual, /)
  expect(healed.printed).toContain('It is now')
  expect(healed.code).toBe(0)
  expect(verified).toMatchObject({ code: 0 })
})

test('nothing is backed up before a damaged backup is refused', async () => {
  const dataDir = await filledFolder()
  const variables = { DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const taken = await command(variables, 'backup')
  const [id = ''] = taken.printed.split(' ')
  const snapshot = join(dataDir, 'backups/snapshots', `${id}.json`)
  const manifest = JSON.parse(await readFile(snapshot, 'utf8'))
  manifest.tables[0].sha256 = '0'.repeat(64)
  await writeFile(snapshot, JSON.stringify(manifest))
  const refused = await command(variables, 'restore', id)
  expect(refused.printed).toMatch(/^Nothing was restored: The rows of \w+ cannot be read: .*\n$/)
  expect(refused.code).toBe(1)
  expect((await command(variables, 'backup', 'list')).printed).toBe(taken.printed)
})

test('missing files are restored from the backups, and lost ones are reported', async () => {
  const dataDir = await filledFolder()
  const pdf = join(dataDir, 'files/collaboration-pdfs/collaboration-1.pdf')
  await command({ DATA_DIR: dataDir }, 'backup')
  await rm(pdf)
  const repaired = await command({ DATA_DIR: dataDir }, 'verify')
  await rm(pdf)
  await rm(join(dataDir, 'backups'), { recursive: true })
  const lost = await command({ DATA_DIR: dataDir }, 'verify')
  const nothing = await command({ DATA_DIR: temporaryFolder() }, 'verify')

  expect(repaired.printed).toContain('1 repaired\n  collaboration-pdfs/collaboration-1.pdf')
  expect(repaired.code).toBe(0)
  expect(lost.printed).toContain('1 lost\n  collaboration-pdfs/collaboration-1.pdf')
  expect(lost.code).toBe(1)
  expect(nothing.printed).toContain('holds no site')
})
