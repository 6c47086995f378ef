import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import Mail from 'nodemailer/lib/mailer'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openMailServer, refusal } from '#tests/support/mail-server'
import { mailFailureOf } from './mail-failure'
import { openMailer } from './transport.server'

const mail = { to: 'johanne@example.dk', subject: 'Ny adgangskode', text: 'Vælg den her.' }

function mailerFor(url: string, timeoutMs = 500) {
  const mailer = openMailer({ smtp: { url, from: 'Siden <side@example.dk>' } }, timeoutMs)
  if (!mailer) throw new Error('There is no mailer')
  onTestFinished(mailer.close)
  return mailer
}

test('mails are sent by the configured server, from the configured sender, over one connection', async () => {
  let connections = 0
  const { url, received } = await openMailServer({
    onConnect: (_session, done) => {
      connections++
      done()
    },
  })
  const mailer = mailerFor(url)
  await mailer.send(mail)
  await mailer.send({ ...mail, replyTo: 'læser@example.dk', headers: { 'List-Id': 'a' } })
  expect(received.map(({ subject }) => subject)).toEqual([mail.subject, mail.subject])
  expect(received[1]?.from?.text).toBe('"Siden" <side@example.dk>')
  expect(received[1]?.replyTo?.value).toMatchObject([{ address: 'læser@example.dk' }])
  expect(received[1]?.headers.has('list')).toBe(true)
  expect(connections).toBe(1)
})

test('the thousandth mail costs as much as the first', async () => {
  const { url } = await openMailServer()
  const use = vi.spyOn(Mail.prototype, 'use')
  onTestFinished(() => use.mockRestore())
  const mailer = mailerFor(url)
  for (let mails = 0; mails < 3; mails++) await mailer.send(mail)
  // Each plugin runs once for each mail.
  expect(use).toHaveBeenCalledOnce()
})

test('a mail server that is away is an error, and is used again when it is back', async () => {
  const mailer = mailerFor('smtp://127.0.0.1:1')
  const error = await mailer.send(mail).catch((reason: unknown) => reason)
  expect(mailFailureOf(error)).toEqual({ kind: 'away' })
})

test.each(['', '220 ready\r\n'])(
  'a mail server that hangs after %j is an error',
  async (greeting) => {
    const server = createServer((socket) => void socket.on('error', () => {}).write(greeting))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const mailer = mailerFor(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 100)
    const error = await mailer.send(mail).catch((reason: unknown) => reason)
    expect(mailFailureOf(error)).toMatchObject({ kind: 'away' })
  },
)

test('a mail server that answers slowly gets the mail', async () => {
  const { url, received } = await openMailServer({
    onRcptTo: (_address, _session, done) => void setTimeout(done, 300),
  })
  await mailerFor(url, 1000).send(mail)
  expect(received).toHaveLength(1)
})

test('a mail server that never ends an answer is given up, and the next mail has a new connection', async () => {
  const { url, received } = await openMailServer()
  let connections = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (connections++ > 0) {
      const real = connect(Number(new URL(url).port), '127.0.0.1')
      real.on('error', () => {})
      socket.pipe(real).pipe(socket)
      return
    }
    socket.write('220 ready\r\n')
    const dripping = setInterval(() => socket.write('250-mere\r\n'), 20)
    socket.on('close', () => clearInterval(dripping))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const mailer = mailerFor(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 300)
  const error = await mailer.send(mail).catch((reason: unknown) => reason)
  expect(mailFailureOf(error)).toMatchObject({ kind: 'away' })
  await mailer.send(mail)
  expect(received).toHaveLength(1)
})

test.each([
  [450, 'later'],
  [550, 'refused'],
])('a refusal with %i is an error with the answer', async (status, kind) => {
  const { url, received } = await openMailServer({
    onRcptTo: (_address, _session, done) => done(refusal(status, 'ikke her')),
  })
  const mailer = mailerFor(url)
  const error = await mailer.send(mail).catch((reason: unknown) => reason)
  expect(mailFailureOf(error)).toEqual({ kind, answer: `${status} ikke her` })
  expect(received).toEqual([])
})

test('line breaks in an address, a subject or a header do not add headers', async () => {
  const { url, received } = await openMailServer()
  const split = 'a\r\nBcc: b@example.dk'
  await mailerFor(url).send({ ...mail, subject: split, replyTo: `${split}@example.dk` })
  expect(received[0]?.bcc).toBeUndefined()
  expect(received[0]?.headers.has('bcc')).toBe(false)
})

test('without a mail server there is no mail', () => {
  expect(openMailer({ smtp: undefined })).toBeUndefined()
})
