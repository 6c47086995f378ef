import { get } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('on other addresses, any host name may be used', async () => {
  const port = await freePort()
  const metrics = { contentType: 'text/plain', text: async () => 'up 1', count: () => {} }
  onTestFinished(await serveMetrics({ host: '0.0.0.0', port }, metrics))
  const status = await new Promise((resolve) => {
    const headers = { host: 'skrivestue.internal' }
    get({ host: '127.0.0.1', port, path: '/metrics', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
  })
  expect(status).toBe(200)
})

test('metrics accept only GET', async () => {
  const port = await freePort()
  const metrics = { contentType: 'text/plain', text: async () => 'up 1', count: () => {} }
  onTestFinished(await serveMetrics({ host: '127.0.0.1', port }, metrics))
  const ask = (method: string) => fetch(`http://127.0.0.1:${port}/metrics`, { method })
  expect((await ask('GET')).status).toBe(200)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await ask(method)
    expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET'])
  }
})

test('metrics that cannot be read are answered 500, and the next request is answered', async () => {
  const port = await freePort()
  const text = vi.fn().mockRejectedValueOnce(new Error('no figures')).mockResolvedValue('up 1')
  const metrics = { contentType: 'text/plain', text, count: () => {} }
  onTestFinished(await serveMetrics({ host: '127.0.0.1', port }, metrics))
  const ask = () => fetch(`http://127.0.0.1:${port}/metrics`)
  expect((await ask()).status).toBe(500)
  const answer = await ask()
  expect([answer.status, await answer.text()]).toEqual([200, 'up 1'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
