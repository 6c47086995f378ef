import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { newsItem } from '#tests/support/news-item'
import { openWriter } from '#tests/support/writer'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import { emptyQuery, wordsOf } from '~/http/listing'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { commitChange, patchRow } from '~/platform/changes/rows.server'
import { changesPage } from './history.server'
import { trashList } from './trash.server'
import { versionsOfRow } from './versions.server'

databaseTest(
  'the history says when a row was a draft, and has no form of a deleted row',
  async (test) => {
    const { backend } = test
    const admin = await signedInAdmin(backend)
    const draft = newsItem({ title: 'Håb', publication: { state: 'draft' } })
    const { id } = await saveRow(backend, admin, 'news', undefined, draft)
    const at = '2026-12-01T08:00:00.000Z'
    const change = { ...draft, revision: 1, publication: { state: 'scheduled', at } as const }
    await saveRow(backend, admin, 'news', id, change)
    const found = await versionsOfRow(backend, 'news', id)
    expect(found?.form).toBe(`/admin/nyheder/${id}`)
    const pieces = found?.versions[0]?.differences.map((each) => each.pieces)
    expect(JSON.stringify(pieces)).toContain('Kladde')
    expect(JSON.stringify(pieces)).toContain('1. december 2026 kl. 09.00')
    await deleteNoun(backend, admin, 'news', id)
    expect(await versionsOfRow(backend, 'news', id)).toMatchObject({ name: 'Håb', form: undefined })
  },
)

databaseTest(
  'the history shows dates as words and other rows by their names',
  async ({ backend }) => {
    const write = await openWriter(backend)
    const [hymn, removed] = [await write.hymn('Blæk og brød'), await write.hymn('Vintersang')]
    const { id: lecture } = await write.lecture('Håb', '', {
      date: 'efter aftale',
      subtitle: '2026-12-04',
    })
    const { id: event = '' } = await write.event('Sangaften', { subject_id: lecture })
    const collection = await write.hymnCollection('Nye salmer', { 'hymn_ids[]': hymn })
    const ids = JSON.stringify([hymn, removed])
    await patchRow(backend, write.admin, 'hymn_collections', collection.id, { hymn_ids: ids })
    await deleteNoun(backend, write.admin, 'hymns', removed)
    const shown = async (noun: Noun, id: string) => {
      const [version] = (await versionsOfRow(backend, noun, id))?.versions ?? []
      return Object.fromEntries(
        (version?.differences ?? []).map(({ label, pieces }) => [
          label,
          pieces?.map(({ text }) => text).join('|'),
        ]),
      )
    }
    expect(await shown('calendar_events', event)).toMatchObject({
      Dato: '4. december 2026',
      'Hører til': 'Håb',
    })
    expect(await shown('lectures', lecture)).toMatchObject({
      Udgives: 'Udgivet',
      Dato: 'efter aftale',
      Undertitel: '2026-12-04',
    })
    expect(await shown('hymn_collections', collection.id)).toEqual({
      'Salmer i samlingen': 'Blæk og brød|, Vintersang',
    })
  },
)

databaseTest(
  'the changes of one noun can be listed alone, the latest first',
  async ({ backend, at }) => {
    const write = await openWriter(backend)
    await write.news('Nyt')
    await write.lecture('Håb')
    await (await openWriter(at('2026-11-22T09:00:00Z'))).news('Nyere')
    const { items } = await changesPage(backend, 1, 'news')
    expect(items.flatMap(({ what }) => what.map(({ text }) => text))).toEqual([
      'Tilføjede nyheden »Nyere«',
      'Tilføjede nyheden »Nyt«',
    ])
  },
)

databaseTest('the trash lists what was deleted last first', async ({ backend, at }) => {
  const write = await openWriter(backend)
  const [first, second] = [await write.news('Før'), await write.news('Efter')]
  await deleteNoun(backend, write.admin, 'news', first.id)
  await deleteNoun(at('2026-11-22T09:00:00Z'), write.admin, 'news', second.id)
  const listed = (await trashList(backend)).items.map(({ what, name, atText }) => [
    what,
    name,
    atText,
  ])
  expect(listed).toEqual([
    ['nyheden »Efter«', 'Efter', '22. november 2026 kl. 10.00'],
    ['nyheden »Før«', 'Før', '21. november 2026 kl. 10.00'],
  ])
})

