import type { Env } from './runtime/env.server'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  /** Pictures that the HTML refers to with `cid:` URLs. */
  attachments?: { cid: string; filename: string; content: Buffer }[]
}

export type Mailer = NonNullable<ReturnType<typeof openMailer>>

const defaultTimeoutMs = 10_000

export function openMailer({ smtp }: Pick<Env, 'smtp'>, timeoutMs = defaultTimeoutMs) {
  if (!smtp) return undefined
  const { url, from } = smtp
  return {
    async send(mail: Mail): Promise<void> {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await transport.sendMail({ ...mail, from })
    },
  }
}
