import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { breakTable } from '#tests/support/screen'
import { visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import { saveEntry, saveTexts } from '~/domain/content/content-commands.server'
import { featuresForm } from '~/domain/content/features/features.form'
import { formTime } from '~/domain/enquiries/form-time.server'
import { requestSubscription } from '~/domain/letters/subscribers/sign-up.server'
import type { Backend } from '~/platform/backend.server'
import { action, loader } from './ask'

const path = '/spoerg?foredrag=haab'
const shownAt = '2026-11-21T08:50:00Z'

const filled = {
  lecture: '',
  name: 'Bo Ibsen',
  organisation: 'Ribe Højskole',
  email: 'bo@example.dk',
  phone: '',
  wished_date: '2027-03-04',
  dates: '',
  place: 'Ribe',
  people: 'ca. 40',
  message: 'Vil du komme og holde dit foredrag hos os til foråret?',
  tomt: '',
}

async function switchOn(backend: Backend, more = {}) {
  const write = await openWriter(backend)
  await write.lecture('Håb')
  await backend.db.updateTable('lectures').set({ slug: 'haab' }).execute()
  const texts = featuresForm.parse({ 'funktioner.enquiries': 'on', ...more })
  await saveTexts(backend, write.admin, texts)
}

type Answer = { status: number; location?: string | null; data?: Record<string, never> }

async function send(
  test: DatabaseTest,
  fields: Record<string, string> = {},
  backend = test.backend,
) {
  const time = formTime(test.at(shownAt))
  const body = new URLSearchParams({ ...filled, tid: time, ...fields })
  const answer = (await visit(backend, action, path, { method: 'POST', body }).catch(
    (thrown: unknown) => thrown,
  )) as Response | { data: Record<string, never>; init: { status: number } }
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get('Location') } as Answer
  return { status: answer.init.status, data: answer.data } as Answer
}

const stored = ({ backend }: DatabaseTest) =>
  backend.db.selectFrom('enquiries').selectAll().execute()

databaseTest('the form is missing until enquiries are switched on', async (test) => {
  const off = await visit(test.backend, loader, path).catch((thrown: unknown) => thrown)
  expect(off).toMatchObject({ init: { status: 404 } })
  await switchOn(test.backend)
  expect(await visit(test.backend, loader, path)).toMatchObject({
    about: 'Håb',
    lectures: [{ title: 'Håb' }],
    time: expect.stringMatching(/^\d+\./),
  })
})

databaseTest('an enquiry is stored, and mailed to the author and its sender', async (test) => {
  await switchOn(test.backend)
  const { id: lecture } = await test.backend.db
    .selectFrom('lectures')
    .select('id')
    .executeTakeFirstOrThrow()
  expect(await send(test, { lecture })).toEqual({ status: 303, location: '/spoerg/tak' })
  expect(await stored(test)).toMatchObject([
    { state: 'new', subject: 'Håb', lecture_id: lecture, name: 'Bo Ibsen', phone: null, note: '' },
  ])
  await test.deliver()
  const [toAuthor, copy] = test.sent.sort((one, other) => one.subject.localeCompare(other.subject))
  expect(toAuthor).toMatchObject({
    subject: 'Henvendelse om »Håb« fra Bo Ibsen',
    replyTo: 'bo@example.dk',
  })
  expect(toAuthor?.text).toContain('Ønsket dato: torsdag den 4. marts 2027')
  expect(copy).toMatchObject({ to: 'bo@example.dk' })
  expect(copy?.text).toContain('> Vil du komme')
})

databaseTest('an enquiry that is sent twice is stored once', async (test) => {
  await switchOn(test.backend)
  await send(test)
  await send(test)
  expect(await stored(test)).toHaveLength(1)
})

databaseTest('errors keep what was typed, and name the field', async (test) => {
  await switchOn(test.backend)
  const answer = await send(test, { name: '', email: 'bo', message: 'Hej' })
  expect(answer).toMatchObject({
    status: 422,
    data: {
      errors: {
        name: 'Skriv dit navn.',
        email: 'Skriv hele e-mailadressen, f.eks. navn@example.dk.',
      },
      values: { message: 'Hej', place: 'Ribe' },
    },
  })
  expect(await stored(test)).toEqual([])
})

databaseTest('hostile fields are refused at the field, and nothing is sent', async (test) => {
  await switchOn(test.backend)
  const fields: [Record<string, string>, string][] = [
    [{ name: 'a'.repeat(10_000) }, 'name'],
    [{ message: 'a'.repeat(1_000_000) }, 'message'],
    [{ email: '"bo ibsen"@example.dk' }, 'email'],
    [{ email: 'bo@example.dk\r\nBcc: eva@example.dk' }, 'email'],
    [{ email: 'bo@example.dk, eva@example.dk' }, 'email'],
    [{ phone: 'ring bare' }, 'phone'],
    [{ wished_date: '31.02.2027' }, 'wished_date'],
  ]
  for (const [wrong, field] of fields) {
    const { status, data } = await send(test, wrong)
    expect([status, Object.keys(data?.errors ?? {})], field).toEqual([422, [field]])
  }
  expect(await test.deliver()).toEqual([])
  expect((await send(test, { email: 'søren@ærø.dk', name: 'Søren\r\nBcc: x' })).status).toBe(303)
  await test.deliver()
  expect(test.sent.map(({ subject }) => subject).join()).not.toMatch(/[\r\n]/)
})

