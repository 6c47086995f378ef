import { instantText } from '~/danish/dates'
import type { Backend } from '~/platform/backend.server'
import type { Mail } from '~/platform/mail.server'
import { emailsOf } from './accounts.server'
import { deviceName } from './device-name'
import { mailInFace } from './mail-in-face.server'
import { type AccountChange, accountChangeMail, newDeviceMail, newPasswordMail } from './mails.copy'

/** The request does not wait for mails, so that its duration does not reveal whether the account exists. */
export function mailAccountChange(backend: Backend, userId: string, change: AccountChange): void {
  const compose = async () => {
    const to = (await emailsOf(backend, [userId])).get(userId)
    return to && { to, ...accountChangeMail(change, nowText(backend), accountUrl(backend)) }
  }
  void send(backend, compose)
}

export function mailNewDevice(backend: Backend, to: string, userAgent: string | null): void {
  const content = newDeviceMail(deviceName(userAgent), nowText(backend), accountUrl(backend))
  void send(backend, async () => ({ to, ...content }))
}

export function mailPasswordLink(
  backend: Backend,
  to: string,
  makeLink: () => Promise<string | undefined>,
): void {
  void send(backend, async () => {
    const link = await makeLink()
    return link && { to, ...newPasswordMail(link) }
  })
}

type PlainMail = Pick<Mail, 'to' | 'subject' | 'text'>

async function send(backend: Backend, compose: () => Promise<PlainMail | '' | undefined>) {
  const { mail, log } = backend
  try {
    const message = mail && (await compose())
    if (message) await mail.send({ ...message, ...(await mailInFace(backend, message.text)) })
  } catch (error) {
    log.error({ err: error }, 'a mail to an account could not be sent')
  }
}

function nowText({ clock }: Backend): string {
  return instantText(clock.now().toISOString())
}

function accountUrl({ siteUrl }: Backend): string {
  return `${siteUrl}/admin/konto`
}
