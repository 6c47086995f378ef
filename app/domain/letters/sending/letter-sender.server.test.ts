import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { letter, people, prepareReaders, sendLetters, withServer } from '#tests/support/letters'
import { openMailServer, refusal } from '#tests/support/mail-server'
import { saveEntry } from '~/domain/content/content-commands.server'
import { saveLetter } from '~/domain/letters/letters-commands.server'
import { importSubscribers } from '~/domain/letters/subscribers/subscribers-commands.server'
import { readerOfToken } from '~/domain/letters/subscribers/tokens.server'
import type { Backend } from '~/platform/backend.server'
import { startDueSendings } from './due.server'
import { LetterSender } from './letter-sender.server'
import { sendingProgress } from './progress.server'
import { changeSending, sendAgain } from './sending-commands.server'

databaseTest('every reader gets the letter once, with one-click sign-off', async (test) => {
  const admin = await prepareReaders(test, people(7))
  const { url, received } = await openMailServer()
  const backend = withServer(test.backend, url)
  const { id } = await saveLetter(backend, admin, undefined, letter)
  await Promise.all([sendLetters(backend), sendLetters(backend)])
  await sendLetters(backend)
  const to = received.map((mail) => (Array.isArray(mail.to) ? '' : mail.to?.text)).sort()
  expect(to).toEqual(people(7))
  expect(await sendingProgress(backend, id)).toMatchObject({ state: 'done', sent: 7, all: 7 })
  const [mail] = received
  expect(mail).toMatchObject({ subject: 'Nyt fra fjorden' })
  expect(mail?.html).toContain('href="https://example.dk/salmer"')
  expect(mail?.html).toContain('href="https://a.dk/?x=1"')
  expect(mail?.text).toContain('Se salmerne (https://example.dk/salmer)')
  expect(mail?.html).not.toContain('0reader0token0')
  const list = mail?.headers.get('list') as { unsubscribe: { url: string } }
  const [, token = ''] =
    /^https:\/\/example\.dk\/brev\/afmeld\/(.*)$/.exec(list.unsubscribe.url) ?? []
  expect(readerOfToken(backend, token)).toBeDefined()
  expect(String(mail?.html)).toContain(`/brev/laeser/${token}`)
})

databaseTest(
  'of two processes one starts a letter, which the other leaves as it is',
  async (test) => {
    const { backend, at } = test
    const admin = await prepareReaders(test, people(1))
    await saveLetter(backend, admin, undefined, letter)
    await Promise.all([startDueSendings(backend), startDueSendings(at('2026-11-21T09:05:00Z'))])
    const { started_at } = await backend.db
      .selectFrom('letter_sendings')
      .select('started_at')
      .executeTakeFirstOrThrow()
    // Either may be the first.
    const deliveries = await backend.db
      .selectFrom('letter_deliveries')
      .select('updated_at')
      .execute()
    expect(deliveries).toEqual([{ updated_at: started_at }])
  },
)

databaseTest('a draft and a letter of a site without the function are not sent', async (test) => {
  const admin = await prepareReaders(test, people(1))
  const { backend, sent } = test
  await saveLetter(backend, admin, undefined, { ...letter, publication: { state: 'draft' } })
  await sendLetters(backend)
  await saveEntry(backend, admin, 'funktioner.letter', '')
  await saveLetter(backend, admin, undefined, letter)
  await sendLetters(backend)
  expect(sent).toEqual([])
})

databaseTest('a letter is sent at its time, to those on the list then', async (test) => {
  const { backend, at, sent } = test
  const admin = await prepareReaders(test, people(1))
  // Three days after it was asked for, so that it is not late.
  const publication = { state: 'scheduled', at: '2026-11-24T07:30:00.000Z' } as const
  const { id } = await saveLetter(backend, admin, undefined, { ...letter, publication })
  await sendLetters(at('2026-11-24T07:29:59Z'))
  expect(sent).toEqual([])
  await importSubscribers(backend, admin, [{ email: 'ny@example.dk', isGone: false }], {
    consent: 'stated',
    wording: 'Ja',
  })
  await sendLetters(at('2026-11-24T07:30:00Z'))
  expect(sent.map(({ to }) => to).sort()).toEqual(['l0@example.dk', 'ny@example.dk'])
  await saveLetter(at('2026-11-24T08:00:00Z'), admin, id, { ...letter, revision: 1 })
  await sendLetters(at('2026-11-24T08:00:00Z'))
  expect(sent).toHaveLength(2)
})

databaseTest('a letter that is a day late waits for the author', async (test) => {
  const { backend, at, sent } = test
  const admin = await prepareReaders(test, people(1))
  const { id } = await saveLetter(backend, admin, undefined, letter)
  const later = at('2026-11-22T09:00:01Z')
  await sendLetters(later)
  expect(await sendingProgress(later, id)).toMatchObject({ state: 'paused', reason: 'late' })
  await changeSending(later, admin, id, 'resume')
  await sendLetters(later)
  expect(sent).toHaveLength(1)
})

databaseTest(
  'what a killed process was handing over is uncertain, and is sent by hand',
  async (test) => {
    const admin = await prepareReaders(test, people(3))
    const { backend, at, sent } = test
    const { id } = await saveLetter(backend, admin, undefined, letter)
    // As a process leaves it that is killed while the mail server answers.
    const hang = { ...backend, mail: { send: () => new Promise<void>(() => {}), close: () => {} } }
    const killed = new LetterSender(hang)
    killed.wake()
    await expect.poll(async () => (await deliveries(backend)).includes('handed')).toBe(true)
    await sendLetters(backend)
    expect(sent).toEqual([])
    const next = at('2026-11-21T09:01:00Z')
    await sendLetters(next)
    expect(sent).toHaveLength(2)
    const progress = await sendingProgress(next, id)
    expect(progress).toMatchObject({ state: 'done', sent: 2, uncertain: 1 })
    const unsure = progress?.unsure[0]
    await sendAgain(next, admin, id, unsure?.id ?? '')
    await sendLetters(next)
    expect(sent.map(({ to }) => to).sort()).toEqual(people(3))
    await expect(sendAgain(next, admin, id, unsure?.id ?? '')).rejects.toThrow('changed-since')
  },
)

