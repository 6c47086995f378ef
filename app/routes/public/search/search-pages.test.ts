import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { addFakePicture } from '#tests/support/images'
import { searchSite } from '#tests/support/search'
import { openWriter } from '#tests/support/writer'
import { setShowsPast } from '~/domain/calendar/calendar-commands.server'
import type { SearchView } from '~/domain/search/search.server'
import { inTransaction } from '~/platform/backend.server'

databaseTest(
  'a past event is marked as past, and links to its page of the list',
  async ({ backend }) => {
    await setShowsPast(backend, await signedInAdmin(backend), true)
    const write = await openWriter(backend)
    await write.event('Gårsdagens lygte', { date: '2026-11-20' })
    await write.event('Dagens lygte', { date: '2026-11-21' })
    const { groups } = await searchSite(backend, 'lygte')
    const events = groups[0]?.hits.items.map(({ title, isPast }) => [title[0]?.text, isPast])
    expect(Object.fromEntries(events ?? [])).toEqual({
      'Gårsdagens ': true,
      'Dagens ': false,
    })
    await setShowsPast(backend, await signedInAdmin(backend), false)
    expect((await searchSite(backend, 'lygte')).total).toBe(1)
  },
)

databaseTest('links to the later page of the list that contains the row', async ({ backend }) => {
  const at = '2026-01-01T00:00:00.000Z'
  const file = { mime_type: 'image/jpeg', file_size: 1 }
  await addFakePicture(backend, 'images/a.jpg')
  await inTransaction(backend, async ({ db }) => {
    const rows = Array.from({ length: 45 }, (_, number) => ({
      ...file,
      id: `b${number}`,
      file_path: 'images/a.jpg',
      filename: 'a.jpg',
      original_name: 'a.jpg',
      alt_text: number === 44 ? 'Pingvinen' : 'Heden',
      focus_x: 0.5,
      focus_y: 0.5,
      is_thumbnail_separate: 0 as const,
      is_active: 1 as const,
      is_visible: 1 as const,
      sort_order: number,
      created_at: at,
      updated_at: at,
      revision: 1,
    }))
    await db.insertInto('images').values(rows).execute()
  })
  const [hit] = (await searchSite(backend, 'pingvin')).groups[0]?.hits.items ?? []
  expect(hit?.path).toBe('/billeder?side=3')
})

databaseTest('a single kind is paged', async ({ backend }) => {
  const write = await openWriter(backend)
  for (let number = 0; number < 23; number++) await write.news(`Mariehøne nummer ${number}`)
  await write.lecture('Mariehøns', 'Om mariehønen')
  const all = await searchSite(backend, 'mariehøne')
  const news = all.groups.find(({ kind }) => kind === 'news')
  expect(news).toMatchObject({
    total: 23,
    path: '/soeg?q=mariehøne&i=nyheder'.replace('ø', '%C3%B8'),
  })
  expect(news?.hits.items).toHaveLength(4)
  const first = await searchSite(backend, 'mariehøne', '&i=nyheder')
  expect(first.onlyKind).toBe('news')
  const page = (view: SearchView) => view.groups.find(({ kind }) => kind === 'news')?.hits
  expect(page(first)).toMatchObject({ next: 2 })
  const second = page(await searchSite(backend, 'mariehøne', '&i=nyheder&side=2'))
  expect(second?.items).toHaveLength(3)
  expect(second?.next).toBeUndefined()
  expect((await searchSite(backend, 'mariehøne', '&i=nonsens')).onlyKind).toBeUndefined()
  expect(await searchSite(backend, 'mariehøne', '&side=2')).toEqual(all)
  const ids = [...(page(first)?.items ?? []), ...(second?.items ?? [])].map(({ id }) => id)
  expect(new Set(ids).size).toBe(23)
  await backend.db.deleteFrom('news').where('id', 'in', ids.slice(0, 3)).execute()
  backend.live.publish({ version: backend.live.version + 1 })
  const last = page(await searchSite(backend, 'mariehøne', '&i=nyheder'))
  expect([last?.items.length, last?.next]).toEqual([20, undefined])
  expect(page(await searchSite(backend, 'mariehøne', '&i=nyheder&side=99'))?.items).toEqual([])
})
