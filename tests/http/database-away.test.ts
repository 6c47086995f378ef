import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { proxyTo } from '#tests/support/cuttable-proxy'
import { eventually } from '#tests/support/eventually'
import { query } from '#tests/support/postgres'
import { freePort } from '#tests/support/servers'
import { databaseOn } from '#tests/support/template-databases'

const notAnswering = 'Databasen svarer ikke lige nu. Prøv igen om lidt.'

/** An empty, migrated database, whose connections can be cut. */
async function cuttableDatabase(suffix: string) {
  const { url, template } = inject('postgres')
  const name = `${template}_${suffix}`
  await query(url, `create database ${name} template ${template}`)
  onTestFinished(() => query(url, `drop database ${name} with (force)`))
  const address = new URL(databaseOn(url, name))
  const proxy = await proxyTo(address)
  const DATABASE_URL = `postgres://${address.username || 'postgres'}:${address.password}@127.0.0.1:${proxy.port}/${name}`
  return { DATABASE_URL, proxy }
}

test('without its database a site shows pages that it has shown before', async () => {
  const { DATABASE_URL, proxy } = await cuttableDatabase('cut')
  const site = await startAdminSite({ DATABASE_URL })
  onTestFinished(() => site.remove())
  const cookie = await signIn(site)
  expect((await fetch(site.url)).status).toBe(200)
  await proxy.cut()
  expect((await fetch(site.url)).status).toBe(200)
  const neverSeen = await fetch(`${site.url}/kalender`)
  expect([neverSeen.status, neverSeen.headers.get('Retry-After')]).toEqual([503, '30'])
  const body = new URLSearchParams({ key: 'about.quote', value: 'Et liv', revision: '0' })
  const headers = { ...fromOurPage, cookie }
  const saved = await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body })
  expect([saved.status, await saved.text()]).toEqual([503, notAnswering])
})

test('while the database is down visitors see earlier pages, even after a restart', {
  tags: 'all',
}, async () => {
  const { DATABASE_URL, proxy } = await cuttableDatabase('away')
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'skrivestue-away-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const PORT = String(await freePort())
  const site = await startAdminSite({ DATABASE_URL, DATA_DIR, PORT })
  onTestFinished(() => site.remove())
  const cookie = await signIn(site)
  const body = new URLSearchParams({ key: 'about.title', value: 'Liv og salmer', revision: '0' })
  const headers = { ...fromOurPage, cookie }
  expect(await (await fetch(site.url)).text()).not.toContain('Liv og salmer')
  await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body })
  expect(await (await fetch(site.url)).text()).toContain('Liv og salmer')
  const again = new URLSearchParams({ key: 'about.quote', value: 'Et liv', revision: '0' })
  await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body: again })

  proxy.freeze()
  const seconds = await Promise.all(
    [site.url, site.url, `${site.url}/kalender`].map(async (url, index) => {
      await pause(index * 1500)
      const begun = performance.now()
      const { status } = await fetch(url)
      return [status, (performance.now() - begun) / 1000] as const
    }),
  )
  expect(seconds.map(([status]) => status)).toEqual([200, 200, 503])
  expect(Math.max(...seconds.map(([, took]) => took))).toBeLessThan(3)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503)
  proxy.thaw()
  await eventually(async () => {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  }, 40)

  await proxy.cut()
  const lost = new URLSearchParams({ key: 'about.quote', value: 'Et andet liv', revision: '1' })
  const saved = await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body: lost })
  expect([saved.status, await saved.text()]).toEqual([503, notAnswering])
  const shown = await fetch(site.url)
  expect([shown.status, shown.headers.get('X-Robots-Tag')]).toEqual([200, null])
  expect(await shown.text()).toContain('Liv og salmer')
  const neverSeen = await fetch(`${site.url}/kalender`)
  expect([neverSeen.status, neverSeen.headers.get('Retry-After')]).toEqual([503, '30'])
  expect(await neverSeen.text()).not.toContain('noindex')
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503)

  await site.kill()
  const next = startAdminSite({ DATABASE_URL, DATA_DIR, PORT })
  await eventually(async () => {
    expect(await (await fetch(site.url)).text()).toContain('Liv og salmer')
  }, 40)
  expect((await fetch(`${site.url}/livez`)).status).toBe(200)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  const unknown = await fetch(`${site.url}/kalender`)
  expect([unknown.status, unknown.headers.get('Retry-After')]).toEqual([503, '5'])
  const unsaved = await fetch(site.url, { method: 'POST', headers, body: lost })
  expect(unsaved.status).toBe(503)

  await proxy.mend()
  const started = await next
  // The waiting server closed its connections.
  await eventually(async () => {
    expect((await fetch(`${started.url}/kalender`)).status).toBe(200)
  })
  await started.stop()
  await proxy.cut()
})