const deliveries = async ({ db }: Backend) =>
  (await db.selectFrom('letter_deliveries').select('state').execute()).map(({ state }) => state)

databaseTest('an address that is refused twice is switched off, with the reason', async (test) => {
  const admin = await prepareReaders(test, ['god@example.dk', 'vaek@example.dk'])
  const { url, received } = await openMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('vaek') ? refusal(550, 'No such user') : undefined),
  })
  const backend = withServer(test.backend, url)
  const { id } = await saveLetter(backend, admin, undefined, letter)
  await sendLetters(backend)
  expect(await sendingProgress(backend, id)).toMatchObject({ state: 'sending', sent: 1, queued: 1 })
  await sendLetters(withServer(test.at('2026-11-21T10:00:01Z'), url))
  expect(received).toHaveLength(1)
  expect(await sendingProgress(backend, id)).toMatchObject({ state: 'done', sent: 1, failed: 1 })
  const [row] = await backend.db
    .selectFrom('subscribers')
    .select(['state', 'reason'])
    .where('email', '=', 'vaek@example.dk')
    .execute()
  expect(row).toMatchObject({ state: 'refused' })
  expect(row?.reason).toContain('No such user')
})

databaseTest('what the mail server postpones arrives later', async (test) => {
  const admin = await prepareReaders(test, people(2))
  let isBusy = true
  const { url, received } = await openMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(isBusy && address === 'l1@example.dk' ? refusal(451, 'Try later') : undefined),
  })
  const backend = withServer(test.backend, url)
  await saveLetter(backend, admin, undefined, letter)
  await sendLetters(backend)
  expect(received).toHaveLength(1)
  isBusy = false
  await sendLetters(withServer(test.at('2026-11-21T09:01:00Z'), url))
  expect(received).toHaveLength(2)
})

databaseTest('a mail server that is away or refuses the site loses nothing', async (test) => {
  const admin = await prepareReaders(test, people(3))
  const { id } = await saveLetter(test.backend, admin, undefined, letter)
  await sendLetters(withServer(test.backend, 'smtp://127.0.0.1:1'))
  expect(await sendingProgress(test.backend, id)).toMatchObject({ state: 'sending', queued: 3 })
  const denying = await openMailServer({
    onMailFrom: (_address, _session, done) => done(refusal(553, 'Sender not allowed')),
  })
  const later = test.at('2026-11-21T09:02:00Z')
  await sendLetters(withServer(later, denying.url))
  const progress = await sendingProgress(later, id)
  expect(progress).toMatchObject({ state: 'paused', queued: 3 })
  expect(progress?.reason).toContain('Sender not allowed')
  const { url, received } = await openMailServer()
  await changeSending(later, admin, id, 'resume')
  await sendLetters(withServer(later, url))
  expect(received).toHaveLength(3)
})

databaseTest('a mail whose answer is missing is uncertain, and is not sent again', async (test) => {
  const admin = await prepareReaders(test, people(1))
  let taken = 0
  const { url } = await openMailServer({
    onData(stream, session) {
      stream.resume().on('end', () => {
        taken++
        ;(session as unknown as { socket?: unknown }).socket = undefined
      })
    },
  })
  const backend = withServer(test.backend, url)
  const { id } = await saveLetter(backend, admin, undefined, letter)
  await sendLetters(backend)
  expect(await sendingProgress(backend, id)).toMatchObject({ state: 'done', uncertain: 1 })
  await sendLetters(test.at('2026-11-21T09:05:00Z'))
  expect(taken).toBe(1)
})

databaseTest('pause, go on and stop', async (test) => {
  const { backend, sent } = test
  const admin = await prepareReaders(test, people(5))
  const { id } = await saveLetter(backend, admin, undefined, letter)
  const { id: stopped } = await saveLetter(backend, admin, undefined, { ...letter, title: 'To' })
  await startDueSendings(backend)
  await changeSending(backend, admin, id, 'pause')
  await changeSending(backend, admin, stopped, 'stop')
  await sendLetters(backend)
  expect(sent).toEqual([])
  await changeSending(backend, admin, id, 'resume')
  await sendLetters(backend)
  expect(sent.map(({ subject }) => subject)).toEqual(people(5).map(() => letter.title))
  await expect(changeSending(backend, admin, stopped, 'resume')).rejects.toThrow('changed-since')
})

databaseTest('a reader who leaves or pauses meanwhile gets no letter', async (test) => {
  const { backend, sent } = test
  const admin = await prepareReaders(test, people(2))
  const { id } = await saveLetter(backend, admin, undefined, letter)
  await sendLetters({
    ...backend,
    mail: { send: () => Promise.reject(new Error('away')), close: () => {} },
  })
  await backend.db
    .updateTable('subscribers')
    .set({ state: 'paused' })
    .where('email', '=', 'l0@example.dk')
    .execute()
  await sendLetters(test.at('2026-11-21T09:02:00Z'))
  expect(sent.map(({ to }) => to)).toEqual(['l1@example.dk'])
  expect(await sendingProgress(backend, id)).toMatchObject({ sent: 1, skipped: 1, state: 'done' })
})
