import { expect, onTestFinished } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { openMailServer } from '#tests/support/mail-server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { textOfBlocks } from './mail-block'
import {
  type ComposeMail,
  type QueuedMail,
  queueMail,
  retryMail,
  sendDueMails,
  unsentMails,
} from './outbox.server'
import { startSendingMails } from './outbox-sender.server'
import { type Mail, openMailer } from './transport.server'

const mail: QueuedMail = {
  to: 'Læser@example.dk',
  subject: 'Tak',
  body: [{ kind: 'text', text: 'Tak for din e-mail.' }],
}

const refusing = { send: () => Promise.reject(new Error('away')), close: () => {} }

const composeMail: ComposeMail = async (_, { body, ...rest }) => ({
  ...rest,
  text: Array.isArray(body) ? textOfBlocks(body) : body.text,
})

const send = (backend: Backend) => sendDueMails(backend, composeMail)

databaseTest('a mail is sent if and only if its cause is committed', async (test) => {
  const { backend, deliver } = test
  const cause = inTransaction(backend, async (inside) => {
    await queueMail(inside, mail)
    throw new Error('undone')
  })
  await expect(cause).rejects.toThrow('undone')
  expect(await deliver()).toEqual([])
  await inTransaction(backend, (inside) => queueMail(inside, mail))
  expect(await deliver()).toEqual(['Tak'])
  expect(await deliver()).toEqual(['Tak'])
})

databaseTest(
  'the content is not readable in the database, and is removed when sent',
  async (test) => {
    const { backend, deliver } = test
    await queueMail(backend, mail)
    const read = () => backend.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(await read()).toMatchObject({ recipient: 'læser@example.dk', sent_at: null })
    expect(JSON.stringify(await read())).not.toContain('Tak for din e-mail')
    await deliver()
    expect(await read()).toMatchObject({ content: '', sent_at: '2026-11-21T09:00:00.000Z' })
  },
)

databaseTest('the waits grow from a minute to four hours, for two days', async (test) => {
  const { backend, at } = test
  await queueMail(backend, mail)
  let now = backend.clock.now()
  const waits: number[] = []
  for (;;) {
    await send({ ...at(now.toISOString()), mail: refusing })
    const [row] = (await unsentMails(backend)).mails
    if (row?.next_attempt_at == null) break
    const next = new Date(row.next_attempt_at)
    waits.push((next.getTime() - now.getTime()) / 60_000)
    now = next
  }
  expect(waits.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240])
  expect(waits.reduce((sum, minutes) => sum + minutes, 0)).toBeGreaterThan(44 * 60)
  expect(waits.reduce((sum, minutes) => sum + minutes, 0)).toBeLessThanOrEqual(48 * 60)
})

databaseTest('a link that has expired is not sent', async (test) => {
  const { backend, at, sent } = test
  await queueMail(backend, { ...mail, giveUpAt: new Date('2026-11-21T10:00:00Z') })
  await send(at('2026-11-21T10:00:00Z'))
  expect(sent).toEqual([])
  const failure = { kind: 'late' }
  expect((await unsentMails(backend)).mails).toMatchObject([{ next_attempt_at: null, failure }])
})

databaseTest('the mails that failed come first, then the oldest', async (test) => {
  const { backend, at } = test
  const queue = (time: string, subject: string, expires?: string) =>
    queueMail(at(time), {
      ...mail,
      subject,
      ...(expires && { giveUpAt: new Date(expires) }),
    })
  await queue('2026-11-21T08:02:00Z', 'second')
  await queue('2026-11-21T08:01:00Z', 'first')
  await queue('2026-11-21T08:03:00Z', 'given up', '2026-11-21T08:30:00Z')
  const tried: string[] = []
  const trying = {
    send: async ({ subject }: Mail) => {
      tried.push(subject)
      throw new Error('away')
    },
    close: () => {},
  }
  await send({ ...backend, mail: trying })
  expect(tried).toEqual(['first', 'second'])
  const { total, mails } = await unsentMails(backend)
  expect([total, ...mails.map(({ subject }) => subject)]).toEqual([
    3,
    'given up',
    'first',
    'second',
  ])
})

databaseTest(
  'a mail is tried again at once and for two days more, unless it was sent',
  async (test) => {
    const { backend, at, deliver } = test
    const admin = await signedInAdmin(backend)
    const id = await queueMail(backend, { ...mail, giveUpAt: new Date('2026-11-21T08:00:00Z') })
    await send(backend)
    const now = '2026-11-23T10:00:00.000Z'
    await retryMail(at(now), admin, id)
    const row = await backend.db.selectFrom('outbox').selectAll().executeTakeFirst()
    expect(row).toMatchObject({ next_attempt_at: now, give_up_at: '2026-11-25T10:00:00.000Z' })
    const log = backend.db.selectFrom('audit_log').select(['action', 'summary'])
    expect(await log.where('noun', '=', 'outbox').execute()).toEqual([
      { action: 'retry', summary: 'Tak' },
    ])
    await send(at(now))
    expect(await deliver()).toEqual(['Tak'])
    for (const gone of [id, 'findes-ikke']) {
      await expect(retryMail(backend, admin, gone)).rejects.toMatchObject({ code: 'missing' })
    }
  },
)

databaseTest('several processes send each mail once', async (test) => {
  const { backend, sent } = test
  for (let index = 0; index < 12; index++) await queueMail(backend, mail)
  await Promise.all([send(backend), send(backend), send(backend)])
  expect(sent).toHaveLength(12)
})

databaseTest('a mail whose process ended is sent after its lease', async (test) => {
  const { backend, at, sent } = test
  await queueMail(backend, mail)
  void send({ ...backend, mail: { send: () => new Promise(() => {}), close: () => {} } })
  const leased = () => backend.db.selectFrom('outbox').select('leased_until').executeTakeFirst()
  await eventually(async () => expect((await leased())?.leased_until).toBeTruthy())
  await send(at('2026-11-21T09:04:00Z'))
  expect(sent).toEqual([])
  await send(at('2026-11-21T09:05:00Z'))
  expect(sent).toHaveLength(1)
})

databaseTest('each attempt has the same Message-ID', async (test) => {
  const { backend, at } = test
  const tried: Mail[] = []
  const failing = {
    send: async (each: Mail) => {
      tried.push(each)
      throw new Error('cut')
    },
    close: () => {},
  }
  await queueMail(backend, mail)
  await send({ ...backend, mail: failing })
  await send({ ...at('2026-11-21T09:01:00Z'), mail: failing })
  expect(new Set(tried.map(({ messageId }) => messageId)).size).toBe(1)
  expect(tried).toHaveLength(2)
})

databaseTest('the sender sends what waits, and what is queued while it runs', async (test) => {
  const { url, received } = await openMailServer()
  const mailer = openMailer({ smtp: { url, from: 'side@example.dk' } })
  const backend = { ...test.backend, mail: mailer }
  await queueMail(backend, mail)
  const stop = startSendingMails(backend, composeMail)
  onTestFinished(stop)
  await eventually(() => expect(received).toHaveLength(1))
  await queueMail(backend, mail)
  await eventually(() => expect(received).toHaveLength(2))
  expect(received[0]?.to).toMatchObject({ text: 'Læser@example.dk' })
  expect(received[0]?.text).toContain('Tak for din e-mail.')
})
