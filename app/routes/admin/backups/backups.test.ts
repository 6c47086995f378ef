import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { openScreens } from '#tests/support/screen'
import { fixedClock } from '~/platform/runtime/clock'
import { loader as download } from './download'
import { action, loader } from './list'
import { zipResponse } from './zip-response.server'

databaseTest(
  'a backup is taken, found by its date and downloaded, which is logged',
  async (test) => {
    const { backend } = test
    const screens = await openScreens(backend)
    expect(await screens.send(action, { intent: 'take' })).toEqual({
      status: 200,
      answer: { kind: 'done', toast: { title: 'Sikkerhedskopien er taget' } },
    })
    const found = async (text: string) => (await screens.load(loader, {}, `?q=${text}`)).items
    expect(await found('december')).toEqual([])
    const [{ id = '' } = {}] = await found('21+november')
    const { headers, body } = await screens.load(download, { file: `${id}.zip` })
    await body?.cancel()
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="sikkerhedskopi-${id}.zip"`,
      'content-length': expect.stringMatching(/^\d+$/),
      'content-type': 'application/zip',
    })
    const fetched = backend.db.selectFrom('audit_log').select('noun').where('action', '=', 'fetch')
    expect(await fetched.execute()).toEqual([{ noun: 'backups' }])
    await expect(screens.load(download, { file: 'findes-ikke.zip' })).rejects.toMatchObject({
      init: { status: 404 },
    })
  },
)

const never = () => new Readable({ read: () => {} })

test.each([
  { end: 'sent', stream: Readable.from([Buffer.from('abc')]), abortFirst: false },
  { end: 'aborted', stream: never(), abortFirst: false },
  { end: 'aborted before it begins', stream: never(), abortFirst: true },
])('the temporary files of a download are removed once it is $end', async (each) => {
  const reader = new AbortController()
  let closed = 0
  const close = async () => {
    closed += 1
  }
  if (each.abortFirst) reader.abort()
  const answer = await zipResponse(
    { files: [], close },
    {
      zip: async () => ({ size: 3, stream: each.stream }),
      name: 'hele-siden',
      // Already the next day in Copenhagen.
      clock: fixedClock('2026-11-21T23:30:00Z'),
      signal: reader.signal,
    },
  )
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="hele-siden-2026-11-22.zip"',
    'content-length': '3',
    'content-type': 'application/zip',
  })
  const body = answer.text().catch(() => 'aborted')
  if (each.end !== 'sent') reader.abort()
  expect(await body).toBe(each.end === 'sent' ? 'abc' : 'aborted')
  await eventually(() => expect(closed).toBe(1))
})

test('the temporary files of a download are removed if the ZIP file cannot be made', async () => {
  let closed = 0
  const close = async () => {
    closed += 1
  }
  const failing = zipResponse(
    { files: [], close },
    {
      zip: () => Promise.reject(new Error('the backup is damaged')),
      name: 'hele-siden',
      clock: fixedClock('2026-11-21T23:30:00Z'),
      signal: new AbortController().signal,
    },
  )
  await expect(failing).rejects.toThrow('the backup is damaged')
  expect(closed).toBe(1)
})
