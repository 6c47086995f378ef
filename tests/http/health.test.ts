import { expect, onTestFinished, test } from 'vitest'
import { startAdminSite } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'

test('a stopping server reports that it is not ready, and still responds', async () => {
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
  const stopped = site.stop()
  await eventually(async () => {
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  })
  expect((await fetch(`${site.url}/nyheder`)).status).toBe(200)
  await stopped
})
