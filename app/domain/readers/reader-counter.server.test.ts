import { expect } from 'vitest'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import type { Backend } from '~/platform/backend.server'
import { type CountedRequest, ReaderCounter } from './reader-counter.server'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Sent extends Record<string, string | undefined> {
  method?: string
  ip?: string
}

/** A request over a connection of its own, from an address. */
function asked(url: string, { method = 'GET', ip = 'a', ...headers }: Sent = {}): CountedRequest {
  return { url, method, headers: { 'user-agent': firefox, ...headers }, socket: { ip } }
}

type Feature = 'readers' | 'readers_beacon'

async function openCounter({ backend }: Pick<DatabaseTest, 'backend'>, ...features: Feature[]) {
  const { admin } = await openWriter(backend)
  for (const feature of features) await saveEntry(backend, admin, `funktioner.${feature}`, 'on')
  const counter = new ReaderCounter(backend, ({ socket }: { socket: { ip: string } }) => socket.ip)
  await counter.start()
  return counter
}

async function sumsOf({ db }: Backend) {
  const rows = await db.selectFrom('reader_sums').selectAll().orderBy('day').execute()
  return Object.fromEntries(
    rows.map(({ day, kind, name, times }) => [`${day.slice(5)} ${kind} ${name}`.trim(), times]),
  )
}

databaseTest('people are counted, and what they fetch in parts or again is once', async (test) => {
  const counter = await openCounter(test, 'readers')
  const file = '/filer/pdf/a1/noder.pdf'
  const requests: CountedRequest[] = [
    asked(file, { range: 'bytes=0-99' }),
    asked(file, { range: 'bytes=100-199' }),
    asked('/filer/pdf/a2/sang.pdf', { range: 'bytes=100-199' }),
    asked('/nyheder', { referer: 'https://www.bibliotek.dk/a' }),
    asked('/nyheder', { method: 'HEAD' }),
    asked('/nyheder', { 'user-agent': '' }),
    asked('/nyheder', { 'user-agent': 'Googlebot/2.1' }),
    asked('/nyheder', { purpose: 'prefetch' }),
    asked('/nyheder.data', { referer: 'https://example.dk/nyheder' }),
    asked('/nyheder.data', { referer: 'https://example.dk/kontakt' }),
    asked('/kontakt', { ip: 'b' }),
    asked('/filer/derived/a.avif'),
    asked('/nyheder/feed.xml', { 'user-agent': 'Feedly/1 (12 subscribers)' }),
    asked('/nyheder/feed.xml', { 'user-agent': 'Feedly/1 (12 subscribers)' }),
  ]
  for (const request of requests) counter.count(request)
  await counter.stop()
  expect(await sumsOf(test.backend)).toEqual({
    '11-21 download noder.pdf': 1,
    '11-21 page /nyheder': 2,
    '11-21 page /kontakt': 1,
    '11-21 from bibliotek.dk': 1,
    '11-21 subscriber /nyheder/feed.xml': 12,
    '11-21 visit': 2,
  })
})

databaseTest(
  'a day ends at midnight in Copenhagen, and visitors are new on the next',
  async (test) => {
    let now = '2026-11-21T22:59:00Z'
    const backend = { ...test.backend, clock: { now: () => new Date(now) } }
    const counter = await openCounter({ backend }, 'readers')
    counter.count(asked('/'))
    counter.count(asked('/'))
    now = '2026-11-21T23:00:00Z'
    counter.count(asked('/'))
    await counter.stop()
    expect(await sumsOf(backend)).toEqual({
      '11-21 page /': 2,
      '11-21 visit': 1,
      '11-22 page /': 1,
      '11-22 visit': 1,
    })
  },
)

databaseTest('what cannot be written is kept for the next time', async (test) => {
  const { backend } = test
  const counter = await openCounter(test, 'readers')
  counter.count(asked('/'))
  await backend.db.schema.alterTable('reader_sums').renameTo('away').execute()
  await counter.write()
  counter.count(asked('/', { ip: 'b' }))
  await backend.db.schema.alterTable('away').renameTo('reader_sums').execute()
  await counter.write()
  await counter.write()
  expect(await sumsOf(backend)).toEqual({ '11-21 page /': 2, '11-21 visit': 2 })
})

databaseTest('beyond a thousand pages a day they are added up', async (test) => {
  const counter = await openCounter(test, 'readers')
  for (let page = 0; page < 1002; page++) counter.count(asked(`/${page}`))
  await counter.write()
  counter.count(asked('/7'))
  await counter.stop()
  const sums = await sumsOf(test.backend)
  expect(Object.keys(sums)).toHaveLength(1002)
  expect(sums).toMatchObject({ '11-21 page …': 2, '11-21 page /7': 2 })
})

databaseTest('searches without a hit are counted, of complete public pages', async (test) => {
  const counter = await openCounter(test, 'readers')
  const visit = { isComplete: true, isPrivate: false, missedSearch: 'Harpe' }
  const rest = { jsonLd: [], pictureHosts: [], clientIp: '' }
  counter.countRendered(asked('/soeg?q=Harpe'), { ...rest, ...visit })
  counter.countRendered(asked('/soeg?q=Harpe'), { ...rest, ...visit, isPrivate: true })
  counter.countRendered(asked('/soeg?q=Harpe'), { ...rest, ...visit, isComplete: false })
  counter.countRendered(asked('/soeg?q=Harpe', { dnt: '1' }), { ...rest, ...visit })
  const again = { referer: 'https://example.dk/soeg' }
  counter.countRendered(asked('/soeg.data?q=Harpe', again), { ...rest, ...visit })
  await counter.stop()
  expect(await sumsOf(test.backend)).toEqual({
    '11-21 page /soeg': 1,
    '11-21 search harpe': 1,
    '11-21 visit': 1,
  })
})

databaseTest('with the report of browsers their pages are counted by it alone', async (test) => {
  const off = await openCounter(test)
  off.count(asked('/'))
  off.countLoaded(asked('/laest?p=/'))
  expect(off.isReport('/laest?p=/')).toBe(false)
  await off.stop()
  expect(await sumsOf(test.backend)).toEqual({})
  const counter = await openCounter(test, 'readers', 'readers_beacon')
  expect(['/laest?p=/', '/laest', '/nyheder'].map((url) => counter.isReport(url))).toEqual([
    true,
    false,
    false,
  ])
  counter.count(asked('/nyheder'))
  counter.count(asked('/kontakt.data', { referer: 'https://example.dk/nyheder' }))
  counter.countLoaded(asked('/laest?p=/nyheder&r=https://bibliotek.dk/b'))
  counter.countLoaded(asked('/laest?p=/nyheder', { 'user-agent': 'Googlebot/2.1' }))
  counter.countLoaded(asked('/laest?p=/nyheder/feed.xml'))
  await counter.stop()
  expect(await sumsOf(test.backend)).toEqual({
    '11-21 page /nyheder': 1,
    '11-21 page /kontakt': 1,
    '11-21 from bibliotek.dk': 1,
    '11-21 visit': 1,
  })
})
