import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { openMailer } from './mail.server'

/** A mail server that accepts everything and records the commands. */
async function mailServer() {
  const received: string[] = []
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    createInterface(socket).on('line', (line) => {
      received.push(line)
      if (/^(EHLO|MAIL|RCPT|QUIT|\.$)/.test(line)) socket.write('250 ok\r\n')
      if (line === 'DATA') socket.write('354 go on\r\n')
      if (line === 'QUIT') socket.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received }
}

const mail = { to: 'johanne@example.dk', subject: 'Ny adgangskode', text: 'Vælg den her.' }

test('a mail is sent by the configured server, from the configured sender', async () => {
  const { url, received } = await mailServer()
  await openMailer({ smtp: { url, from: 'Siden <side@example.dk>' } })?.send(mail)
  expect(received).toContain('MAIL FROM:<side@example.dk>')
  expect(received).toContain('RCPT TO:<johanne@example.dk>')
  expect(received).toContain('Subject: Ny adgangskode')
})

test('an unreachable mail server is an error', async () => {
  const mailer = openMailer({ smtp: { url: 'smtp://127.0.0.1:1', from: 'side@example.dk' } })
  await expect(mailer?.send(mail)).rejects.toThrow(/ECONNREFUSED/)
})

test.each(['', '220 ready\r\n'])(
  'a mail server that is silent after %j is an error',
  async (greeting) => {
    const server = createServer((socket) => void socket.write(greeting))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
    const mailer = openMailer({ smtp: { url, from: 'side@example.dk' } }, 100)
    await expect(mailer?.send(mail)).rejects.toThrow(/timeout|greeting/i)
  },
)

test('without a mail server there is no mail', () => {
  expect(openMailer({ smtp: undefined })).toBeUndefined()
})
