import type { Backend } from '~/platform/backend.server'
import { type MailBlock, textOfBlocks } from '~/platform/mail/mail-block'
import type { QueuedMail } from '~/platform/mail/outbox.server'
import type { Mail } from '~/platform/mail/transport.server'
import {
  MailButton,
  MailFacts,
  MailLayout,
  MailLink,
  MailQuotation,
  MailText,
  mailHtml,
} from './mail-layout.server'
import { readMailLook } from './mail-look.server'

/** Makes the HTML and the text of a queued mail, in the face of the site at the time it is sent. */
export async function composeMail(backend: Backend, { body, ...mail }: QueuedMail): Promise<Mail> {
  if (!Array.isArray(body)) return { ...mail, ...body }
  const { look, attachments } = await readMailLook(backend)
  return {
    ...mail,
    text: textOfBlocks(body),
    html: mailHtml(
      <MailLayout look={look} subject={mail.subject}>
        {body.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a mail never change
          <Block key={index} block={block} />
        ))}
      </MailLayout>,
    ),
    attachments,
  }
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'text':
      return <MailText>{block.text}</MailText>
    case 'link':
      return (
        <>
          {block.label && <MailButton url={block.url} label={block.label} />}
          <p style={{ margin: '0 0 18px' }}>
            <MailLink url={block.url} />
          </p>
        </>
      )
    case 'facts':
      return <MailFacts facts={block.facts} />
    case 'quotation':
      return <MailQuotation>{block.text}</MailQuotation>
  }
}
