import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { expect } from 'vitest'
import { sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { guardAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { faultLines } from '~/platform/runtime/fault'
import { action as hymnFile } from './hymn-file'
import { action as pdf } from './pdf'
import { action as picture } from './picture'
import { action as recording } from './recording'

/** Runs the layout's guard and then the action, as the router does. */
async function send(
  backend: Backend,
  path: string,
  init: RequestInit,
  action: typeof picture = picture,
): Promise<Response> {
  const userId = await storeTestAdmin(backend, `${crypto.randomUUID()}@example.dk`)
  const cookie = await sessionCookie(backend, userId)
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  context.set(visitContext, { isComplete: true } as never)
  const request = new Request(`http://localhost${path}`, {
    ...init,
    headers: { Cookie: cookie },
  })
  const next = async () => action({ request, context, params: {} } as never)
  return (await guardAdmin({ request, context } as never, next)) as Response
}

async function jpeg(): Promise<ArrayBuffer> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  return new Uint8Array(bytes).buffer
}

databaseTest(
  'a failing store is a server error, and leaves nothing behind',
  async ({ backend, logged }) => {
    const full = { ...backend.files, put: () => Promise.reject(new Error('ENOSPC')) }
    const ill = { ...backend, files: full }
    const body = await jpeg()
    const answer = await send(ill, '/admin/upload/billede?place=hero', { method: 'POST', body })
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ code: 'not-stored' })
    expect(logged.at(-1)?.msg).toBe('an upload could not be stored')
    expect(await backend.db.selectFrom('stored_pictures').selectAll().execute()).toEqual([])
  },
)

databaseTest('a refused upload has the reason, and is not cached', async ({ backend, logged }) => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const failing = (error: Error) => ({
    ...backend,
    files: { ...backend.files, put: () => Promise.reject(error) },
  })
  const ill = failing(full)
  const locked = failing(Object.assign(new Error('database is locked'), { errcode: 5 }))
  const path = '/admin/upload/billede'
  for (const [to, query, body, status, code] of [
    [ill, '?place=hero', await jpeg(), 507, 'disk-full'],
    [locked, '?place=hero', await jpeg(), 503, 'busy'],
    [backend, '?place=hero', 'text', 415, 'not-a-picture'],
    [backend, '?place=hero', '', 400, 'empty'],
    [backend, '?place=nowhere', await jpeg(), 400, 'malformed'],
  ] as const) {
    const answer = await send(to, path + query, { method: 'POST', body })
    expect([answer.status, await answer.json()], code).toEqual([status, { code }])
    expect(answer.headers.get('Cache-Control'), code).toBe('no-store')
  }
  expect(logged.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual([
    faultLines['disk-full'],
    faultLines.busy,
  ])
  const put = await send(backend, `${path}?place=hero`, { method: 'PUT', body: await jpeg() })
  expect([put.status, put.headers.get('Allow')]).toEqual([405, 'POST'])
  expect(await backend.db.selectFrom('stored_pictures').selectAll().execute()).toEqual([])
})

databaseTest('a PDF that is not whole is refused, and nothing is stored', async ({ backend }) => {
  const hymn = await (await openWriter(backend)).hymn('Lys')
  for (const [path, action] of [
    ['/admin/upload/pdf?name=a.pdf', pdf],
    [`/admin/upload/salmefil?hymn=${hymn}&name=a.pdf`, hymnFile],
  ] as const) {
    const answer = await send(backend, path, { method: 'POST', body: '%PDF-1.7 half' }, action)
    expect([answer.status, await answer.json()], path).toEqual([422, { code: 'damaged' }])
  }
  for (const table of ['collaboration_files', 'hymn_files'] as const)
    expect(await backend.db.selectFrom(table).select('id').execute()).toEqual([])
})

databaseTest('the bytes of a hymn’s file decide what it is', async ({ backend }) => {
  const write = await openWriter(backend)
  const id = await write.hymn('Lys')
  const upload = (body: string, name: string, hymn = id) => {
    const path = `/admin/upload/salmefil?hymn=${hymn}&name=${encodeURIComponent(name)}`
    return send(backend, path, { method: 'POST', body }, hymnFile)
  }
  expect((await upload('%PDF-1.7\n%%EOF', '../noder.mp3')).status).toBe(200)
  expect((await upload('ID3 la la', 'kor.pdf')).status).toBe(200)
  const refused = await upload('la la', 'kor.mp3')
  expect([refused.status, await refused.json()]).toEqual([415, { code: 'not-a-hymn-file' }])
  const missing = await upload('ID3 la la', 'kor.mp3', 'findes-ikke')
  expect([missing.status, await missing.json()]).toEqual([404, { code: 'missing' }])
  const columns = ['kind', 'name', 'original_name', 'mime_type'] as const
  const files = backend.db.selectFrom('hymn_files').select(columns).orderBy('kind')
  expect(await files.execute()).toEqual([
    { kind: 'recording', name: 'Indspilning', original_name: 'kor.pdf', mime_type: 'audio/mpeg' },
    { kind: 'score', name: 'Melodi', original_name: 'noder.mp3', mime_type: 'application/pdf' },
  ])
})

databaseTest(
  'a recording of a lecture or an extract is sound by its bytes',
  async ({ backend }) => {
    const upload = (body: string, name: string) =>
      send(backend, `/admin/upload/lyd?name=${name}`, { method: 'POST', body }, recording)
    const stored = await upload('ID3 la la', 'kapitel.pdf')
    expect(await stored.json()).toEqual({
      id: expect.any(String),
      name: 'kapitel.pdf',
      size: '1 kB',
    })
    for (const body of ['la la', '%PDF-1.7 %%EOF']) {
      const refused = await upload(body, 'kapitel.mp3')
      expect([refused.status, await refused.json()]).toEqual([415, { code: 'not-a-recording' }])
    }
    const columns = ['original_name', 'mime_type', 'file_path'] as const
    const files = backend.db.selectFrom('collaboration_files').select(columns)
    const file_path = expect.stringMatching(/^recordings\/.*\.mp3$/)
    expect(await files.execute()).toEqual([
      { original_name: 'kapitel.pdf', mime_type: 'audio/mpeg', file_path },
    ])
  },
)
