import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { foundTitles, searchSite, titlesOf } from '#tests/support/search'
import { openWriter } from '#tests/support/writer'

databaseTest(
  'a passage, a season and words of the press rank their own pages first',
  async (context) => {
    const { backend } = context
    const write = await openWriter(backend)
    await write.hymn('Lys', { 'scripture[]': 'Luk 2,1-14' })
    await write.hymn('Hvedekornet', { 'scripture[]': 'Joh 12,24' })
    await write.hymn('Johannes', { stanzas: 'Johannes med de 12', metre: 'Joh 12' })
    await write.hymn('Luk op, luk to', {
      stanzas: 'Luk op nr. 2\n\nluk op, luk 1 og 2',
      melody: '2',
    })
    const titles = async (query: string, kind: string) =>
      (
        (await searchSite(backend, query, `&i=${kind}`)).groups.find(
          ({ hits }) => hits.items.length > 0,
        )?.hits.items ?? []
      ).map(({ title }) => title.map(({ text }) => text).join(''))
    expect((await titles('Luk 2', 'salmer'))[0]).toBe('Lys')
    expect((await titles('Joh 12', 'salmer'))[0]).toBe('Hvedekornet')
    const [days] = (await searchSite(backend, 'Luk 2', '&i=salmeregistre')).groups.filter(
      ({ hits }) => hits.items.length > 0,
    )
    for (const { line } of days?.hits.items.slice(0, 4) ?? []) {
      expect(line.map(({ text }) => text).join('')).toMatch(/Luk 2,/)
    }
    expect((await titles('advent', 'salmeregistre')).slice(0, 4)).toEqual(
      [1, 2, 3, 4].map((number) => `${number}. søndag i advent`),
    )
    const shown = (await searchSite(backend, '3 s e trinitatis')).groups.flatMap(
      ({ hits }) => hits.items,
    )
    expect(shown.map(({ title }) => title.map(({ text }) => text).join(''))).toContain(
      '3. søndag efter trinitatis',
    )
    expect(JSON.stringify(shown)).not.toContain('s.e.trinitatis')
    await write.news('Stormens cv')
    for (const query of ['cv', 'pressefoto']) {
      expect(
        (await searchSite(backend, query)).groups.map(({ kind }) => kind),
        query,
      ).toContain('press')
    }
  },
)

databaseTest("an organisers' page is found by the names of its parts", async ({ backend }) => {
  const { id } = await (await openWriter(backend)).lecture('Stilhed')
  expect(await foundTitles(backend, 'honorar')).toEqual([])
  await backend.db.updateTable('lectures').set({ fee: '8.000 kroner', revision: 2 }).execute()
  backend.live.publish({ version: backend.live.version + 1 })
  const { groups } = await searchSite(backend, 'honorar')
  expect(groups[0]?.hits.items).toMatchObject([
    { id: `${id}/til-arrangoerer`, path: '/foredrag/stilhed/til-arrangoerer' },
  ])
})

databaseTest('an event is not found from the day after it', async ({ backend, at }) => {
  const write = await openWriter(backend)
  await write.event('Dagens lygte', { date: '2026-11-21' })
  expect((await searchSite(at('2026-11-21T22:59:00Z'), 'lygte')).total).toBe(1)
  expect((await searchSite(at('2026-11-21T23:00:00Z'), 'lygte')).total).toBe(0)
})

databaseTest(
  'of equal hits the newest come first, of hymns those the author has placed first',
  async ({ backend, at }) => {
    for (const [hour, title] of ['Lygte et', 'Lygte to', 'Lygte tre'].entries()) {
      const write = await openWriter(at(`2026-11-21T0${hour}:00:00Z`))
      await write.collaboration(title)
      await write.hymn(title)
      await write.lecture(title)
      await write.news(title, '<p>Nyt</p>', `2026-11-1${hour}`)
      await write.event(title, { date: `2026-12-1${hour}` })
    }
    const view = await searchSite(backend, 'lygte')
    const orderOf = (kind: string) =>
      titlesOf(view)
        .filter((title) => title.startsWith(`${kind}: `))
        .map((title) => title.split(' ').at(-1))
    expect(orderOf('collaboration')).toEqual(['tre', 'to', 'et'])
    expect(orderOf('news')).toEqual(['tre', 'to', 'et'])
    expect(orderOf('lecture')).toEqual(['tre', 'to', 'et'])
    expect(orderOf('hymn')).toEqual(['et', 'to', 'tre'])
    expect(orderOf('event')).toEqual(['tre', 'to', 'et'])
  },
)
