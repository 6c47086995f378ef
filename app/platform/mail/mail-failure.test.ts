import { expect, test } from 'vitest'
import { handOver } from './hand-over.server'
import { mailFailureOf } from './mail-failure'

const failures = [
  [{ code: 'ECONNREFUSED' }, 'away', 'away'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'away', 'away'],
  [{ code: 'ETIMEDOUT', mayHaveArrived: true }, 'away', 'uncertain'],
  [{ code: 'ETLS' }, 'tls', 'away'],
  [{ code: 'EAUTH', responseCode: 535 }, 'sign-in', 'denied'],
  [{ code: 'EAUTH', responseCode: 454 }, 'sign-in', 'denied'],
  [{ code: 'EENVELOPE' }, 'other', 'refused'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused', 'refused'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 500 }, 'refused', 'refused'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'refused', 'denied'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'later', 'later'],
  [{ code: 'EPROTOCOL', responseCode: 421 }, 'later', 'away'],
] as const

test.each(failures)(
  'the failure %j of a mail is %s; for a letter it is %s',
  async (fields, failure, handed) => {
    const error = Object.assign(new Error('what happened'), fields)
    expect(mailFailureOf(error)).toEqual({ kind: failure })
    const answered = Object.assign(new Error('x'), fields, { response: `550 ${'a'.repeat(400)}` })
    expect(mailFailureOf(answered)).toEqual({ kind: failure, answer: `550 ${'a'.repeat(296)}` })
    const send = (thrown: Error) => ({ send: () => Promise.reject(thrown), close: () => {} })
    const mail = { to: 'a@example.dk', subject: 'A', text: 'A' }
    expect(await handOver(send(error), mail)).toEqual({ kind: handed, reason: 'what happened' })
    expect((await handOver(send(answered), mail)).reason).toMatch(/^550 a+$/)
  },
)

test('a mail that was taken is sent, without a reason', async () => {
  const mailer = { send: async () => {}, close: () => {} }
  const mail = { to: 'a@example.dk', subject: 'A', text: 'A' }
  expect(await handOver(mailer, mail)).toEqual({ kind: 'sent', reason: '' })
})
