import { expect, onTestFinished, test } from 'vitest'
import { startAdminSite } from '#tests/support/admin-site'
import { sharedSampleSite } from '#tests/support/sample-site'

const path = '/.well-known/security.txt'

test('security.txt has the public e-mail address and its own expiry time', async () => {
  const site = await sharedSampleSite()
  const answer = await fetch(site.url + path)
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.parse('2026-01-01'))
})

test('without a public e-mail address there is no security.txt', async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.stop())
  expect((await fetch(site.url + path)).status).toBe(404)
})
