import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openScreens } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import type { Backend } from '~/platform/backend.server'
import { flagOf } from '~/platform/db/schema'
import { loader as works } from './bibliography/list'
import { loader as events } from './calendar/list'
import { loader as collections } from './hymns/collections'
import { loader as hymns } from './hymns/list'
import { loader as news, action as newsAction } from './news/list'

/** The rows of a list for a search. */
async function openSearch(backend: Backend) {
  const screens = await openScreens(backend)
  return async (list: typeof news, text: string) => {
    const { items } = await screens.load(list, {}, `?q=${encodeURIComponent(text)}`)
    return items.map(({ title }) => title).sort()
  }
}

databaseTest('a row is found by each of its words, in any spelling', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Ærø i SØGELYSET')
  await write.news('Éns om Århus')
  await write.news('Š 100 % af_det!')
  const find = await openSearch(backend)
  for (const text of ['ærø', 'ÆRØ', 'aeroe', 'søgelyset ærø', ' søge ', 'søge\0']) {
    expect(await find(news, text), text).toEqual(['Ærø i SØGELYSET'])
  }
  for (const text of ['århus', 'Aarhus', 'ÉNS', 'éns', 'ens', 'a\u030arhus']) {
    expect(await find(news, text), text).toEqual(['Éns om Århus'])
  }
  for (const text of ['š 100', 'Š 100', '100 %', 'f_d', 'det!']) {
    expect(await find(news, text), text).toEqual(['Š 100 % af_det!'])
  }
  for (const text of ['ærø århus', 'f%d', 'ø_', 'ara'])
    expect(await find(news, text), text).toEqual([])
})

databaseTest('each list is searched by the fields that identify its rows', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('Koncert', { date: '2026-12-19', location: 'Ribe' })
  await write.event('Foredrag', { date: '2027-05-19' })
  await write.hymn('Advent', { stanzas: 'Nu kommer lyset\n\nSå synger vi', 'themes[]': 'Håb' })
  await write.hymnCollection('Lyse nætter', { collaborator: 'Ane Ågård' })
  await write.work('Blæk')
  const find = await openSearch(backend)
  const search = (list: unknown, text: string) => find(list as typeof news, text)
  expect(await search(events, 'ribe')).toEqual(['Koncert'])
  expect(await search(events, '19 maj')).toEqual(['Foredrag'])
  expect(await search(events, '19')).toEqual(['Foredrag', 'Koncert'])
  expect(await search(events, '19 2026')).toEqual(['Koncert'])
  expect(await search(events, 'koncert maj')).toEqual([])
  for (const text of ['advent', 'håb', 'synger vi']) {
    expect(await search(hymns, text), text).toEqual(['Advent'])
  }
  expect(await search(collections, 'aagaard')).toEqual(['Lyse nætter'])
  expect(await search(works, 'blæk 2024')).toEqual(['Blæk'])
})

databaseTest('a list loads in parts, and reports whether it has more', async ({ backend }) => {
  const rows = Array.from({ length: 120 }, (_, index) => {
    const id = `h${String(index).padStart(3, '0')}`
    const at = '2026-01-01T09:00:00.000Z'
    const lists = { themes: '[]', scripture: '[]', days: '[]', occasions: '[]' }
    const text = { title: `Salme ${index}`, slug: id, stanzas: 'Én', commentary: '' }
    const kept = {
      sort_order: index,
      is_free_in_worship: flagOf(false),
      revision: 1,
      created_at: at,
      updated_at: at,
      published_at: at,
    }
    return { id, ...text, ...lists, ...kept }
  })
  await backend.db.insertInto('hymns').values(rows).execute()
  const screens = await openScreens(backend)
  const ends = { first: 'h000', last: 'h119' }
  for (const [query, shown, hasMore] of [
    ['', 50, true],
    ['?side=2', 100, true],
    ['?side=3', 120, false],
    ['?side=0', 50, true],
    ['?q=salme+11', 11, false],
    ['?q=h%C3%A5b', 0, false],
  ] as const) {
    const list = await screens.load(hymns, {}, query)
    expect(list, query).toMatchObject({ items: { length: shown }, total: 120, hasMore, ends })
  }
})

databaseTest('the calendar has more only if a section has more than fifty', async ({ backend }) => {
  const at = '2026-01-01T09:00:00.000Z'
  const add = (name: string, count: number) => {
    const rows = Array.from({ length: count }, (_, index) => {
      const id = `${name}-${index}`
      const dates = { date: '2099-01-01', created_at: at, updated_at: at }
      const flags = { is_visible: 1, is_cancelled: 0, keep_after_date: 0 } as const
      const kept = { event_type: 'concert', revision: 1, sort_order: 0 } as const
      return { id, slug: id, title: 'Koncert', ...dates, ...flags, ...kept }
    })
    return backend.db.insertInto('calendar_events').values(rows).execute()
  }
  await add('a', 50)
  const screens = await openScreens(backend)
  expect(await screens.load(events)).toMatchObject({ items: { length: 50 }, hasMore: false })
  await add('b', 1)
  expect(await screens.load(events)).toMatchObject({ items: { length: 50 }, hasMore: true })
})

databaseTest('a list refuses commands that its rows do not have', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Gry')
  const rows = () => backend.db.selectFrom('news').selectAll().execute()
  const before = await rows()
  const id = before[0]?.id ?? ''
  const screens = await openScreens(backend)
  for (const fields of [
    { intent: 'arrange', order: id, moved: id },
    { intent: 'show', id },
    { intent: 'hide', id },
    { intent: 'focus', id, x: '0', y: '0' },
    { intent: 'unknown', id },
  ]) {
    const answer = screens.send(newsAction, fields)
    await expect(answer, fields.intent).rejects.toMatchObject({ init: { status: 400 } })
  }
  expect(await rows()).toEqual(before)
})
