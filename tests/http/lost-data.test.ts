import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { command } from '#tests/support/operator-command'
import { query } from '#tests/support/postgres'
import { databaseOn } from '#tests/support/template-databases'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a second process on one DATA_DIR is refused, unless the first was killed', {
  tags: 'all',
}, async () => {
  const DATA_DIR = dataFolder()
  const first = await startAdminSite({ DATA_DIR })
  await expect(startAdminSite({ DATA_DIR })).rejects.toThrow(
    /did not start:\nDATA_DIR \S+ is in use by another process: [^\n]+\n$/,
  )
  await first.kill()
  const next = await startAdminSite({ DATA_DIR })
  await next.stop()
})

test('after DATA_DIR was moved, a running site refuses saves and does not create it again', {
  tags: 'all',
}, async () => {
  const DATA_DIR = dataFolder()
  const elsewhere = `${DATA_DIR}-elsewhere`
  const site = await startAdminSite({ DATA_DIR })
  onTestFinished(() => site.remove())
  const cookie = await signIn(site)
  const save = async (value: string) => {
    const body = new URLSearchParams({ key: 'about.title', value, revision: '0' })
    const headers = { ...fromOurPage, cookie }
    return (await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body })).status
  }
  renameSync(DATA_DIR, elsewhere)
  expect(await save('Tabt')).toBeGreaterThanOrEqual(500)
  expect(await (await fetch(`${site.url}/healthz`)).json()).toMatchObject({
    ok: false,
    database: false,
    fileStore: false,
    disk: false,
  })
  expect(() => readdirSync(DATA_DIR)).toThrow('ENOENT')
  renameSync(elsewhere, DATA_DIR)
  expect(await save('Gemt')).toBe(200)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
})

test('a database that was set back is refused until the operator accepts its version', {
  tags: 'all',
}, async () => {
  const DATA_DIR = dataFolder()
  const database = join(DATA_DIR, 'skrivestue.db')
  await (await startAdminSite({ DATA_DIR })).stop()
  copyFileSync(database, `${database}.old`)
  const site = await startAdminSite({ DATA_DIR })
  const body = new URLSearchParams({ key: 'about.title', value: 'Nyt', revision: '0' })
  const headers = { ...fromOurPage, cookie: await signIn(site) }
  await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body })
  await site.stop()
  const backup = join(DATA_DIR, 'backup.zip')
  await command({ DATA_DIR }, 'backup', backup)

  copyFileSync(`${database}.old`, database)
  const refused = await startAdminSite({ DATA_DIR }).catch((error: Error) => error.message)
  expect(refused).toMatch(/did not start:\nThe database is at version (\d+), but [^\n]+\n$/)
  const [, ACCEPT_CONTENT_VERSION = ''] = /ACCEPT_CONTENT_VERSION=(\d+)/.exec(`${refused}`) ?? []
  await (await startAdminSite({ DATA_DIR, ACCEPT_CONTENT_VERSION })).stop()
  await (await startAdminSite({ DATA_DIR })).stop()

  writeFileSync(join(DATA_DIR, 'content-version'), '1000')
  await expect(startAdminSite({ DATA_DIR })).rejects.toThrow('this site has been at 1000')
  expect(await command({ DATA_DIR }, 'restore', backup)).toMatchObject({ code: 0 })
  const restored = await startAdminSite({ DATA_DIR })
  expect(await (await fetch(restored.url)).text()).toContain('Nyt')
  await restored.stop()
})

test('the remains of an installation are never treated as a first start', async () => {
  const DATA_DIR = dataFolder()
  const site = await startAdminSite({ DATA_DIR })
  await site.stop()
  renameSync(join(DATA_DIR, 'files'), join(DATA_DIR, 'elsewhere'))
  await expect(startAdminSite({ DATA_DIR })).rejects.toThrow(
    /did not start:\n\S+files is lost: [^\n]+\n$/,
  )
  expect(readdirSync(DATA_DIR)).not.toContain('files')
  renameSync(join(DATA_DIR, 'elsewhere'), join(DATA_DIR, 'files'))
  await (await startAdminSite({ DATA_DIR })).stop()

  const { url } = inject('postgres')
  const name = `skrivestue_emptied_${process.pid}`
  await query(url, `create database ${name}`)
  onTestFinished(() => query(url, `drop database ${name} with (force)`))
  await expect(startAdminSite({ DATA_DIR, DATABASE_URL: databaseOn(url, name) })).rejects.toThrow(
    /The database is empty, but DATA_DIR \S+ belongs to an installation: [^\n]+\n$/,
  )
  const refuseTables = `do $$ begin
    if exists (select from pg_tables where schemaname = 'public') then raise 'made'; end if;
  end $$`
  await query(databaseOn(url, name), refuseTables)
})
