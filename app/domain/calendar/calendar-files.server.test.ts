import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { readCalendar } from '#tests/support/calendar'
import {
  addEvents,
  eventValues,
  type Fields,
  readEventFile,
  readSubscription,
} from '#tests/support/calendar-files'
import { databaseTest } from '#tests/support/database'
import { deleteNoun, setVisible } from '~/domain/rows/rows-commands.server'
import { saveEvent, setShowsPast } from './calendar-commands.server'
import { eventFile, subscribedCalendar } from './icalendar.server'
import { allEvents, subscriptions } from './subscriptions'

databaseTest('a calendar has a name and a source', async ({ backend }) => {
  await addEvents(backend, {})
  expect(await readSubscription(backend)).toMatchObject({
    name: 'Johanne: Alle arrangementer',
    source: 'https://example.dk/kalender/alle.ics',
    zones: ['Europe/Copenhagen'],
  })
})

databaseTest('a calendar without events is still a calendar', async ({ backend }) => {
  expect(await readSubscription(backend)).toMatchObject({
    events: [],
    zones: ['Europe/Copenhagen'],
  })
})

databaseTest(
  'an event keeps its id and has the time of its last change',
  async ({ backend, at }) => {
    const [id = ''] = await addEvents(backend, {
      time: '19:30',
      location: 'Thisted',
      description: 'Kom',
    })
    const first = await readEventFile(backend, id)
    expect(first).toEqual({
      uid: `${id}@skrivestue`,
      sequence: 1,
      summary: 'Koncert',
      location: 'Thisted',
      description: 'Kom\n\nSluttidspunktet er et skøn.',
      start: '2026-12-04T18:30:00.000Z',
      end: '2026-12-04T20:30:00.000Z',
      status: 'CONFIRMED',
      transparency: 'OPAQUE',
      stamp: '2026-11-21T09:00:00Z',
      lastModified: '2026-11-21T09:00:00Z',
      category: 'Koncert',
    })
    const later = at('2026-11-22T10:00:00Z')
    await saveEvent(
      later,
      await signedInAdmin(later),
      id,
      eventValues({ time: '20:00', title: 'Flyttet', revision: '1' }),
    )
    expect(await readEventFile(backend, id)).toMatchObject({
      uid: first?.uid,
      summary: 'Flyttet',
      start: '2026-12-04T19:00:00.000Z',
      stamp: '2026-11-22T10:00:00Z',
      lastModified: '2026-11-22T10:00:00Z',
    })
  },
)

databaseTest('every change of an event raises its sequence', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const [id = ''] = await addEvents(backend, {})
  const sequences = [(await readEventFile(backend, id))?.sequence]
  const note = async () => sequences.push((await readEventFile(backend, id))?.sequence)
  const save = (fields: Fields) =>
    saveEvent(backend, admin, id, eventValues({ ...fields, revision: String(sequences.at(-1)) }))
  const changes: Fields[] = [{ time: '19:00' }, { is_cancelled: 'on' }, {}, {}]
  for (const fields of changes) {
    await save(fields)
    await note()
  }
  await setVisible(backend, admin, 'calendar_events', id, false)
  await setVisible(backend, admin, 'calendar_events', id, true)
  await note()
  await expect(saveEvent(backend, admin, id, eventValues({ revision: '1' }))).rejects.toMatchObject(
    {
      code: 'outdated',
    },
  )
  await note()
  expect(sequences).toEqual([1, 2, 3, 4, 5, 7, 7])
})

databaseTest(
  'a cancelled event is marked in status and title and takes up no time',
  async ({ backend }) => {
    const [id = ''] = await addEvents(backend, { time: '19:30', is_cancelled: 'on' })
    const cancelled = {
      summary: 'Aflyst: Koncert',
      status: 'CANCELLED',
      transparency: 'TRANSPARENT',
    }
    expect(await readEventFile(backend, id)).toMatchObject(cancelled)
    expect((await readSubscription(backend)).events).toMatchObject([cancelled])
  },
)

