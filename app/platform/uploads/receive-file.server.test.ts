import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { withReceivedFile } from './receive-file.server'

afterEach(() => {
  vi.unstubAllEnvs()
})

function upload(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://localhost/', init as RequestInit)
}

/** A body of chunks, and the number of chunks read. */
function chunks(count: number, size: number) {
  const pulled = { count: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (pulled.count === count) return controller.close()
      pulled.count++
      controller.enqueue(new Uint8Array(size))
    },
  })
  return { body, pulled }
}

test('the callback gets the bytes in a file that is removed afterwards', async () => {
  let received = ''
  const read = await withReceivedFile(upload('en fil'), 100, async ({ path, size }) => {
    received = path
    return [size, String(await readFile(path))]
  })
  expect(read).toEqual([6, 'en fil'])
  expect(existsSync(received)).toBe(false)
})

test('the file is also removed when the callback fails', async () => {
  let received = ''
  const working = withReceivedFile(upload('en fil'), 100, async ({ path }) => {
    received = path
    throw new Error('no')
  })
  await expect(working).rejects.toThrow('no')
  expect(existsSync(received)).toBe(false)
})

test('a body with too large a declared length is not read', async () => {
  const { body, pulled } = chunks(100, 10)
  const receiving = withReceivedFile(
    upload(body, { 'Content-Length': '1000' }),
    999,
    async () => {},
  )
  await expect(receiving).rejects.toMatchObject({ code: 'too-large' })
  expect(pulled.count).toBeLessThan(5)
})

test('a body of one byte more than the maximum is refused, whatever it declares', async () => {
  for (const declared of ['5', '6']) {
    const sized = upload('en fil', { 'Content-Length': declared })
    const receiving = withReceivedFile(sized, 5, async () => {})
    await expect(receiving).rejects.toMatchObject({ code: 'too-large' })
  }
})

test('a body of exactly the maximum size is received', async () => {
  const sized = upload('en fil', { 'Content-Length': '6' })
  expect(await withReceivedFile(sized, 6, async ({ size }) => size)).toBe(6)
})

test('a body larger than declared is cut off at the limit', async () => {
  const { body, pulled } = chunks(10_000, 1000)
  const receiving = withReceivedFile(upload(body, { 'Content-Length': '10' }), 5000, async () => {})
  await expect(receiving).rejects.toMatchObject({ code: 'too-large' })
  expect(pulled.count).toBeLessThan(1000)
})

test('an empty body is refused', async () => {
  for (const body of [null, '']) {
    const receiving = withReceivedFile(upload(body), 100, async () => {})
    await expect(receiving).rejects.toMatchObject({ code: 'empty' })
  }
})

test('an incomplete body is refused before the callback', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(10))
      controller.error(new Error('the sender went away'))
    },
  })
  const receiving = withReceivedFile(upload(body), 100, () => expect.unreachable())
  await expect(receiving).rejects.toMatchObject({ code: 'malformed' })
})

test('a full disk is not blamed on the upload', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' })
  // Simulates the full disk in the body, whose errors end the same pipeline.
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(full) })
  const receiving = withReceivedFile(upload(body), 100, () => expect.unreachable())
  await expect(receiving).rejects.toBe(full)
})

test('a failure of the server’s own disk is not blamed on the upload', async () => {
  vi.stubEnv('TMPDIR', '/findes-ikke')
  const receiving = withReceivedFile(upload('en fil'), 100, () => expect.unreachable())
  await expect(receiving).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' })
})
