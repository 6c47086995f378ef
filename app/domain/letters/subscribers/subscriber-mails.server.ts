import { href } from 'react-router'
import { siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import { readerPath } from '~/domain/letters/letters'
import type { Backend } from '~/platform/backend.server'
import { blocksOfText, type MailBlock } from '~/platform/mail/mail-block'
import { queueMail } from '~/platform/mail/outbox.server'
import { confirmationMail, knownReaderMail } from './subscriber-mails.copy'
import { readerToken } from './tokens.server'

export async function mailConfirmation(
  tx: Backend,
  to: string,
  token: string,
  more: MailBlock[] = [],
): Promise<void> {
  const link = tx.siteUrl + href('/brev/bekraeft/:token', { token })
  await queue(tx, to, confirmationMail(await siteName(tx), link), more)
}

export async function mailKnownReader(
  tx: Backend,
  to: string,
  id: string,
  more: MailBlock[] = [],
): Promise<void> {
  const link = tx.siteUrl + readerPath(readerToken(tx, id))
  await queue(tx, to, knownReaderMail(await siteName(tx), link), more)
}

async function siteName(tx: Backend): Promise<string> {
  return siteNameOf(await readContent(tx, 'hero', 'udseende'))
}

async function queue(
  tx: Backend,
  to: string,
  { subject, text }: { subject: string; text: string },
  more: MailBlock[],
) {
  await queueMail(tx, { to, subject, body: [...blocksOfText(text), ...more] })
}
