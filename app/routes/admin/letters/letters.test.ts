import { expect } from 'vitest'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { prepareReaders } from '#tests/support/letters'
import { breakTable, failure, openScreens, toastOf } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { letterForm } from '~/domain/letters/letters.form'
import { startDueSendings } from '~/domain/letters/sending/due.server'
import { openMailer } from '~/platform/mail/transport.server'
import { loader as openLetter, action as saveLetter } from './edit'
import { loader as listOfLetters } from './list'
import { loader as preview } from './preview'
import { action as changeSending, loader as openSending } from './sending'

const letter = (fields: Record<string, string> = {}) => ({
  title: 'Nyt fra fjorden',
  content: '<p>Kære læser, se <a href="/salmer">salmerne</a>.</p>',
  has_page: 'on',
  publish: 'published',
  ...fields,
})

async function screensOf({ backend }: Pick<DatabaseTest, 'backend'>) {
  const screen = await openScreens(backend, letterForm)
  const idOf = async (title: string) =>
    (await screen.load(listOfLetters)).items.find((row) => row.title === title)?.id ?? ''
  return { ...screen, idOf }
}

databaseTest('a letter is followed, paused, resumed and stopped', async (test) => {
  await prepareReaders(test, ['anna@example.dk', 'bo@example.dk'])
  const { backend } = test
  const screen = await screensOf(test)
  for (const title of ['Først', 'Nyt fra fjorden']) {
    expect((await screen.send(saveLetter, letter({ title }), { id: 'ny' })).status).toBe(200)
  }
  await screen.send(saveLetter, letter({ title: 'Kladde', publish: 'draft' }), { id: 'ny' })
  await startDueSendings(backend)
  const id = await screen.idOf('Nyt fra fjorden')
  const other = await screen.idOf('Først')
  const stateOf = async (one: string) =>
    (await screen.load(openSending, { id: one })).progress?.state
  const list = (await screen.load(listOfLetters)).items
  expect(Object.fromEntries(list.map(({ title, sending }) => [title, sending]))).toEqual({
    Først: 'sending',
    'Nyt fra fjorden': 'sending',
    Kladde: null,
  })
  expect(list[0]?.dateText).toBe('21. november 2026')
  expect(await screen.load(openSending, { id })).toMatchObject({
    title: 'Nyt fra fjorden',
    canMail: true,
    progress: { all: 2, queued: 2, sent: 0, startedAt: '21. november 2026 kl. 10.00' },
  })
  expect(await stateOf(await screen.idOf('Kladde'))).toBeUndefined()
  for (const [intent, toast, state] of [
    ['pause', 'Udsendelsen holder pause', 'paused'],
    ['resume', 'Udsendelsen fortsætter', 'sending'],
    ['stop', 'Udsendelsen er stoppet', 'stopped'],
  ] as const) {
    expect(toastOf(await screen.send(changeSending, { intent }, { id }))?.title).toBe(toast)
    expect([await stateOf(id), await stateOf(other)]).toEqual([state, 'sending'])
    expect((await screen.send(changeSending, { intent }, { id })).status).toBe(409)
  }
  const { ended_at } = await backend.db
    .selectFrom('letter_sendings')
    .select('ended_at')
    .where('letter_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(ended_at).toBe('2026-11-21T09:00:00.000Z')
  await expect(screen.load(openSending, { id: 'findes-ikke' })).rejects.toMatchObject({
    init: { status: 404 },
  })
})

databaseTest('what did not arrive is sent again to that reader alone', async (test) => {
  const { backend } = test
  await prepareReaders(test, ['anna@example.dk', 'bo@example.dk'])
  const screen = await screensOf(test)
  for (const title of ['Først', 'Nyt'])
    await screen.send(saveLetter, letter({ title }), { id: 'ny' })
  await startDueSendings(backend)
  await backend.db
    .updateTable('letter_deliveries')
    .set({ state: 'failed', reason: '550 No such user' })
    .execute()
  await backend.db.updateTable('letter_sendings').set({ state: 'done', ended_at: '2026' }).execute()
  const [first, second] = [await screen.idOf('Først'), await screen.idOf('Nyt')]
  const { unsure = [] } = (await screen.load(openSending, { id: second })).progress ?? {}
  const bo = unsure.find(({ email }) => email === 'bo@example.dk')
  const again = { intent: 'send-again', reader: bo?.id }
  const sent = await screen.send(changeSending, again, { id: second })
  expect(toastOf(sent)?.title).toBe('Sættes i kø igen')
  expect((await screen.load(openSending, { id: second })).progress).toMatchObject({
    state: 'sending',
    queued: 1,
    failed: 1,
    unsure: [{ email: 'anna@example.dk', state: 'failed', reason: '550 No such user' }],
  })
  expect((await screen.load(openSending, { id: first })).progress).toMatchObject({
    state: 'done',
    queued: 0,
    failed: 2,
  })
  expect((await screen.send(changeSending, again, { id: second })).status).toBe(409)
})

databaseTest('a letter is tried and looked at before it is sent', async (test) => {
  const screen = await screensOf(test)
  const content =
    '<p>Kære <a href="/salmer">læser</a>, <a href="mailto:a@b.dk">skriv</a>.</p><p>Hilsen</p>'
  const draft = letter({ publish: 'draft', content, summary: 'Det korte' })
  await screen.send(saveLetter, draft, { id: 'ny' })
  const id = await screen.idOf('Nyt fra fjorden')
  const tried = await screen.send(changeSending, { intent: 'test' }, { id })
  await test.deliver()
  const [mail] = test.sent
  expect(toastOf(tried)?.title).toBe(`Prøvebrev sendt til ${mail?.to}`)
  expect(mail?.subject).toBe('[Prøve] Nyt fra fjorden')
  expect(mail?.text).toContain('Prøvebrev fra 21. november 2026 kl. 10.00.')
  expect(mail?.text).toContain('Afmeld brevet: https://example.dk/brev/afmeld/proeve')
  expect(mail?.html).toContain('Det korte')

  const show = async (form: string) => {
    const response = await screen.load(preview, { id, form })
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    return [response.headers.get('Content-Type')?.split(';')[0], await response.text()] as const
  }
  const [plainType, plain] = await show('tekst')
  expect([plainType, plain]).toEqual([
    'text/plain',
    expect.stringContaining('læser (https://example.dk/salmer)'),
  ])
  expect(plain).toContain('skriv (a@b.dk)')
  expect(plain).toContain('Læs brevet på hjemmesiden: https://example.dk/brev/nyt-fra-fjorden')
  expect(plain).not.toContain('0reader0token0')
  const [phoneType, phone] = await show('telefon')
  expect([phoneType, phone]).toEqual(['text/html', expect.stringContaining('max-width:390px')])
  expect((await show('moerk'))[1]).not.toContain('prefers-color-scheme: dark')
  await expect(screen.load(preview, { id, form: 'papir' })).rejects.toMatchObject({
    init: { status: 404 },
  })
})

databaseTest('a letter is checked before it is sent', async (test) => {
  const { backend } = test
  const checksOf = async (fields: Record<string, string>, from?: string) => {
    const mail = from ? openMailer({ smtp: { url: 'smtp://127.0.0.1:1', from } }) : undefined
    const screen = await screensOf({ backend: { ...backend, mail } })
    const title = crypto.randomUUID()
    await screen.send(saveLetter, letter({ title, publish: 'draft', ...fields }), { id: 'ny' })
    const { checks } = await screen.load(openSending, { id: await screen.idOf(title) })
    return checks.map(({ isFine, text }) => `${isFine ? '+' : '-'} ${text}`)
  }
  const fine = await checksOf({}, 'brev@example.dk')
  expect(fine[0]).toBe('+ Afsenderens domæne er hjemmesidens: example.dk.')
  expect(fine).toContain('+ Brevet har også en udgave i ren tekst.')
  expect(fine.find((line) => line.includes('Gmail klipper'))).toMatch(/^\+ Brevet fylder \d kB/)
  // The text has one, over it is the name, and below are the page and the two of the reader.
  expect(fine).toContain('+ Alle 5 links er hele adresser.')
  expect((await checksOf({}, 'brev@post.example.dk'))[0]).toMatch(/^\+ .*post\.example\.dk/)
  expect((await checksOf({}, 'brev@andet.dk'))[0]).toMatch(/^- .*andet\.dk, hjemmesidens er/)
  const wrong = await checksOf({
    content: '<p>ø</p>'.repeat(4000),
  })
  expect(wrong[0]).toBe('- Siden er ikke sat op med en e-mailserver.')
  expect(wrong.find((line) => line.includes('Gmail klipper'))).toMatch(/^- /)
})

databaseTest('a letter begins with what it is about', async (test) => {
  const write = await openWriter(test.backend)
  await write.news('Ny bog & nyt', 'Første linje\nanden linje\n\nNæste <afsnit>')
  const event = await write.event('Sangaften')
  await write.hymn('Nu går <solen> op')
  const screen = await screensOf(test)
  const rowId = async (table: 'news' | 'hymns' | 'lectures') =>
    (await test.backend.db.selectFrom(table).select('id').executeTakeFirst())?.id
  const from = async (source: string) =>
    (await screen.load(openLetter, { id: 'ny' }, `?fra=${source}`)).values
  expect(await from(`news/${await rowId('news')}`)).toMatchObject({
    title: 'Ny bog & nyt',
    content: '<p>Første linje<br>anden linje</p><p>Næste &lt;afsnit&gt;</p>',
    publish: 'draft',
  })
  expect(await from(`calendar_events/${event.id}`)).toMatchObject({
    title: 'Sangaften',
    content: `<p></p><aside data-card="calendar_events/${event.id}">Sangaften</aside>`,
  })
  expect((await from(`hymns/${await rowId('hymns')}`)).content).toMatch(
    /^<p><\/p><p><a href="\/salmer\/nu-gaar-solen-op">Nu går &lt;solen&gt; op<\/a><\/p>$/,
  )
  await write.lecture('Håb')
  for (const foreign of [`lectures/${await rowId('lectures')}`, 'news/findes-ikke', 'news'])
    expect((await from(foreign)).title, foreign).toBeFalsy()
})

databaseTest('the screen of a sending reports a database failure', async (test) => {
  const screen = await screensOf(test)
  await breakTable(test.backend, 'letter_sendings')
  expect(await screen.send(changeSending, { intent: 'stop' }, { id: 'a' })).toEqual(
    failure('Kunne ikke ændre udsendelsen'),
  )
})
