import { DomUtils, parseDocument } from 'htmlparser2'
import { maxLetterBytes } from '~/domain/letters/letters'
import type { Backend } from '~/platform/backend.server'
import { checkCopy } from './checks.copy'
import type { ComposedLetter } from './compose.server'

export interface LetterCheck {
  isFine: boolean
  text: string
}

/** Checks a letter without sending it. SPF, DKIM and DMARC are not checked, since they are in the domain's records. */
export function checkLetter(
  { siteUrl, mail }: Pick<Backend, 'siteUrl' | 'mail'>,
  { html, plain }: ComposedLetter,
): LetterCheck[] {
  const site = new URL(siteUrl).hostname.replace(/^www\./, '')
  const sender = mail?.senderDomain
  const bytes = Buffer.byteLength(html)
  const links = DomUtils.getElementsByTagName('a', parseDocument(html)).map(
    ({ attribs }) => attribs.href ?? '',
  )
  const isWhole = (url: string) => /^(?:https?:\/\/|mailto:|tel:)./.test(url)
  const wrong = links.filter((url) => !isWhole(url)).length
  const pictures = DomUtils.getElementsByTagName('img', parseDocument(html))
  const undescribed = pictures.filter(({ attribs }) => !attribs.alt).length
  return [
    sender === undefined
      ? { isFine: false, text: checkCopy.noSender }
      : {
          isFine: sender === site || sender.endsWith(`.${site}`),
          text: checkCopy.sender(sender, site),
        },
    { isFine: plain.trim() !== '', text: checkCopy.plain },
    { isFine: bytes <= maxLetterBytes, text: checkCopy.size(Math.ceil(bytes / 1000)) },
    { isFine: wrong === 0, text: checkCopy.links(links.length, wrong) },
    ...(pictures.length > 0
      ? [{ isFine: undescribed === 0, text: checkCopy.pictures(pictures.length, undescribed) }]
      : []),
  ]
}
