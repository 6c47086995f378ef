import { mailFailureOf } from './mail-failure'
import type { Mail, Mailer } from './transport.server'

/**
 * The outcome of handing a mail to the mail server. `refused` is the address or the mail; `denied` is this
 * site; `away` and `later` surely did not arrive.
 */
export interface Handed {
  kind: 'sent' | 'refused' | 'denied' | 'later' | 'away' | 'uncertain'
  /** The answer of the server; empty for `sent`. */
  reason: string
}

const closing = 421

export async function handOver(mailer: Mailer, mail: Mail): Promise<Handed> {
  try {
    await mailer.send(mail)
    return { kind: 'sent', reason: '' }
  } catch (error) {
    const { answer } = mailFailureOf(error)
    return { kind: kindOf(error as SmtpError), reason: answer ?? (error as Error).message }
  }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  mayHaveArrived?: boolean
}

function kindOf({ code, command, responseCode, mayHaveArrived }: SmtpError): Handed['kind'] {
  if (mayHaveArrived) return 'uncertain'
  if (code === 'EAUTH') return 'denied'
  // An address that cannot be written in a command.
  if (code === 'EENVELOPE' && responseCode === undefined) return 'refused'
  if (responseCode === undefined || responseCode === closing) return 'away'
  if (responseCode < 500) return 'later'
  return command === 'RCPT TO' || command === 'DATA' ? 'refused' : 'denied'
}
