import { get } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/support/servers'
import { serveMetrics } from './metrics'

test('on loopback, metrics requests with other host names are refused', async () => {
  const port = await freePort()
  const metrics = { contentType: 'text/plain', text: async () => 'up 1', count: () => {} }
  onTestFinished(await serveMetrics({ host: '127.0.0.1', port }, metrics))
  const statusOf = (host: string) =>
    new Promise((resolve) => {
      get({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
    })
  expect(await statusOf(`localhost:${port}`)).toBe(200)
  expect(await statusOf('[::1]')).toBe(200)
  expect(await statusOf('angreb.example')).toBe(421)
})

test('metrics accept only GET', async () => {
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
