import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable } from '#tests/support/screen'
import { visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import type { Backend } from '~/platform/backend.server'
import { loader as day } from './church-day'
import { loader as year } from './church-year'
import { loader as hymns } from './hymns'

/** The data of the church year, or of a day by a name of it. */
function load(backend: Backend, name?: string): Promise<unknown> {
  if (name === undefined) return visit(backend, year, '/salmer/kirkeaar')
  const params = { day: name.split('?')[0] ?? '' }
  return visit(backend, day, `/salmer/kirkeaar/${name}`, { params })
}

databaseTest('the church year and its days have their content', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.hymn('Lys')
  const wording = { content: { 'salmer.day_empty': 'Ingen salmer til dagen endnu.' } }
  const intro = 'Kirkeårets søn- og helligdage med deres tekster og salmer.'
  expect(await load(backend)).toMatchObject({
    content: { 'salmer.year_intro': intro },
    year: { startYear: expect.any(Number) },
  })
  expect(await load(backend, 'juledag')).toMatchObject({
    init: { status: 200 },
    data: { ...wording, page: { day: { name: 'Juledag' }, hymns: { items: [] } } },
  })
  const pastEnd = { init: { status: 404 }, data: { page: { hymns: { isPastEnd: true } } } }
  expect(await load(backend, 'juledag?side=2')).toMatchObject(pastEnd)
})

databaseTest('another name of a day redirects to its page permanently', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.hymn('Lys')
  const answer: unknown = await load(backend, '2-s-i-advent').catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error('no redirect')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe('/salmer/kirkeaar/2-soendag-i-advent')
})

databaseTest('unknown days and days without hymns are not found', async ({ backend }) => {
  const notFound = { init: { status: 404 } }
  expect(await load(backend, 'juledag')).toMatchObject(notFound)
  expect(await load(backend)).toMatchObject(notFound)
  const write = await openWriter(backend)
  await write.hymn('Lys')
  expect(await load(backend, 'sankt-hans')).toMatchObject(notFound)
})

databaseTest('a day that cannot be read is not reported as missing', async ({ backend }) => {
  await breakTable(backend, 'hymns')
  const answer = await load(backend, 'juledag')
  expect(answer).toMatchObject({ init: { status: 200 } })
})

databaseTest(
  'the coming Sundays are listed with the collections, not with the single hymns',
  async ({ backend }) => {
    const write = await openWriter(backend)
    await write.hymn('Lys')
    expect(await visit(backend, hymns, '/salmer')).toHaveProperty('data.coming.first.day.name')
    const single = await visit(backend, hymns, '/salmer?fane=enkelt')
    expect(single).toMatchObject({ data: { view: { tab: 'single' } } })
    expect(single).not.toHaveProperty('data.coming.first')
  },
)
