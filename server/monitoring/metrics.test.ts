import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/support/servers'
import { serveMetrics } from './metrics'

test('metrics are answered to GET alone', async () => {
  const port = await freePort()
  const metrics = { contentType: 'text/plain', text: async () => 'up 1', count: () => {} }
  onTestFinished(await serveMetrics({ host: '127.0.0.1', port }, metrics))
  const statusOf = async (method: string) =>
    (await fetch(`http://127.0.0.1:${port}/metrics`, { method })).status
  expect(await statusOf('GET')).toBe(200)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    expect(await statusOf(method), method).toBe(405)
  }
})