databaseTest('HTML, addresses for one use and lookalike ones are suspected', async (test) => {
  await switchOn(test.backend)
  const texts = ['name', 'organisation', 'dates', 'place', 'people', 'message']
  const addresses = ['bo@mailinator.com', 'bo@\u0435xample.dk'].map((email) => ({ email }))
  const forms = [...texts.map((name) => ({ [name]: '<img src=x>' })), ...addresses]
  for (const [day, wrong] of forms.entries()) {
    const tid = formTime(test.at(`2026-12-0${day + 1}T09:00:00Z`))
    const fields = { message: `Nummer ${day}`, tid, ...wrong }
    await send(test, fields, test.at(`2026-12-0${day + 1}T09:01:00Z`))
  }
  expect((await stored(test)).map(({ state }) => state)).toEqual(forms.map(() => 'suspected'))
  expect(await test.deliver()).toEqual([])
})

databaseTest('an expired or foreign time renews the form and keeps its text', async (test) => {
  await switchOn(test.backend)
  const expired = formTime(test.at('2026-11-20T08:59:00Z'))
  const future = formTime(test.at('2026-11-21T09:01:00Z'))
  for (const tid of [expired, future, '', '1.x', '1795251600000.x']) {
    expect(await send(test, { tid })).toMatchObject({
      status: 422,
      data: { values: { name: 'Bo Ibsen' }, message: expect.stringContaining('Tryk Send igen') },
    })
  }
  expect(await stored(test)).toEqual([])
})

databaseTest(
  'a suspected enquiry is kept with its reasons, and nobody gets a mail',
  async (test) => {
    await switchOn(test.backend)
    expect((await send(test, { tomt: 'https://x' })).location).toBe('/spoerg/tak')
    await send(test, { tid: formTime(test.at('2026-11-21T08:59:58Z')), name: 'Hurtig' })
    await send(test, { message: 'Buy Bitcoin now' })
    expect((await stored(test)).map(({ state, reasons }) => [state, reasons]).sort()).toEqual([
      ['suspected', 'fast'],
      ['suspected', 'hidden'],
      ['suspected', 'word:bitcoin'],
    ])
    expect(await test.deliver()).toEqual([])
  },
)

databaseTest('a third person gets at most one copy a day', async (test) => {
  await switchOn(test.backend)
  await send(test)
  await send(test, { email: 'bo+2@example.dk', message: 'En anden besked til dig' })
  await send(test, { message: 'En tredje besked til dig' }, test.at('2026-11-22T08:00:00Z'))
  await test.deliver()
  expect(
    test.sent.filter(({ to }) => to.endsWith('@example.dk') && to.startsWith('bo')),
  ).toHaveLength(1)
  expect(await stored(test)).toHaveLength(3)
})

databaseTest('a flood from one network is refused and keeps its text', async (test) => {
  await switchOn(test.backend)
  let status = 303
  for (let index = 0; index < 8 && status === 303; index++) {
    status = (await send(test, { message: `Besked nummer ${index} til dig` })).status
  }
  expect(status).toBe(429)
  expect(await send(test)).toMatchObject({ status: 429, data: { values: { name: 'Bo Ibsen' } } })
})

databaseTest('without the database the text stays', async (test) => {
  await switchOn(test.backend)
  await breakTable(test.backend, 'enquiries')
  expect(await send(test)).toMatchObject({ status: 503, data: { values: { name: 'Bo Ibsen' } } })
})

const readers = ({ backend }: DatabaseTest) =>
  backend.db.selectFrom('subscribers').select(['email', 'state']).execute()

const toBo = ({ sent }: DatabaseTest) => sent.filter(({ to }) => to === 'bo@example.dk')

databaseTest(
  'the letter is offered while it is on, and confirmed in the mail of the copy',
  async (test) => {
    const { backend } = test
    await switchOn(backend)
    expect(await visit(backend, loader, path)).not.toHaveProperty('consent')
    await send(test, { brev: 'on', email: 'foer@example.dk' })
    expect(await readers(test)).toEqual([])

    await saveEntry(backend, await signedInAdmin(backend), 'funktioner.letter', 'on')
    const consent =
      'Jeg siger ja til at få brevet på e-mail. Jeg kan altid afmelde det med et link i brevet.'
    expect(await visit(backend, loader, path)).toMatchObject({ consent })
    expect(await send(test, { brev: 'on', email: '' })).toMatchObject({
      data: { wantsLetter: true },
    })
    await send(test, { brev: 'on' })
    expect(await readers(test)).toEqual([{ email: 'bo@example.dk', state: 'pending' }])
    const consents = await backend.db.selectFrom('consents').selectAll().execute()
    expect(consents).toMatchObject([{ wording: consent, place: 'en henvendelse' }])
    await test.deliver()
    expect(toBo(test)).toHaveLength(1)
    expect(toBo(test)[0]?.text).toMatch(/\/brev\/bekraeft\/[\s\S]*> Vil du komme/)
  },
)

databaseTest('both forms together mail an address once a day', async (test) => {
  const { backend, at } = test
  await switchOn(backend, { 'funktioner.letter': 'on' })
  const consent = { email: 'bo+brev@example.dk', wording: 'Ja', place: 'sidefoden' } as const
  await send(test)
  await requestSubscription(backend, consent, '10.0.0.1')
  await send(test, { brev: 'on', message: 'En anden besked til dig om foredraget' })
  await test.deliver()
  expect(toBo(test)).toHaveLength(1)
  expect(await readers(test)).toEqual([])
  await requestSubscription(at('2026-11-22T09:00:01Z'), consent, '10.0.0.1')
  expect(await readers(test)).toEqual([{ email: 'bo+brev@example.dk', state: 'pending' }])
})
