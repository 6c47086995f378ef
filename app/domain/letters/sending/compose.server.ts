import { instantText } from '~/danish/dates'
import { leavePath, letterPath, readerPath } from '~/domain/letters/letters'
import { readerToken } from '~/domain/letters/subscribers/tokens.server'
import { letterMailHtml } from '~/domain/mails/letter-layout.server'
import { readMailLook } from '~/domain/mails/mail-look.server'
import type { Backend } from '~/platform/backend.server'
import type { Mail } from '~/platform/mail/transport.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { letterBody } from './letter-body.server'
import { letterMailCopy as copy } from './letter-mail.copy'

export interface ComposedLetter {
  subject: string
  html: string
  plain: string
}

interface Letter {
  title: string
  summary: string | null
  content: string
  slug: string
  has_page: 0 | 1
}

/** Placeholder in the stored letter, replaced by the token of each reader. It has the shape of a token. */
const tokenPlace = '0reader0token0'
const maxPreview = 140

/** The letter as every reader gets it, but for the links to the reader's own pages. */
export async function composeLetter(backend: Backend, letter: Letter): Promise<ComposedLetter> {
  const { siteUrl } = backend
  const { look } = await readMailLook(backend)
  const { html, plain } = await letterBody(backend, letter.content, look)
  const page = siteUrl + letterPath(letter.slug)
  const links = [
    ...(letter.has_page ? [{ url: page, label: copy.onSite }] : []),
    { url: siteUrl + leavePath(tokenPlace), label: copy.leave },
    { url: siteUrl + readerPath(tokenPlace), label: copy.own },
  ]
  const why = copy.why(look.siteName)
  const preview = letter.summary || mixedTextLines(letter.content).slice(0, maxPreview)
  return {
    subject: letter.title,
    html: letterMailHtml(
      { ...look, hasMark: false },
      { title: letter.title, preview, html, why, links },
    ),
    plain: [
      letter.title,
      plain,
      '-- ',
      why,
      ...links.map(({ url, label }) => `${label}: ${url}`),
    ].join('\n\n'),
  }
}

interface ToReader {
  letterId: string
  subscriberId: string
  email: string
  subject: string | null
  html: string | null
  plain: string | null
}

/** One-click sign-off as RFC 8058 has it. The id is the same if it is sent again by hand. */
export function mailToReader(backend: Backend, job: ToReader): Mail {
  const { siteUrl } = backend
  const token = readerToken(backend, job.subscriberId)
  return {
    to: job.email,
    subject: job.subject ?? '',
    html: (job.html ?? '').replaceAll(tokenPlace, token),
    text: (job.plain ?? '').replaceAll(tokenPlace, token),
    messageId: `<${job.letterId}.${job.subscriberId}@${new URL(siteUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${siteUrl}${leavePath(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<brev.${new URL(siteUrl).hostname}>`,
      Precedence: 'bulk',
    },
  }
}

/** A letter to the author, with links that do nothing. */
export function testMail({ subject, html, plain }: ComposedLetter, to: string, at: string) {
  const note = copy.test(instantText(at))
  const mark = (text: string) => text.replaceAll(tokenPlace, 'proeve')
  return {
    to,
    subject: `${copy.testSubject} ${subject}`,
    body: { html: mark(html), text: `${note}\n\n${mark(plain)}` },
  }
}

export function previewOf({ html, plain, subject }: ComposedLetter) {
  const mark = (text: string) => text.replaceAll(tokenPlace, 'proeve')
  return { subject, html: mark(html), plain: mark(plain) }
}
