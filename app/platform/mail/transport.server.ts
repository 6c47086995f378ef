import type { Transporter } from 'nodemailer'
import type { Env } from '~/platform/runtime/env.server'

export interface Mail {
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  html?: string
  /** Such as `List-Unsubscribe`. */
  headers?: Record<string, string> | undefined
  /** The same for each attempt, so that a mail that arrives twice can be recognised. */
  messageId?: string
  /** Pictures that the HTML refers to with `cid:` URLs. */
  attachments?: { cid: string; filename: string; content: Buffer }[]
}

/**
 * Sends at once and fails if the server does not take the mail. Use `queueMail` instead, so that no mail is lost;
 * only letters to many readers, which have a queue of their own, call `send`. All mails share one connection.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

/** For each answer of the server. Slow servers take a minute. */
const defaultTimeoutMs = 90_000
const connectionTimeoutMs = 20_000
/** For a whole mail, if a server answers without ever ending. Shorter than the lease in the outbox. */
const deadlineMs = 240_000

export function openMailer({ smtp }: Pick<Env, 'smtp'>, timeoutMs = defaultTimeoutMs) {
  if (!smtp) return undefined
  const { url, from } = smtp
  let transport: Transporter | undefined
  const close = () => {
    transport?.close()
    transport = undefined
  }
  async function open() {
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport({
      url,
      pool: true,
      maxConnections: 1,
      maxRequeues: 0,
      connectionTimeout: Math.min(connectionTimeoutMs, timeoutMs),
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as object)
    return transport
  }
  return {
    async send(mail: Mail): Promise<void> {
      const sending = (await open()).sendMail({ ...mail, from })
      await withDeadline(sending, Math.min(deadlineMs, timeoutMs * 3), close)
    },
    close,
  } satisfies Mailer
}

async function withDeadline(work: Promise<unknown>, ms: number, onLate: () => void) {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(Object.assign(new Error('the mail server did not finish'), { code: 'ETIMEDOUT' }))
    onLate()
  }, ms)
  try {
    await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}
