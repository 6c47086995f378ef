import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'
import { instantText } from '~/danish/dates'
import { openZipArchive } from '~/platform/backups/archive/zip-archive.server'

const screen = '/admin/sikkerhedskopi'
const hourMs = 60 * 60 * 1000

async function openSite() {
  const site = await startAdminSite()
  onTestFinished(() => site.stop())
  const cookie = await signIn(site)
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { ...init, headers: { ...fromOurPage, Cookie: cookie } })
  return { site, ask, take: () => ask(`${screen}.data`, { method: 'POST' }) }
}

async function snapshots({ dataDir }: RunningServer): Promise<string[]> {
  const folder = join(dataDir, 'backups/snapshots')
  return (await readdir(folder).catch(() => [])).map((name) => join(folder, name))
}

test('the author takes a backup, finds it on the list and downloads it as one file', async () => {
  const { site, ask, take } = await openSite()
  expect(await (await ask(screen)).text()).toContain('Der er ingen sikkerhedskopier endnu')
  const taken = await take()
  const list = await (await ask(screen)).text()
  const [link = ''] = list.match(/\/admin\/sikkerhedskopi\/\d[\w-]+\.zip/) ?? []
  const answer = await ask(link)
  const bytes = Buffer.from(await answer.arrayBuffer())

  expect([taken.status, await taken.text()]).toEqual([200, expect.stringContaining('er taget')])
  expect(answer.headers.get('Content-Type')).toBe('application/zip')
  expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; .*\.zip"$/)
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'kopi.zip'), bytes)
  const archive = await openZipArchive(join(folder, 'kopi.zip'))
  await archive.close()
  const { id, reason, takenAt, tables, files } = archive.manifest
  expect(link).toContain(id)
  expect(reason).toBe('manual')
  const count = tables.reduce((sum, { rows }) => sum + rows, 0)
  expect(list).toContain(instantText(takenAt))
  expect(list).toContain(`${count} oplysninger og ${files.count} filer`)

  expect((await fetch(site.url + link)).status).toBe(401)
  expect((await ask(`${screen}/2020-01-01.zip`)).status).toBe(404)
  expect((await ask(`${screen}/..%2Fskrivestue.zip`)).status).toBe(404)
  expect((await ask(`${screen}/${'a'.repeat(300)}.zip`)).status).toBe(404)
})

test('the author gets a message while another backup is running', async () => {
  const { site, take } = await openSite()
  const lock = new DatabaseSync(join(site.dataDir, 'backup.lock'))
  lock.exec('begin exclusive')
  const refused = await take()
  lock.close()

  expect(refused.status).toBe(409)
  const words = await refused.text()
  expect(words).toContain('Der bliver allerede taget en kopi')
  expect(words).not.toContain('er taget')
  expect(await snapshots(site)).toEqual([])
  expect((await take()).status).toBe(200)
})

test('every screen warns if the last backup is more than a day old, also after a restart', async () => {
  const { site, ask, take } = await openSite()
  await take()
  const [path = ''] = await snapshots(site)
  await site.restart(async () => {
    const manifest = JSON.parse(await readFile(path, 'utf8'))
    manifest.takenAt = new Date(Date.parse(manifest.takenAt) - 27 * hourMs).toISOString()
    await writeFile(path, JSON.stringify(manifest))
  })
  const contact = async () => (await ask('/admin/kontakt')).text()

  await expect.poll(contact).toContain('ikke sikkerhedskopieret')
  const start = await (await ask('/admin/forside')).text()
  expect(start.match(/ikke sikkerhedskopieret/g)).toHaveLength(1)
  expect(start).toMatch(/href="\/admin\/sikkerhedskopi"[^>]*>Siden bliver ikke/)
  await take()
  expect(await contact()).not.toContain('ikke sikkerhedskopieret')
})
