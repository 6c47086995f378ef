import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server on this machine. `received` has the mails that it accepted. */
export async function openMailServer(options: SMTPServerOptions = {}, wantedPort = 0) {
  const received: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A site that stops closes the connection in the middle of a mail.
    onData(stream, _session, done) {
      text(stream)
        .then((source) => simpleParser(source))
        .then((mail) => received.push(mail))
        .then(() => done(), done)
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(wantedPort, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received }
}

/** The error with which a mail server refuses a command. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
