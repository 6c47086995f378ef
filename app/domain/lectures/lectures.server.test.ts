import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { renameSlug } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { lectureAt, lectureCards, readOrganisersPart } from './lectures.server'
import { lecturePages } from './lectures-noun.server'

async function add(
  { db }: Backend,
  lecture: Partial<Insertable<Schema['lectures']>> & { id: string },
) {
  const row = { title: 'Håb', slug: lecture.id, description: 'Om håb', themes: '[]', revision: 1 }
  const times = { created_at: '2026-01-01T12:00:00.000Z', updated_at: '2026-01-01T12:00:00.000Z' }
  await db
    .insertInto('lectures')
    .values({ ...row, ...times, ...lecture })
    .execute()
}

databaseTest('lectures are listed with the newest first', async ({ backend }) => {
  await add(backend, { id: 'first', created_at: '2026-01-01T12:00:00.000Z' })
  await add(backend, { id: 'third', created_at: '2026-03-01T12:00:00.000Z' })
  await add(backend, { id: 'second', created_at: '2026-02-01T12:00:00.000Z' })
  const ids = (await lectureCards(backend, 1)).items.map(({ id }) => id)
  expect(ids).toEqual(['third', 'second', 'first'])
})

databaseTest('without lectures the list is empty', async ({ backend }) => {
  expect(await lectureCards(backend, 1)).toEqual({ items: [] })
})

databaseTest('a lecture shows all its known facts', async ({ backend }) => {
  await add(backend, {
    id: 'haab',
    subtitle: 'Et håndværk',
    themes: '["Litteratur","Tro"]',
    duration: '60 minutter',
    date: '2026-12-04',
    time: '19:30:00',
    location: 'Thisted',
    link: 'https://example.dk',
    image_url: 'images/lectures/lecture_1.jpg',
  })
  expect(await lectureAt(backend, 'haab')).toEqual({
    lecture: {
      id: 'haab',
      title: 'Håb',
      slug: 'haab',
      subtitle: 'Et håndværk',
      description: 'Om håb',
      themes: ['Litteratur', 'Tro'],
      duration: '60 minutter',
      dateText: '4. december 2026',
      timeText: 'kl. 19:30',
      location: 'Thisted',
      link: 'https://example.dk',
      imagePath: 'images/lectures/lecture_1.jpg',
    },
  })
})

databaseTest('unknown facts of a lecture are left out', async ({ backend }) => {
  await add(backend, { id: 'haab' })
  expect(await lectureAt(backend, 'haab')).toMatchObject({
    lecture: { themes: [], dateText: null, timeText: null, imagePath: null },
  })
})

databaseTest('a date or time in words is shown as it was written', async ({ backend }) => {
  await add(backend, { id: 'haab', date: 'efter aftale', time: 'om aftenen' })
  expect(await lectureAt(backend, 'haab')).toMatchObject({
    lecture: { dateText: 'efter aftale', timeText: 'om aftenen' },
  })
})

databaseTest('other slugs of a lecture redirect to its canonical one', async ({ backend }) => {
  await add(backend, { id: 'a', title: 'Når vi håber', slug: 'naar-vi-haaber' })
  await renameSlug(backend, 'lectures', 'a', 'naar-vi-haaber', 'haab')
  for (const slug of ['naar-vi-haaber', 'Nar-Vi-Haber', 'HAAB']) {
    expect(await lectureAt(backend, slug)).toEqual({ redirect: 'haab' })
  }
  expect(await lectureAt(backend, 'tro')).toBeUndefined()
})

databaseTest('an organiser’s page shows only the fields that have content', async ({ backend }) => {
  await add(backend, { id: 'haab' })
  await add(backend, { id: 'tro', intro_middle: 'Om tro.', fee: 'Efter aftale' })
  await add(backend, { id: 'kladde', fee: 'Intet', published_at: null })
  expect(await readOrganisersPart(backend, 'haab')).toBeUndefined()
  expect(await readOrganisersPart(backend, 'kladde')).toBeUndefined()
  expect(await readOrganisersPart(backend, 'tro')).toEqual({
    introductions: { short: null, middle: 'Om tro.', long: null },
    technicalNeeds: null,
    fee: 'Efter aftale',
  })
  const listed = (await lecturePages.pages?.listing?.list(backend)) ?? []
  expect(listed.map(({ path }) => path).sort()).toEqual([
    '/foredrag/haab',
    '/foredrag/tro',
    '/foredrag/tro/til-arrangoerer',
  ])
  const find = lecturePages.pages?.find
  expect(await find?.(backend, 'Tro/til-arrangoerer')).toBe('/foredrag/tro/til-arrangoerer')
  const share = lecturePages.pages?.share
  expect(await share?.(backend, 'tro/til-arrangoerer')).toMatchObject({ title: 'Håb' })
  expect(await share?.(backend, 'haab/til-arrangoerer')).toBeUndefined()
  expect(await share?.(backend, 'tro/andet')).toBeUndefined()
})
