import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'

/** The file modes in the data folder, by path. */
function modesIn(dataDir: string): Map<string, string> {
  const names = ['.', ...(readdirSync(dataDir, { recursive: true }) as string[])]
  return new Map(
    names.map((name) => {
      const found = lstatSync(join(dataDir, name))
      return [
        `${found.isDirectory() ? 'folder' : 'file'} ${name}`,
        (found.mode & 0o777).toString(8),
      ]
    }),
  )
}

/** Paths that users other than the owner can access. */
function open(dataDir: string): string[] {
  return [...modesIn(dataDir)]
    .filter(([name, mode]) => mode !== (name.startsWith('folder') ? '700' : '600'))
    .map(([name, mode]) => `${name} ${mode}`)
}

test('only the owner can access DATA_DIR, even if it was open before', async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.stop())
  const { dataDir } = site
  await signIn(site)
  const names = [...modesIn(dataDir).keys()]
  expect(names).toEqual(
    expect.arrayContaining(['file skrivestue.db', 'file skrivestue.db-wal', 'file secret-key']),
  )
  expect(open(dataDir)).toEqual([])
  await site.restart(async () => {
    mkdirSync(join(dataDir, 'files', 'images'), { recursive: true })
    writeFileSync(join(dataDir, 'files', 'images', 'from-elsewhere.jpg'), 'x')
    for (const name of ['.', ...(readdirSync(dataDir, { recursive: true }) as string[])]) {
      const path = join(dataDir, name)
      chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644)
    }
  })
  expect(open(dataDir)).toEqual([])
  expect(site.output()).toMatch(/"corrected":\d+,"msg":"files in DATA_DIR that others could read/)
})

test('a session survives a restart, and the database does not contain the secret that signs it', async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.stop())
  const cookie = await signIn(site)
  const [token = ''] = decodeURIComponent(/skrivestue=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')
  expect(token).toHaveLength(32)
  const stored = inDatabase(site, (db) =>
    JSON.stringify([
      db.prepare('select * from sessions').all(),
      db.prepare("select * from secrets where name <> 'installation'").all(),
    ]),
  )
  expect(stored).not.toContain(token)
  expect(stored).toMatch(/,\[\]\]$/)
  await site.restart()
  const answer = await fetch(`${site.url}/admin/session`, { headers: { Cookie: cookie } })
  expect(answer.status).toBe(204)
})
