import { instantText } from '~/danish/dates'
import type { Backend } from '~/platform/backend.server'
import { blocksOfText } from '~/platform/mail/mail-block'
import { queueMail } from '~/platform/mail/outbox.server'
import { emailsOf } from './accounts.server'
import { deviceName } from './device-name'
import { type AccountChange, accountChangeMail, newDeviceMail, newPasswordMail } from './mails.copy'

/** Queues a mail about a change of an account. Call it in the transaction of that change. */
export async function mailAccountChange(
  inside: Backend,
  userId: string,
  change: AccountChange,
): Promise<void> {
  const to = (await emailsOf(inside, [userId])).get(userId)
  if (to)
    await queueText(inside, to, accountChangeMail(change, nowText(inside), accountUrl(inside)))
}

export async function mailNewDevice(inside: Backend, to: string, userAgent: string | null) {
  const content = newDeviceMail(deviceName(userAgent), nowText(inside), accountUrl(inside))
  await queueText(inside, to, content)
}

export async function mailPasswordLink(inside: Backend, to: string, link: string, expires: Date) {
  await queueText(inside, to, newPasswordMail(link), expires)
}

async function queueText(
  inside: Backend,
  to: string,
  { subject, text }: { subject: string; text: string },
  giveUpAt?: Date,
) {
  const body = blocksOfText(text)
  await queueMail(inside, { to, subject, body, ...(giveUpAt && { giveUpAt }) })
}

function nowText({ clock }: Backend): string {
  return instantText(clock.now().toISOString())
}

function accountUrl({ siteUrl }: Backend): string {
  return `${siteUrl}/admin/konto`
}
