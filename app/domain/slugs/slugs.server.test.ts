import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Backend } from '~/platform/backend.server'
import { fixedClock } from '~/platform/runtime/clock'
import { freeSlug, renameSlug, resolveSlug } from './slugs.server'

async function addLecture({ db }: Backend, title: string, slug: string, createdAt = '2026-01-01') {
  const id = randomUUID()
  const times = { created_at: `${createdAt}T12:00:00.000Z`, updated_at: '2026-01-01T12:00:00.000Z' }
  const texts = { description: '', themes: '[]' }
  await db
    .insertInto('lectures')
    .values({ id, title, slug, ...texts, ...times, revision: 1 })
    .execute()
  return id
}

databaseTest('the canonical slug finds its row', async ({ backend }) => {
  const id = await addLecture(backend, 'Når vi synger', 'naar-vi-synger')
  expect(await resolveSlug(backend, 'lectures', 'naar-vi-synger')).toEqual({ id })
})

databaseTest('an unknown slug finds nothing', async ({ backend }) => {
  await addLecture(backend, 'Når vi synger', 'naar-vi-synger')
  for (const slug of [
    'naar-vi',
    'naar-vi-synger-2',
    '-',
    '%',
    '%E0%A4',
    'a\0b',
    '%00',
    'x'.repeat(5000),
  ]) {
    expect(await resolveSlug(backend, 'lectures', slug)).toBeUndefined()
  }
})

databaseTest(
  'every slug rule of the specification produces the canonical slug',
  async ({ backend }) => {
    await addLecture(backend, 'Når ømhed – og ære, måske? – synger', 'naar-oemhed')
    const slugs = {
      'the sitemap’s': 'naar-oemhed-og-aere-maaske-synger',
      'the lecture list’s': 'naar-oemhed-–-og-aere,-maaske?-–-synger',
      'the lecture list’s, cut where a browser takes the rest for a query':
        'naar-oemhed-–-og-aere,-maaske',
      'the lecture page’s': 'naar-oemhed--og-aere-maaske--synger',
      'that of works and collaborations': 'nar-amhed-og-are-maske-synger',
      'the title itself': 'Når ømhed – og ære, måske? – synger',
      'percent-encoded twice': 'N%C3%A5r-%C3%B8mhed-og-%C3%A6re-m%C3%A5ske-synger',
      'typed on a Mac': 'Når-ømhed-og-ære-måske-synger'.normalize('NFD'),
    }
    const answers: Record<string, unknown> = {}
    for (const [rule, slug] of Object.entries(slugs)) {
      answers[rule] = await resolveSlug(backend, 'lectures', slug)
      answers[`${rule}, in capitals`] = await resolveSlug(backend, 'lectures', slug.toUpperCase())
    }
    for (const [rule, answer] of Object.entries(answers)) {
      expect({ rule, answer }).toEqual({ rule, answer: { redirect: 'naar-oemhed' } })
    }
  },
)

databaseTest('hyphens that only some rules keep are ignored', async ({ backend }) => {
  await addLecture(backend, 'Salme-bogen & jeg', 'salme-bogen-jeg')
  for (const slug of ['salmebogen-jeg', 'salme-bogen--jeg', 'salme-bogen-&-jeg']) {
    expect(await resolveSlug(backend, 'lectures', slug)).toEqual({ redirect: 'salme-bogen-jeg' })
  }
})

databaseTest('a slug with a number is found in any letter case', async ({ backend }) => {
  await addLecture(backend, 'Håb', 'haab', '2026-01-01')
  await addLecture(backend, 'Håb', 'haab-2', '2026-01-02')
  expect(await resolveSlug(backend, 'lectures', 'Haab-2')).toEqual({ redirect: 'haab-2' })
})

databaseTest(
  'an old slug of several rows with equal titles redirects to the row created first',
  async ({ backend }) => {
    await addLecture(backend, 'Håb', 'haab-2', '2026-01-02')
    await addLecture(backend, 'Håb', 'haab', '2026-01-01')
    expect(await resolveSlug(backend, 'lectures', 'hab')).toEqual({ redirect: 'haab' })
  },
)

databaseTest(
  'a title of characters that slugs drop is found only by the title',
  async ({ backend }) => {
    await addLecture(backend, '…', 'uden-titel')
    expect(await resolveSlug(backend, 'lectures', '…')).toEqual({ redirect: 'uden-titel' })
    expect(await resolveSlug(backend, 'lectures', '!')).toBeUndefined()
  },
)

databaseTest('a renamed row is found by all its former slugs', async ({ backend }) => {
  const id = await addLecture(backend, 'Tro', 'tro')
  await renameSlug(backend, 'lectures', id, 'tro', 'haab')
  await renameSlug(backend, 'lectures', id, 'haab', 'kaerlighed')
  expect(await resolveSlug(backend, 'lectures', 'kaerlighed')).toEqual({ id })
  for (const slug of ['tro', 'haab', 'Haab', 'HÅB']) {
    expect(await resolveSlug(backend, 'lectures', slug)).toEqual({ redirect: 'kaerlighed' })
  }
})

databaseTest(
  'a former slug takes precedence over the title of another row',
  async ({ backend }) => {
    const renamed = await addLecture(backend, 'Om håb', 'tro', '2026-01-02')
    await addLecture(backend, 'Tro', 'om-tro', '2026-01-01')
    await renameSlug(backend, 'lectures', renamed, 'tro', 'om-haab')
    expect(await resolveSlug(backend, 'lectures', 'tro')).toEqual({ redirect: 'om-haab' })
  },
)

