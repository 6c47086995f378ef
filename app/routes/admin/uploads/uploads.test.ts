import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { expect } from 'vitest'
import { sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { guardAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { action as picture } from './picture'

/** Runs the layout's guard and then the action, as the router does. */
async function send(backend: Backend, path: string, init: RequestInit): Promise<Response> {
  const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  context.set(visitContext, { complete: true } as never)
  const request = new Request(`http://localhost${path}`, {
    ...init,
    headers: { Cookie: cookie },
  })
  const next = async () => picture({ request, context, params: {} } as never)
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
