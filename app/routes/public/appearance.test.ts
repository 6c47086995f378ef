import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { appearanceOfPage } from './appearance.server'

async function seasonOf(backend: Backend) {
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  context.set(visitContext, { complete: true, jsonLd: [] } as never)
  const { season } = await appearanceOfPage(context, new Request('https://example.dk/'))
  return season
}

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
