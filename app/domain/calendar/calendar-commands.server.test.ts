import { expect, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { filledForm } from '#tests/support/forms'
import { deleteNoun, setVisible } from '~/domain/rows/rows-commands.server'
import { readForm } from '~/forms/form'
import { eventForm } from './calendar.form'
import { upcomingEvents } from './calendar.server'
import { arrangeEvents, saveEvent } from './calendar-commands.server'
import { eventForEditing, listEvents } from './calendar-editing.server'

const minimal = { title: 'Koncert', date: '2026-12-04', event_type: 'concert', is_visible: 'on' }

function filled(fields: Record<string, string> = {}) {
  const { value, errors } = readForm(eventForm, filledForm(eventForm, { ...minimal, ...fields }))
  if (errors) throw new Error(JSON.stringify(errors))
  return value
}

function errorsOf(fields: Record<string, string>) {
  return readForm(eventForm, filledForm(eventForm, { ...minimal, ...fields })).errors
}

databaseTest('an event is stored with all its fields', async ({ backend }) => {
  await saveEvent(
    backend,
    await signedInAdmin(backend),
    undefined,
    filled({
      title: '  Sangaften ',
      time: '19:30',
      location: 'Thisted',
      description: 'Kom og syng',
      event_type: 'singing_evening',
      keep_after_date: 'on',
      is_cancelled: 'on',
      end_time: '21:00',
      address: 'Kirkevej 1',
      moved_from: '2026-12-01',
      ticket_link: 'https://example.dk/b',
      subject_id: 'l1',
    }),
  )
  const [{ id = '' } = {}] = (await listEvents(backend)).items
  expect(await eventForEditing(backend, id)).toEqual({
    end_time: '21:00',
    address: 'Kirkevej 1',
    moved_from: '2026-12-01',
    image_url: null,
    ticket_link: 'https://example.dk/b',
    subject_id: 'l1',
    media: null,
    revision: 1,
    title: 'Sangaften',
    date: '2026-12-04',
    time: '19:30',
    location: 'Thisted',
    description: 'Kom og syng',
    event_type: 'singing_evening',
    is_visible: 1,
    keep_after_date: 1,
    is_cancelled: 1,
    repeat: '',
    repeat_until: '',
    scope: '',
  })
})

databaseTest('blank fields are stored as null', async ({ backend }) => {
  await saveEvent(backend, await signedInAdmin(backend), undefined, filled())
  const [{ id = '' } = {}] = (await listEvents(backend)).items
  expect(await eventForEditing(backend, id)).toMatchObject({
    time: null,
    location: null,
    description: null,
    is_visible: 1,
    keep_after_date: 0,
    is_cancelled: 0,
  })
})

databaseTest('the author sees all events by date', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const written: Record<string, string>[] = [
    { title: 'c', date: '2026-12-24' },
    { title: 'a', date: '2026-11-21' },
    { title: 'b', date: '2026-11-21', time: '09:00' },
    { title: 'gone', date: '2026-11-20' },
    { title: 'kept', date: '2026-11-19', keep_after_date: 'on' },
  ]
  for (const fields of written) {
    await saveEvent(backend, admin, undefined, filled(fields))
  }
  expect((await listEvents(backend)).items).toMatchObject([
    { title: 'gone', section: 'past' },
    { title: 'kept', section: 'kept' },
    { title: 'a', section: 'upcoming', dateText: '21. november 2026' },
    { title: 'b' },
    { title: 'c' },
  ])
})

databaseTest('a hidden event is hidden from visitors only', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveEvent(backend, admin, undefined, filled())
  const [{ id = '' } = {}] = (await listEvents(backend)).items
  await setVisible(backend, admin, 'calendar_events', id, false)
  expect((await listEvents(backend)).items).toMatchObject([{ isVisible: false }])
  expect((await upcomingEvents(backend, 1)).items).toEqual([])
  await setVisible(backend, admin, 'calendar_events', id, true)
  expect((await upcomingEvents(backend, 1)).items).toMatchObject([{ title: 'Koncert' }])
})

databaseTest('a save based on an older version changes nothing', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveEvent(backend, admin, undefined, filled())
  const [{ id = '' } = {}] = (await listEvents(backend)).items
  await setVisible(backend, admin, 'calendar_events', id, false)
  const late = filled({ title: 'Flyttet', revision: '1' })
  await expect(saveEvent(backend, admin, id, late)).rejects.toMatchObject({ code: 'outdated' })
  expect((await listEvents(backend)).items).toMatchObject([{ title: 'Koncert', isVisible: false }])
})

databaseTest(
  'a deleted event is gone, and every change sends a change event',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const published: unknown[] = []
    backend.live.subscribe((change) => published.push(change))
    await saveEvent(backend, admin, undefined, filled())
    const [{ id = '' } = {}] = (await listEvents(backend)).items
    await deleteNoun(backend, admin, 'calendar_events', id)
    expect((await listEvents(backend)).items).toEqual([])
    expect(published).toMatchObject(Array(2).fill({ nouns: ['calendar_events', 'images'] }))
    const again = setVisible(backend, admin, 'calendar_events', id, true)
    await expect(again).rejects.toMatchObject({ code: 'missing' })
  },
)

test('an event needs a title and a date', () => {
  const message = 'Titel og dato er påkrævet.'
  expect(errorsOf({ title: '   ', date: '' })).toEqual({ title: message, date: message })
  expect(errorsOf({ date: '' })).toEqual({ date: message })
})

test('dates and times that do not exist are refused', () => {
  expect(errorsOf({ date: '2026-02-30' })).toEqual({ date: 'Skriv datoen som 24.12.2026.' })
  for (const time of ['24:00', '12:60', '7:5', 'aften']) {
    expect(errorsOf({ time })).toEqual({ time: 'Skriv klokkeslættet som 19.30.' })
  }
  expect(errorsOf({ event_type: 'party' })).toEqual({ event_type: 'Vælg en type.' })
})

databaseTest('events are reordered within the same day and time', async (test) => {
  const { backend } = test
  const admin = await signedInAdmin(backend)
  const times: [string, string, string?][] = [
    ['a', '2026-12-04'],
    ['b', '2026-12-04'],
    ['c', '2026-12-04', '10:00'],
    ['d', '2026-12-04', '10:00'],
    ['e', '2026-12-05'],
  ]
  for (const [title, date, time = ''] of times) {
    await saveEvent(backend, admin, undefined, filled({ title, date, time }))
  }
  const titlesNow = async () => (await listEvents(backend)).items.map(({ title }) => title).join('')
  const ids = new Map((await listEvents(backend)).items.map(({ id, title }) => [title, id]))
  const idsOf = (titles: string) => [...titles].map((title) => ids.get(title) ?? '')
  await arrangeEvents(backend, admin, { order: idsOf('abcde'), moved: idsOf('abcde') })
  expect(await titlesNow()).toBe('abcde')
  const former = await arrangeEvents(backend, admin, {
    order: idsOf('edcba'),
    moved: idsOf('bd'),
  })
  expect(await titlesNow()).toBe('badce')
  await arrangeEvents(backend, admin, { order: former, moved: idsOf('bd') })
  expect(await titlesNow()).toBe('abcde')
  const last = ids.get('b') ?? ''
  const { revision } = (await eventForEditing(backend, last)) ?? { revision: 0 }
  const edited = filled({ title: 'b', date: '2026-12-04', revision: String(revision) })
  await saveEvent(backend, admin, last, edited)
  expect(await titlesNow()).toBe('abcde')
  expect(await arrangeEvents(backend, admin, { order: [], moved: ['gone'] })).toEqual([])
})
