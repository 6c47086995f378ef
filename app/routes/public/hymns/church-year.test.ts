import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { loseTable } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { loader as day } from './church-day'
import { loader as year } from './church-year'
import { loader as hymns } from './hymns'

function visit(backend: Backend, name?: string) {
  const path = `/salmer/kirkeaar${name ? `/${name}` : ''}`
  return load(backend, name ? day : year, path, { day: name?.split('?')[0] })
}

function load(backend: Backend, loader: unknown, path: string, params = {}) {
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  context.set(visitContext, { complete: true, jsonLd: [] } as never)
  const request = new Request(`https://example.dk${path}`)
  return (loader as (args: object) => Promise<unknown>)({ context, request, params })
}

databaseTest('the church year and its days have their content', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.hymn('Lys')
  const wording = { content: { 'salmer.day_empty': 'Ingen salmer til dagen endnu.' } }
  expect(await visit(backend)).toMatchObject({ ...wording, year: { begins: expect.any(Number) } })
  expect(await visit(backend, 'juledag')).toMatchObject({
    init: { status: 200 },
    data: { ...wording, page: { day: { name: 'Juledag' }, hymns: { items: [] } } },
  })
  const pastEnd = { init: { status: 404 }, data: { page: { hymns: { isPastEnd: true } } } }
  expect(await visit(backend, 'juledag?side=2')).toMatchObject(pastEnd)
})

databaseTest('another name of a day redirects to its page permanently', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.hymn('Lys')
  const answer: unknown = await visit(backend, '2-s-i-advent').catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error('no redirect')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe('/salmer/kirkeaar/2-soendag-i-advent')
})

databaseTest('unknown days and days without hymns are not found', async ({ backend }) => {
  const notFound = { init: { status: 404 } }
  expect(await visit(backend, 'juledag')).toMatchObject(notFound)
  expect(await visit(backend)).toMatchObject(notFound)
  const write = await openWriter(backend)
  await write.hymn('Lys')
  expect(await visit(backend, 'sankt-hans')).toMatchObject(notFound)
})

databaseTest('a day that cannot be read is not reported as missing', async ({ backend }) => {
  await loseTable(backend, 'hymns')
  const answer = await visit(backend, 'juledag')
  expect(answer).toMatchObject({ init: { status: 200 } })
})

databaseTest(
  'the coming Sundays are listed with the collections, not with the single hymns',
  async ({ backend }) => {
    const write = await openWriter(backend)
    await write.hymn('Lys')
    expect(await load(backend, hymns, '/salmer')).toHaveProperty('data.coming.first.day.name')
    const single = await load(backend, hymns, '/salmer?fane=enkelt')
    expect(single).toMatchObject({ data: { view: { tab: 'single' } } })
    expect(single).not.toHaveProperty('data.coming.first')
  },
)
