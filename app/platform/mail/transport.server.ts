import type { Readable } from 'node:stream'
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
  /** The domain of MAIL_FROM. */
  senderDomain?: string | undefined
  /** Its error has `mayHaveArrived` if the whole mail was sent and the server did not answer. */
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
    if (transport) return transport
    transport = createTransport({
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
    transport.use('stream', reportMessage)
    return transport
  }
  return {
    async send(mail: Mail): Promise<void> {
      let message: Readable | undefined
      const onMessage = (stream: Readable) => {
        message = stream
      }
      try {
        const sending = (await open()).sendMail({ ...mail, from, onMessage } as object)
        await withDeadline(sending, Math.min(deadlineMs, timeoutMs * 3), close)
      } catch (error) {
        const { responseCode } = error as { responseCode?: number }
        const mayHaveArrived = responseCode === undefined && message?.readableEnded === true
        throw Object.assign(error as Error, { mayHaveArrived })
      }
    },
    senderDomain: from.split('@').at(-1)?.replace(/[>\s]/g, '').toLowerCase(),
    /** Connects and signs in, and sends nothing. */
    async check(): Promise<void> {
      await withDeadline((await open()).verify(), timeoutMs, close)
    },
    close,
  } satisfies Mailer & { check(): Promise<void> }
}

/** A plugin of the transport: the stream is read only once the server is ready to take the mail. */
function reportMessage(
  { data, message }: { data: object; message: { createReadStream: () => Readable } },
  done: () => void,
) {
  const { onMessage } = data as { onMessage?: (stream: Readable) => void }
  const create = message.createReadStream.bind(message)
  message.createReadStream = () => {
    const stream = create()
    onMessage?.(stream)
    return stream
  }
  done()
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
