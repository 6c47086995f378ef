import { expect } from 'vitest'
import { readCalendar } from '#tests/support/calendar'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { listEvents } from './calendar-editing.server'
import { eventFile } from './icalendar.server'

databaseTest(
  'an event with an end time has it in the calendar, also after midnight',
  async ({ backend }) => {
    const write = await openWriter(backend)
    const fields = { time: '19:30', location: 'Kirken', address: 'Kirkevej 1' }
    await write.event('Aften', { ...fields, end_time: '21:00' })
    await write.event('Nat', { ...fields, end_time: '00:30', date: '2026-12-05' })
    const [evening, night] = await Promise.all(
      (await listEvents(backend)).items.map(async ({ id }) => {
        const file = await eventFile(backend, id)
        return readCalendar(file?.text ?? '').events[0]
      }),
    )
    expect(evening).toMatchObject({
      end: '2026-12-04T20:00:00.000Z',
      location: 'Kirken, Kirkevej 1',
    })
    expect(evening?.description ?? '').not.toContain('skøn')
    expect(night).toMatchObject({ end: '2026-12-05T23:30:00.000Z' })
  },
)

databaseTest('a description from the editor is plain text in a calendar', async ({ backend }) => {
  const write = await openWriter(backend)
  const description = '<p>Kom &amp; <strong>syng</strong></p><p>Der er kaffe</p>'
  await write.event('Aften', { time: '19:30', end_time: '21:00', description })
  const [{ id = '' } = {}] = (await listEvents(backend)).items
  const file = await eventFile(backend, id)
  const [event] = readCalendar(file?.text ?? '').events
  expect(event?.description).toBe('Kom & syng\n\nDer er kaffe')
})

databaseTest('an event that ends when it begins lasts two hours', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('Aften', { date: '2026-12-05', time: '20:00', end_time: '20:00' })
  const [{ id = '' } = {}] = (await listEvents(backend)).items
  const [event] = readCalendar((await eventFile(backend, id))?.text ?? '').events
  expect(event).toMatchObject({
    start: '2026-12-05T19:00:00.000Z',
    end: '2026-12-05T21:00:00.000Z',
  })
})
