import { expect, onTestFinished, test } from 'vitest'
import { signIn, startAdminSite } from '#tests/support/admin-site'

async function openSite() {
  const site = await startAdminSite({ REQUESTS_PER_SECOND: '1', TRUSTED_PROXIES: '127.0.0.1' })
  onTestFinished(() => site.stop())
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { headers })
  return { site, get }
}

test('who asks for too much that has to be made anew is told to wait, and nobody else is', async () => {
  const { site, get } = await openSite()
  const cookie = await signIn(site)
  expect((await get('/nyheder')).status).toBe(200)
  const flood = { 'X-Forwarded-For': '203.0.113.7' }
  const statuses = []
  for (let number = 0; number < 40; number++) {
    statuses.push((await get(`/findes-ikke-${number}`, flood)).status)
  }
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(30)
  const refused = await get('/soeg?q=a', flood)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await refused.text()).toMatch(/^Der kommer for mange forespørgsler herfra/)
  expect((await get('/nyheder', flood)).status).toBe(200)
  expect((await get('/favicon.svg', flood)).status).toBe(200)
  expect((await get('/soeg?q=a', { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(200)
  const author = { 'X-Forwarded-For': '203.0.113.9', Cookie: cookie }
  for (let number = 0; number < 40; number++) {
    expect((await get(number % 2 ? '/admin/nyheder' : '/kontakt', author)).status).toBe(200)
  }
  const pretended = { ...flood, Cookie: 'skrivestue=invented.session' }
  const inVain = await Promise.all(
    Array.from({ length: 60 }, async () => (await get('/admin/nyheder', pretended)).status),
  )
  expect(inVain).toContain(429)
  expect(inVain).not.toContain(200)
})
