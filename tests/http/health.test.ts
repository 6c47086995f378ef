import { expect, onTestFinished, test } from 'vitest'
import { startAdminSite } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import { sendRaw } from '#tests/support/raw-request'

test('a running server reports that it is live and ready', async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.remove())
  const live = await fetch(`${site.url}/livez`)
  expect(live.status).toBe(200)
  const ready = await fetch(`${site.url}/readyz`)
  expect(ready.status).toBe(200)
  for (const { headers } of [live, ready]) {
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Cache-Control')).toBe('no-store')
  }
  expect(await ready.json()).toMatchObject({ ok: true, database: true, fileStore: true })
  expect((await fetch(`${site.url}/readyz`, { method: 'HEAD' })).status).toBe(200)
  // Load balancers send the name of the service, or no Host at all.
  for (const host of ['Host: site:3000\r\n', '']) {
    for (const path of ['/livez', '/readyz']) {
      const answer = await sendRaw(site, `GET ${path} HTTP/1.0\r\n${host}\r\n`)
      expect(answer.status, `${path} ${host}`).toBe(200)
    }
  }
})

test('a stopping server reports that it is not ready, and still responds', {
  tags: 'all',
}, async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.remove())
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  const stopped = site.stop()
  await eventually(async () => {
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  })
  expect((await fetch(`${site.url}/nyheder`)).status).toBe(200)
  await stopped
})