databaseTest('a row that is renamed back has its earlier slug again', async ({ backend }) => {
  const id = await addLecture(backend, 'Tro', 'tro')
  await renameSlug(backend, 'lectures', id, 'tro', 'haab')
  await renameSlug(backend, 'lectures', id, 'haab', 'tro')
  expect(await resolveSlug(backend, 'lectures', 'tro')).toEqual({ id })
  expect(await resolveSlug(backend, 'lectures', 'haab')).toEqual({ redirect: 'tro' })
  const former = await backend.db.selectFrom('former_slugs').select('slug').execute()
  expect(former).toEqual([{ slug: 'haab' }])
})

databaseTest('a row saved with its own slug is not renamed', async ({ backend }) => {
  const id = await addLecture(backend, 'Tro', 'tro')
  await renameSlug(backend, 'lectures', id, 'tro', 'tro')
  expect(await backend.db.selectFrom('former_slugs').selectAll().execute()).toEqual([])
})

databaseTest('the time of a rename is stored', async ({ backend }) => {
  const id = await addLecture(backend, 'Tro', 'tro')
  const later = { ...backend, clock: fixedClock('2026-11-20T10:00:00Z') }
  await renameSlug(later, 'lectures', id, 'tro', 'haab')
  const [former] = await backend.db.selectFrom('former_slugs').selectAll().execute()
  expect(former).toEqual({
    noun: 'lectures',
    slug: 'tro',
    row_id: id,
    created_at: '2026-11-20T10:00:00.000Z',
  })
})

databaseTest('works and collaborations can have the same slug', async ({ backend }) => {
  const times = { created_at: '2026-01-01', updated_at: '2026-01-01', revision: 1 }
  const work = { id: randomUUID(), title: 'Håb', slug: 'hab', description: '' }
  const collaboration = { id: randomUUID(), title: 'Håb', slug: 'hab', description: '' }
  await addLecture(backend, 'Håb', 'haab')
  await backend.db
    .insertInto('bibliography')
    .values({ ...work, ...times, year: 2026, category: 'værkliste' })
    .execute()
  await backend.db
    .insertInto('collaborations')
    .values({ ...collaboration, ...times })
    .execute()
  expect(await resolveSlug(backend, 'bibliography', 'hab')).toEqual({ id: work.id })
  expect(await resolveSlug(backend, 'bibliography', 'haab')).toEqual({ redirect: 'hab' })
  expect(await resolveSlug(backend, 'collaborations', 'hab')).toEqual({ id: collaboration.id })
  expect(await resolveSlug(backend, 'lectures', 'hab')).toEqual({ redirect: 'haab' })
  await renameSlug(backend, 'bibliography', work.id, 'hab', 'lys')
  expect(await resolveSlug(backend, 'bibliography', 'hab')).toEqual({ redirect: 'lys' })
  expect(await resolveSlug(backend, 'collaborations', 'hab')).toEqual({ id: collaboration.id })
})

databaseTest('equal titles get -2, -3 and so on', async ({ backend }) => {
  expect(await freeSlug(backend, 'lectures', 'haab')).toBe('haab')
  await addLecture(backend, 'Håb', 'haab')
  expect(await freeSlug(backend, 'lectures', 'haab')).toBe('haab-2')
  await addLecture(backend, 'Håb', 'haab-2')
  expect(await freeSlug(backend, 'lectures', 'haab')).toBe('haab-3')
  expect(await freeSlug(backend, 'bibliography', 'haab')).toBe('haab')
})

databaseTest('a row keeps its own slug', async ({ backend }) => {
  const id = await addLecture(backend, 'Håb', 'haab')
  expect(await freeSlug(backend, 'lectures', 'haab', id)).toBe('haab')
})

databaseTest('a title without letters gets a slug too', async ({ backend }) => {
  expect(await freeSlug(backend, 'lectures', '')).toBe('uden-titel')
  await addLecture(backend, '!', 'uden-titel')
  expect(await freeSlug(backend, 'lectures', '')).toBe('uden-titel-2')
})

databaseTest('a former slug is not given to another row', async ({ backend }) => {
  const id = await addLecture(backend, 'Håb', 'haab')
  await renameSlug(backend, 'lectures', id, 'haab', 'tro')
  expect(await freeSlug(backend, 'lectures', 'haab')).toBe('haab-2')
  expect(await freeSlug(backend, 'lectures', 'haab', id)).toBe('haab')
})

databaseTest('the former slugs of a deleted row are free and find nothing', async ({ backend }) => {
  const id = await addLecture(backend, 'Tro', 'haab')
  await renameSlug(backend, 'lectures', id, 'haab', 'tro')
  await backend.db.deleteFrom('lectures').where('id', '=', id).execute()
  expect(await resolveSlug(backend, 'lectures', 'haab')).toBeUndefined()
  expect(await freeSlug(backend, 'lectures', 'haab')).toBe('haab')
  const next = await addLecture(backend, 'Lys', 'haab')
  await renameSlug(backend, 'lectures', next, 'haab', 'glaede')
  expect(await resolveSlug(backend, 'lectures', 'haab')).toEqual({ redirect: 'glaede' })
})
