import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { startAdminSite } from '#tests/support/admin-site'
import type { Manifest } from '~/platform/backups/archive/manifest'

const folder = 'db/migrations'
const scripts = readdirSync(folder)
  .sort()
  .map((name) => ({ name, script: readFileSync(join(folder, name), 'utf8') }))
const tableMade = /^create table (\w+)/m
/** A version at least three migrations ago, which lacks a table. */
const oldVersion = Math.min(
  scripts.length - 3,
  scripts.findLastIndex(({ script }) => tableMade.test(script)),
)

/** A DATA_DIR of that version with a text of the author. */
function oldSite(): { dataDir: string; db: DatabaseSync } {
  const dataDir = mkdtempSync(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const db = new DatabaseSync(join(dataDir, 'skrivestue.db'))
  const at = '2025-11-01T10:00:00.000Z'
  db.exec(`create table schema_migrations (
    name text primary key, checksum text not null, applied_at text not null)`)
  const enter = db.prepare('insert into schema_migrations values (?, ?, ?)')
  for (const { name, script } of scripts.slice(0, oldVersion)) {
    db.exec(script)
    enter.run(name, createHash('sha256').update(script).digest('hex'), at)
  }
  db.prepare(
    `insert into editable_content (id, page, element_key, content_type, content_value, created_at, updated_at)
     values ('a', 'about', 'title', 'text', 'Livet ved fjorden', ?, ?)`,
  ).run(at, at)
  return { dataDir, db }
}

function backups(dataDir: string): Manifest[] {
  const place = join(dataDir, 'backups/snapshots')
  return readdirSync(place).map((name) => JSON.parse(readFileSync(join(place, name), 'utf8')))
}

test('the database of an earlier version is backed up, upgraded and shown', async () => {
  const { dataDir, db } = oldSite()
  db.close()
  const site = await startAdminSite({ DATA_DIR: dataDir })
  onTestFinished(() => site.stop())
  expect(await (await fetch(site.url)).text()).toContain('Livet ved fjorden')
  const [backup, ...more] = backups(dataDir)
  expect(more).toEqual([])
  expect(backup).toMatchObject({ reason: 'upgrade' })
  expect(backup?.migrations).toHaveLength(oldVersion)
})

function contentsOf(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'skrivestue.db'))
  const rows = db.prepare('select sql from sqlite_master').all()
  const applied = db.prepare('select * from schema_migrations').all()
  db.close()
  return { rows, applied }
}

test('an old copy of an earlier version is refused before it is upgraded', async () => {
  const { dataDir, db } = oldSite()
  db.close()
  writeFileSync(join(dataDir, 'content-version'), '5')
  const before = contentsOf(dataDir)
  await expect(startAdminSite({ DATA_DIR: dataDir })).rejects.toThrow(
    'The database is at version 0, but this site has been at 5',
  )
  expect(contentsOf(dataDir)).toEqual(before)
  expect(readdirSync(dataDir)).not.toContain('backups')
})

test('a failed upgrade is reported in one line and leaves the database unchanged, beside a backup', async () => {
  const { dataDir, db } = oldSite()
  const [, table = ''] =
    tableMade.exec(
      scripts
        .slice(oldVersion)
        .map((one) => one.script)
        .join('\n'),
    ) ?? []
  db.exec(`create table ${table} (id text primary key)`)
  db.close()
  const before = contentsOf(dataDir)
  const refused = await startAdminSite({ DATA_DIR: dataDir }).catch((error: Error) => error.message)
  expect(refused).toMatch(/could not be upgraded and is as it was: .*\n$/)
  expect(refused).not.toContain('    at ')
  expect(contentsOf(dataDir)).toEqual(before)
  expect(backups(dataDir)).toMatchObject([{ reason: 'upgrade' }])
})
