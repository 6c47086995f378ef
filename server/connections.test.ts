import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { html, serve } from '#tests/support/page-server'

test('a closing server finishes a response, and closes connections without a request', async () => {
  const begun = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const { get, close, port, server } = await serve(async () => {
    begun.resolve()
    await finished.promise
    return new Response('hej', { headers: html })
  })
  // The server must close them itself.
  server.keepAliveTimeout = 600_000
  const unused = connect(port, '127.0.0.1')
  await once(unused, 'connect')
  const page = get('/nyheder')
  await begun.promise
  const closed = close()
  await once(unused, 'close')
  finished.resolve()
  expect(await (await page).text()).toBe('hej')
  await closed
})

test('a closing server finishes an answer whose connection ended', async () => {
  const begun = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const { close, port, server } = await serve(async () => {
    begun.resolve()
    await finished.promise
    return new Response('hej', { headers: html })
  })
  const tab = connect(port, '127.0.0.1')
  tab.write('GET /nyheder HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await begun.promise
  tab.destroy()
  await once(tab, 'close')
  let isClosed = false
  const serverClosed = once(server, 'close')
  const closed = close().then(() => {
    isClosed = true
  })
  await serverClosed
  await nextTurn()
  expect(isClosed).toBe(false)
  finished.resolve()
  await closed
})

test('the limits of slow and idle connections are set', async () => {
  const { server } = await serve(async () => new Response('hej', { headers: html }))
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 15 * 60_000,
    keepAliveTimeout: 30_000,
    timeout: 120_000,
  })
})

test('a page that fails after its reader has gone is no failure in the log', async () => {
  const begun = Promise.withResolvers<void>()
  const page = Promise.withResolvers<Response>()
  const { port, server, logged, get } = await serve((path) => {
    if (path === '/') return Promise.resolve(new Response('hej', { headers: html }))
    begun.resolve()
    return page.promise
  })
  const connected = once(server, 'connection')
  const tab = connect(port, '127.0.0.1')
  tab.write('GET /nyheder HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [socket] = await connected
  await begun.promise
  tab.destroy()
  await once(socket, 'close')
  page.reject(new Error('aborted'))
  expect(await (await get('/')).text()).toBe('hej')
  expect(logged.filter(({ level }) => level >= 50)).toEqual([])
})

test('a form that does not arrive within a minute is aborted', async () => {
  const { server, port } = await serve(async () => new Response('hej', { headers: html }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const begun = once(server, 'request')
  const sender = connect(port, '127.0.0.1')
  const headers = [
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 10',
  ]
  sender.write(['POST /admin/log-ind HTTP/1.1', ...headers, '', 'a='].join('\r\n'))
  await begun
  vi.advanceTimersByTime(60_000)
  await once(sender, 'close')
})

test('a response that fails midway is cut, and nothing is added to it', async () => {
  const headers = { ...html, 'Cache-Control': 'no-store' }
  const { get } = await serve(async (path) => {
    if (path === '/') return new Response('hej', { headers })
    const { readable, writable } = new TransformStream<string>()
    const writer = writable.getWriter()
    writer.write('half').then(() => writer.abort(new Error('the disk is gone')))
    return new Response(readable.pipeThrough(new TextEncoderStream()), { headers })
  })
  const reading = get('/foredrag').then((answer) => answer.text())
  await expect(reading).rejects.toThrow()
  expect(await (await get('/')).text()).toBe('hej')
})