databaseTest('the trash is read a page at a time, and searched by name and kind', async (test) => {
  const { backend } = test
  const write = await openWriter(backend)
  for (const title of ['En', 'To', 'Tre', 'Fire']) {
    const { id } = await write.news(title)
    await deleteNoun(backend, write.admin, 'news', id)
  }
  const { id } = await write.work('Havet')
  await deleteNoun(backend, write.admin, 'bibliography', id)
  const found = async (typed: string, part = {}) => {
    const query = { ...emptyQuery, text: typed, words: wordsOf(typed), ...part }
    const { items, total, hasMore } = await trashList(backend, query)
    return [items.map(({ name }) => name), total, hasMore]
  }
  expect(await found('', { limit: 2 })).toEqual([['Havet', 'Fire'], 5, true])
  expect(await found('', { offset: 2, limit: 3 })).toEqual([['Tre', 'To', 'En'], 5, false])
  expect(await found('havet')).toEqual([['Havet'], 5, false])
  expect(await found('nyheden to')).toEqual([['To'], 5, false])
  expect(await found('værket')).toEqual([['Havet'], 5, false])
})

databaseTest('the history offers no form of a deleted row', async ({ backend }) => {
  const write = await openWriter(backend)
  const { id } = await write.news('Før')
  for (const title of ['Nu', 'Efter']) {
    await commitChange(backend, ['news'], (tx) => patchRow(tx, write.admin, 'news', id, { title }))
  }
  const offered = async () => {
    const { items } = await changesPage(backend, 1, 'news')
    return items.flatMap(({ formBefore }) => formBefore?.path ?? [])
  }
  expect(await offered()).toEqual([`/admin/nyheder/${id}`])
  await deleteNoun(backend, write.admin, 'news', id)
  expect(await offered()).toEqual([])
})

databaseTest('a change by an account that was deleted says so', async ({ backend }) => {
  const write = await openWriter(backend)
  const { id } = await write.news('Nyt')
  await backend.db.deleteFrom('users').where('id', '=', write.admin.id).execute()
  expect((await changesPage(backend, 1)).items).toMatchObject([{ who: 'slettet konto' }])
  expect(await versionsOfRow(backend, 'news', id)).toMatchObject({
    versions: [{ who: 'slettet konto' }],
  })
})

databaseTest('the versions of a row are listed in parts', async ({ backend }) => {
  const write = await openWriter(backend)
  const { id } = await write.news('Nyt')
  await renameOften(backend, write.admin, id, 101)
  const listed = async (from?: number) => {
    const found = await versionsOfRow(backend, 'news', id, from)
    const numbers = found?.versions.map(({ number }) => number) ?? []
    return [numbers.length, numbers.at(0), numbers.at(-1), found?.older]
  }
  expect(await listed()).toEqual([100, 101, 2, 1])
  expect(await listed(1)).toEqual([1, 1, 1, undefined])
  const content = 'ord '.repeat(150_000)
  await commitChange(backend, ['news'], (tx) => patchRow(tx, write.admin, 'news', id, { content }))
  await renameOften(backend, write.admin, id, 104, 103)
  expect(await listed()).toEqual([1, 104, 104, 103])
  expect(await listed(103)).toEqual([1, 103, 103, 102])
  expect(await listed(102)).toEqual([100, 102, 3, 2])
})

databaseTest('the texts of a screen are compared for a limited time', async ({ backend }) => {
  const write = await openWriter(backend)
  const { id } = await write.news('Nyt')
  for (let version = 2; version <= 6; version++) {
    const words = Array.from({ length: 9000 }, (_, at) =>
      ((at * 31 ** version) % 9973).toString(36),
    )
    await commitChange(backend, ['news'], (tx) =>
      patchRow(tx, write.admin, 'news', id, { title: `Nyt ${version}`, content: words.join(' ') }),
    )
  }
  const shown = async (from?: number) => {
    const found = await versionsOfRow(backend, 'news', id, from)
    return found?.versions.map(({ differences }) =>
      differences.map(({ field, pieces }) => `${field} ${pieces?.length ?? 'whole'}`),
    )
  }
  const whole = ['title 3', 'content whole']
  expect((await shown())?.slice(0, 4)).toEqual([whole, whole, whole, whole])
  expect((await shown(4))?.[0]).toEqual(['title 3', 'content 2'])
})

async function renameOften(backend: Backend, admin: Admin, id: string, last: number, first = 2) {
  for (let number = first; number <= last; number++) {
    await commitChange(backend, ['news'], (tx) =>
      patchRow(tx, admin, 'news', id, { title: `Nyt ${number}` }),
    )
  }
}
