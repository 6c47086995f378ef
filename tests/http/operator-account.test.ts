import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startAdminSite } from '#tests/support/admin-site'
import { program } from '#tests/support/operator-command'

const isRoot = process.getuid?.() === 0
/** The account »nobody«. */
const other = 65_534

async function stoppedSite(): Promise<string> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'skrivestue-account-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  const site = await startAdminSite({ DATA_DIR })
  await site.stop()
  return DATA_DIR
}

function run(variables: Record<string, string>, ...parameters: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...variables }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], { env })
  return { status, printed: `${stdout}${stderr}` }
}

const contentsOf = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
]

test('what a command of root writes belongs to the account of the site', async () => {
  const DATA_DIR = await stoppedSite()
  const owner = isRoot ? other : (process.getuid?.() ?? 0)
  for (const path of contentsOf(DATA_DIR)) chownSync(path, owner, owner)
  const { status, printed } = run({ DATA_DIR }, 'backup')
  expect(status, printed).toBe(0)
  expect(new Set(contentsOf(DATA_DIR).map((path) => statSync(path).uid))).toEqual(new Set([owner]))
})

test('a place that the account may not use is refused in one line', async () => {
  const DATA_DIR = isRoot ? await stoppedSite() : '/'
  if (isRoot) for (const path of contentsOf(DATA_DIR)) chownSync(path, other, other)
  const BACKUP_TO = '/root/skrivestue-backups'
  for (const command of ['backup', 'verify']) {
    const { status, printed } = run({ DATA_DIR, BACKUP_TO }, command)
    expect(printed.trim().split('\n').at(-1)).toMatch(/EACCES|belongs to|Problems remain/)
    expect(printed).not.toContain('\n    at ')
    expect(status).toBe(1)
  }
})

test('no command makes a site in a folder without one', () => {
  const DATA_DIR = join(import.meta.dirname, 'no-site-here')
  for (const command of [['admin', 'reset'], ['backup'], ['verify'], ['sample-export', 'x']]) {
    const { status, printed } = run({ DATA_DIR }, ...command)
    expect([status, printed]).toEqual([1, `DATA_DIR ${DATA_DIR} holds no site\n`])
  }
})
