import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { blankVisit } from '#tests/support/visitor'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { systemClock } from '~/platform/runtime/clock'
import { guardAdmin, signedIn } from './session.server'

/** A page of the back-office, for a browser with these cookies. */
async function openPage(backend: Backend, Cookie: string, newCookie?: string) {
  const context = new RouterContextProvider()
  const visit = blankVisit()
  context.set(backendContext, backend)
  context.set(visitContext, visit)
  const request = new Request(`${backend.siteUrl}/admin`, { headers: { Cookie } })
  const headers = new Headers(newCookie ? { 'Set-Cookie': newCookie } : {})
  const next = async () => new Response(signedIn(context).admin.email, { headers })
  const response = await guardAdmin({ request, context } as never, next)
  return { response: response as Response, visit }
}

databaseTest('a page of the back-office prolongs the cookie of the session', async (context) => {
  const { backend } = context
  const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  const { response, visit } = await openPage(backend, cookie)
  expect(await response.text()).toBe('johanne@example.dk')
  expect(response.headers.getSetCookie()).toEqual([])
  expect(visit).toMatchObject({ isAdmin: true, isPrivate: true })
  const expires_at = new Date(systemClock.now().getTime() + 60_000).toISOString()
  await backend.db.updateTable('sessions').set({ expires_at }).execute()
  const prolonged = await openPage(backend, cookie)
  const [line = '', ...more] = prolonged.response.headers.getSetCookie()
  expect(line.split(';')[0]).toBe(cookie)
  expect(more).toEqual([])
  // An answer with another token, as after a new password, is not followed by the earlier one.
  await backend.db.updateTable('sessions').set({ expires_at }).execute()
  const another = await openPage(backend, cookie, `${cookie}another; Path=/`)
  expect(another.response.headers.getSetCookie()).toEqual([`${cookie}another; Path=/`])
})

databaseTest(
  'a session of an account that is no admin ends with its first page',
  async (context) => {
    const { backend } = context
    const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
    await backend.db.deleteFrom('admin_profiles').execute()
    const refusal = (status: number, isDenied: boolean) => ({
      init: { status },
      data: { canMail: true, isDenied },
    })
    await expect(openPage(backend, cookie)).rejects.toMatchObject(refusal(403, true))
    await expect(openPage(backend, cookie)).rejects.toMatchObject(refusal(401, false))
  },
)
