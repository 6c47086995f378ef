import { expect } from 'vitest'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens, undoOf } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { eventForm } from '~/domain/calendar/calendar.form'
import { enquiryEditForm } from '~/domain/enquiries/enquiries.form'
import type { Enquiry } from '~/domain/enquiries/enquiry-facts'
import { loader as openEvent, action as saveEvent } from '~/routes/admin/calendar/edit'
import { action as restore } from '~/routes/admin/history/trash'
import { loader as download } from './csv'
import { action as deleteFrom, loader as list } from './list'
import { loader as open, action as save } from './show'

const at = '2026-11-21T09:00:00.000Z'

const blank: Enquiry = {
  id: 'e1',
  created_at: at,
  updated_at: at,
  revision: 1,
  state: 'new',
  note: '',
  reasons: '',
  subject: '',
  lecture_id: null,
  event_id: null,
  name: 'Bo Ibsen',
  organisation: null,
  email: 'bo@example.dk',
  phone: null,
  wished_date: null,
  dates: null,
  place: null,
  people: null,
  message: 'Kommer du til Ribe?',
}

async function receive({ backend }: DatabaseTest, ...enquiries: Partial<Enquiry>[]) {
  const rows = enquiries.map((enquiry) => ({ ...blank, ...enquiry }))
  await backend.db.insertInto('enquiries').values(rows).execute()
  return openScreens(backend, eventForm, enquiryEditForm)
}

const fromEnquiry = '?henvendelse=e1'

databaseTest('an enquiry becomes a hidden event, once', async (test) => {
  const { backend } = test
  const write = await openWriter(backend)
  await write.lecture('Håb', 'Om håb.')
  const lecture = await backend.db.selectFrom('lectures').select('id').executeTakeFirstOrThrow()
  const screen = await receive(test, {
    subject: 'Håb',
    lecture_id: lecture.id,
    wished_date: '2027-03-04',
    place: 'Ribe',
    organisation: 'Ribe Højskole',
    phone: '12 34 56 78',
  })
  const { values } = await screen.load(openEvent, { id: 'ny' }, fromEnquiry)
  expect(values).toMatchObject({
    title: 'Håb',
    date: '2027-03-04',
    location: 'Ribe',
    event_type: 'lecture',
    subject_id: lecture.id,
    is_visible: 0,
  })
  const { is_visible: _, keep_after_date: __, is_cancelled: ___, ...sent } = values
  const form = { ...sent, henvendelse: 'e1' }
  expect((await screen.send(saveEvent, form, { id: 'ny' })).status).toBe(200)
  const events = await backend.db.selectFrom('calendar_events').selectAll().execute()
  expect(events).toMatchObject([
    { title: 'Håb', date: '2027-03-04', location: 'Ribe', is_visible: 0, subject_id: lecture.id },
  ])
  const id = events[0]?.id ?? ''
  const enquiry = await backend.db.selectFrom('enquiries').selectAll().executeTakeFirst()
  expect(enquiry).toMatchObject({ state: 'answered', event_id: id })
  expect((await screen.load(openEvent, { id })).agreed).toMatchObject({
    name: 'Bo Ibsen',
    organisation: 'Ribe Højskole',
    email: 'bo@example.dk',
    phone: '12 34 56 78',
  })

  // A second press leads to the event.
  const again = await screen
    .load(openEvent, { id: 'ny' }, fromEnquiry)
    .catch((thrown: unknown) => thrown as Response)
  expect(again).toBeInstanceOf(Response)
  expect((again as Response).headers.get('Location')).toBe(`/admin/kalender/${id}`)
  expect((await screen.load(open, { id: 'e1' })).enquiry.eventId).toBe(id)
  await backend.db.deleteFrom('calendar_events').execute()
  expect((await screen.load(open, { id: 'e1' })).enquiry.eventId).toBeNull()
  expect((await screen.load(openEvent, { id: 'ny' }, fromEnquiry)).values.title).toBe('Håb')
})

databaseTest('an event is saved although its enquiry was deleted meanwhile', async (test) => {
  const screen = await receive(test, { wished_date: '2027-03-04' })
  const { values } = await screen.load(openEvent, { id: 'ny' }, fromEnquiry)
  expect(values).toMatchObject({ title: 'Bo Ibsen', date: '2027-03-04', is_visible: 0 })
  await test.backend.db.deleteFrom('enquiries').execute()
  const { is_visible: _, ...sent } = values
  const form = { ...sent, henvendelse: 'e1' }
  expect((await screen.send(saveEvent, form, { id: 'ny' })).status).toBe(200)
})

databaseTest('the CSV has what is shown, and no cell is a formula', async (test) => {
  const screen = await receive(
    test,
    { name: '=HYPERLINK("https://x")', phone: '+45 12 34 56 78', place: '@SUM(1)', dates: '-1+1' },
    { id: 'e2', state: 'suspected', name: 'Spam' },
  )
  const response = await screen.load(download)
  expect(response.headers.get('Content-Disposition')).toContain('henvendelser.csv')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex'), 'the byte order mark').toBe('efbbbf')
  const text = bytes.toString()
  expect(text).not.toContain('Spam')
  const [head = '', row = ''] = text.slice(1).split('\r\n')
  expect(head.replaceAll('"', '')).toBe(
    'Modtaget;Drejer sig om;Ønsket dato;Andre datoer eller tidspunkt;Sted;Antal deltagere;Navn;' +
      'Forening, kirke eller skole;E-mail;Telefon;Besked;Din note',
  )
  expect(row).toContain('"\'=HYPERLINK(""https://x"")"')
  for (const cell of row.split(';')) expect(cell).toMatch(/^"(?![=+\-@\t\r])/)
  const suspected = await (await screen.load(download, {}, '?vis=suspected')).text()
  expect(suspected.trim().split('\r\n')).toHaveLength(2)
})

databaseTest('enquiries are sorted, searched, noted, deleted and restored', async (test) => {
  const screen = await receive(
    test,
    { place: 'Ribe' },
    { id: 'e2', place: 'Thisted', name: 'Eva' },
    { id: 'e3', state: 'suspected', reasons: 'sales\nword:seo' },
  )
  const namesIn = async (query: string) =>
    (await screen.load(list, {}, query)).list.items.map(({ name }) => name).sort()
  expect(await namesIn('')).toEqual(['Bo Ibsen', 'Eva'])
  expect(await namesIn('?q=thisted')).toEqual(['Eva'])
  expect((await screen.load(list)).counts).toEqual({
    new: 2,
    answered: 0,
    archived: 0,
    suspected: 1,
  })
  expect((await screen.load(open, { id: 'e3' })).reasons).toEqual([
    'den ligner reklame',
    'den har »seo«',
  ])
  const noted = { revision: '1', state: 'archived', note: 'Ringet op' }
  expect((await screen.send(save, noted, { id: 'e2' })).status).toBe(200)
  expect(await namesIn('?vis=archived')).toEqual(['Eva'])
  expect((await screen.send(save, noted, { id: 'e2' })).status).toBe(409)
  const { answer } = await screen.send(deleteFrom, { intent: 'delete', id: 'e1' })
  expect(await namesIn('')).toEqual([])
  await screen.send(restore, undoOf(answer))
  expect(await namesIn('')).toEqual(['Bo Ibsen'])
})

databaseTest('the screens of enquiries report a database failure', async (test) => {
  const screen = await receive(test, {})
  await breakTable(test.backend, 'enquiries')
  const form = { revision: '1', state: 'new', note: '' }
  expect(await screen.send(save, form, { id: 'e1' })).toEqual(
    failure('Kunne ikke gemme henvendelsen'),
  )
})
