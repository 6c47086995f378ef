import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { freePort } from '#tests/support/servers'
import { temporaryFolder } from '#tests/support/temporary-folder'
import type { Backend } from '../app/platform/backend.server'
import { readEnv } from '../app/platform/runtime/env.server'
import { UnreachableError } from '../app/platform/runtime/fault'
import { encodeResponse } from './cache/encoded-response'
import { FormerPages, formerPagesFolder } from './cache/former-pages'
import { openWhenReachable } from './waiting'

/** A start that waits for a database that does not answer. */
async function waitingStart() {
  const dataDir = temporaryFolder()
  const client = temporaryFolder()
  const port = await freePort()
  const former = new FormerPages(`${dataDir}/${formerPagesFolder}`)
  former.store('/nyheder', encodeResponse(200, ['Content-Type', 'text/html'], Buffer.from('før')))
  await former.pendingWrites
  const env = readEnv({
    DATA_DIR: dataDir,
    SITE_URL: 'http://localhost',
    PORT: String(port),
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
  })
  const open = vi.fn<() => Promise<Backend>>()
  open.mockRejectedValue(new UnreachableError('it is away'))
  const opened = openWhenReachable(env, client, open)
  await expect.poll(() => open.mock.calls.length).toBeGreaterThan(0)
  const ask = (path: string, method = 'GET', headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
  return { open, opened, ask }
}

test('until the database answers, former pages are served', async () => {
  const { open, opened, ask } = await waitingStart()
  const unavailable = 'Siden kan ikke vises lige nu. Prøv igen om lidt.\n'
  const form = { 'Sec-Fetch-Site': 'same-origin', 'Content-Length': '0' }
  for (const [path, method, headers, status, text] of [
    ['/nyheder', 'GET', {}, 200, 'før'],
    ['/nyheder', 'POST', form, 503, unavailable],
    ['/kalender', 'GET', {}, 503, unavailable],
    ['/livez', 'GET', {}, 200, '{"ok":true}'],
    ['/readyz', 'GET', {}, 503, '{"ok":false,"database":false}'],
    ['/healthz', 'GET', {}, 503, '{"ok":false,"database":false}'],
    ['/nyheder', 'DELETE', {}, 405, 'Den metode bruges ikke her.\n'],
  ] as const) {
    const answer = await ask(path, method, headers)
    expect([answer.status, await answer.text()], `${method} ${path}`).toEqual([status, text])
    expect(answer.headers.get('connection')).toBe('close')
    if (text === 'før') continue
    expect(answer.headers.get('retry-after')).toBe(text === unavailable ? '5' : null)
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  }
  const { backend } = await openDatabaseTest('sqlite')
  open.mockResolvedValue(backend)
  expect(await opened).toBe(backend)
  await expect(ask('/nyheder')).rejects.toThrow()
})

test('another failure than an unreachable database ends the start', async () => {
  const { open, opened, ask } = await waitingStart()
  const ended = expect(opened).rejects.toThrow('a broken migration')
  open.mockRejectedValue(new Error('a broken migration'))
  await ended
  await turn()
  await expect(ask('/nyheder')).rejects.toThrow()
})