databaseTest(
  'hidden and deleted events are not in the calendar and have no file',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const [hidden = '', gone = '', stays = ''] = await addEvents(
      backend,
      { date: '2026-12-01' },
      { date: '2026-12-02' },
      { date: '2026-12-03' },
    )
    expect((await readSubscription(backend)).events).toHaveLength(3)
    await setVisible(backend, admin, 'calendar_events', hidden, false)
    await deleteNoun(backend, admin, 'calendar_events', gone)
    const { events } = await readSubscription(backend)
    expect(events.map(({ uid }) => uid)).toEqual([`${stays}@skrivestue`])
    expect(await eventFile(backend, hidden)).toBeUndefined()
    expect(await eventFile(backend, gone)).toBeUndefined()
  },
)

databaseTest('each type of event has its own calendar', async ({ backend }) => {
  const types = ['concert', 'lecture', 'singing_evening', 'other']
  await addEvents(backend, ...types.map((event_type) => ({ event_type, title: event_type })))
  const held = subscriptions.map(async (subscription) => {
    const { events } = await readSubscription(backend, subscription)
    return [subscription.path, events.map(({ summary }) => summary).sort()]
  })
  expect(Object.fromEntries(await Promise.all(held))).toEqual({
    '/kalender/alle.ics': [...types].sort(),
    '/kalender/koncerter.ics': ['concert'],
    '/kalender/foredrag.ics': ['lecture'],
    '/kalender/sangaftener.ics': ['singing_evening'],
    '/kalender/andre.ics': ['other'],
  })
})

databaseTest(
  'a calendar includes events of the past year, and past events that stay in the programme',
  async ({ backend }) => {
    await setShowsPast(backend, await signedInAdmin(backend), true)
    await addEvents(
      backend,
      { title: 'too old', date: '2025-11-20' },
      { title: 'a year', date: '2025-11-21' },
      { title: 'kept', date: '2020-01-01', keep_after_date: 'on' },
      { title: 'far ahead', date: '2031-01-01' },
    )
    const { events } = await readSubscription(backend)
    expect(events.map(({ summary }) => summary)).toEqual(['kept', 'a year', 'far ahead'])
  },
)

const hostile = 'A;B,C\\D "E"\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:falsk 🎵 æøå'
/** PostgreSQL accepts neither NUL nor unpaired surrogates. */
const hostileInSqlite = `\u0000${hostile.replaceAll('\n', '\r\n')}\u000b\u007f\ud800`
const longText = `${'Rødgrød med fløde 🎻 '.repeat(60)}slut`

databaseTest('any text is parsed back unchanged', async ({ backend, engine }) => {
  const [id = ''] = await addEvents(backend, { time: '19:30' })
  const stored = engine === 'sqlite' ? hostileInSqlite : hostile
  const texts = { title: `${longText} ${stored}`, location: stored, description: stored }
  await backend.db.updateTable('calendar_events').set(texts).execute()
  const { text = '', fileName } = (await eventFile(backend, id)) ?? {}
  const { events } = readCalendar(text)
  const read = engine === 'sqlite' ? `${hostile}\ufffd` : hostile
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    summary: `${longText} ${read}`,
    location: read,
    description: `${read}\n\nSluttidspunktet er et skøn.`,
  })
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.join('')).not.toMatch(/\p{Cc}/u)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(fileName).toMatch(/^[a-z0-9-]{1,75}\.ics$/)
})

databaseTest('an owner’s name cannot break a calendar', async ({ backend }) => {
  const text = await subscribedCalendar(backend, allEvents, 'A;B\r\nX-EVIL:1')
  expect(text).toContain('\r\nNAME:A\\;B X-EVIL:1: Alle arrangementer\r\n')
})

databaseTest('a calendar is fetched again every four hours', async ({ backend }) => {
  const text = await subscribedCalendar(backend, allEvents, 'Johanne')
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT4H\r\n')
  expect(text).toContain('\r\nX-PUBLISHED-TTL:PT4H\r\n')
})

databaseTest('a file is named after its event in ASCII letters', async ({ backend }) => {
  const titles = ['Sangaften på Mors: æblekage!', '🎵', 'x'.repeat(300)]
  const ids = await addEvents(
    backend,
    ...titles.map((title, day) => ({ title, date: `2026-12-0${day + 1}` })),
  )
  const names = await Promise.all(ids.map(async (id) => (await eventFile(backend, id))?.fileName))
  expect(names).toEqual([
    'sangaften-paa-mors-aeblekage-2026-12-01.ics',
    'begivenhed-2026-12-02.ics',
    `${'x'.repeat(60)}-2026-12-03.ics`,
  ])
})
