import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { appearanceOfPage } from './appearance.server'

async function lookOf(backend: Backend, query = '', headers: HeadersInit = {}) {
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  context.set(visitContext, { isComplete: true, jsonLd: [] } as never)
  return appearanceOfPage(context, new Request(`https://example.dk/${query}`, { headers }))
}

const seasonOf = async (backend: Backend) => (await lookOf(backend)).season

databaseTest('the colour of the church year changes at midnight in Copenhagen', async (each) => {
  const { backend, at } = each
  const { admin } = await openWriter(backend)
  await saveEntry(backend, admin, 'udseende.church_year', 'on', 0)
  // The first Sunday in Advent 2026 is 29 November, in winter time.
  expect(await seasonOf(at('2026-11-28T22:59:59Z'))).toBe('green')
  expect(await seasonOf(at('2026-11-28T23:00:00Z'))).toBe('white')
  // Easter Sunday 2027 is 28 March, the first day of summer time; Whitsun is 16 May.
  expect(await seasonOf(at('2027-03-27T22:59:59Z'))).toBe('violet')
  expect(await seasonOf(at('2027-03-27T23:00:00Z'))).toBe('white')
  expect(await seasonOf(at('2027-05-15T21:59:59Z'))).toBe('white')
  expect(await seasonOf(at('2027-05-15T22:00:00Z'))).toBe('red')
})

databaseTest('only the author previews an appearance by its URL', async ({ backend }) => {
  const query = '?udseende.face=fjord&udseende.church_year=on&hero.name=Fremmed'
  const chosen = await lookOf(backend)
  const { session } = backend.auth.cookieNames
  expect(chosen).not.toHaveProperty('season')
  expect(await lookOf(backend, query)).toEqual(chosen)
  expect(await lookOf(backend, query, { Cookie: `${session}=forged` })).toEqual(chosen)
  const Cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  expect(await lookOf(backend, '?hero.name=Fremmed', { Cookie })).toEqual(chosen)
  const previewed = await lookOf(backend, query, { Cookie })
  expect(previewed).toMatchObject({ face: 'fjord', season: 'green' })
  expect(previewed.authorName).toBe(chosen.authorName)
})
