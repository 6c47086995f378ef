import { escapeUTF8 } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { MailLook } from '~/domain/mails/mail-look.server'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { mediaCopy } from '~/forms/media.copy'
import { playerOf } from '~/forms/players'
import type { Backend } from '~/platform/backend.server'
import { mixedTextLines } from '~/platform/rich-text.server'

const pictureWidth = 560

/**
 * A letter's text for mail programs: the styles are on the elements, addresses are whole, and pictures have one file,
 * which is fetched from the site. No link is changed and nothing is added that tells who reads.
 */
export async function letterBody(
  backend: Backend,
  content: string,
  { light }: MailLook,
): Promise<{ html: string; plain: string }> {
  const { siteUrl } = backend
  const document = parseDocument(await richTextHtml(backend, content))
  nameLinksOfPlayers(document)
  const shown = DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
  const styles: Record<string, string> = {
    p: 'margin:0 0 18px',
    ul: 'margin:0 0 18px;padding-left:24px',
    ol: 'margin:0 0 18px;padding-left:24px',
    li: 'margin:0 0 6px',
    blockquote: `margin:0 0 18px;padding-left:16px;border-left:3px solid ${light.rule}`,
    figure: 'margin:0 0 18px',
    figcaption: `font-size:14px;color:${light.faded}`,
    aside: `margin:0 0 18px;padding:12px 0;border-top:1px solid ${light.rule};border-bottom:1px solid ${light.rule}`,
    a: `color:${light.accent}`,
    img: 'display:block;width:100%;max-width:560px',
  }
  const classes: Record<string, string> = {
    a: 'm-link',
    blockquote: 'm-rule',
    aside: 'm-rule',
    figcaption: 'm-faded',
  }
  for (const element of DomUtils.getElementsByTagName('picture', document)) {
    const [image] = DomUtils.getElementsByTagName('img', element)
    if (image) DomUtils.replaceElement(element, image)
    else DomUtils.removeElement(element)
  }
  for (const element of DomUtils.getElementsByTagName('*', document)) {
    const { name, attribs } = element
    const { src, alt = '', href, start } = attribs
    element.attribs = {
      ...(src !== undefined && { src: absolute(siteUrl, src), alt, width: String(pictureWidth) }),
      ...(href !== undefined && { href: absolute(siteUrl, href) }),
      ...(start !== undefined && { start }),
      ...(classes[name] && { class: classes[name] }),
      ...(styles[name] && { style: styles[name] }),
    }
    if (isWithin(element, 'aside') && name === 'img') {
      element.attribs = {
        ...element.attribs,
        width: '80',
        style: 'display:block;width:80px',
      }
    }
  }
  return {
    html: DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' }),
    plain: plainLetter(siteUrl, content, shown),
  }
}

/** No player starts in a mail: its card is a link. */
function nameLinksOfPlayers(document: ReturnType<typeof parseDocument>): void {
  for (const anchor of DomUtils.getElementsByTagName('a', document)) {
    const player = isWithin(anchor, 'figure') && playerOf(anchor.attribs.href ?? '')
    const [line] = DomUtils.getElementsByTagName('small', anchor)
    if (!player || !line) continue
    line.children = parseDocument(mediaCopy.play({ ...player, frame: null })).children
  }
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

function isWithin(element: Element, name: string): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if ('name' in parent && parent.name === name) return true
  }
  return false
}

function absolute(siteUrl: string, url: string): string {
  return url.startsWith('/') ? siteUrl + url : url
}

/** The address of a link follows its words. */
function plainLetter(siteUrl: string, content: string, shown: string): string {
  const document = parseDocument(shown)
  for (const anchor of DomUtils.getElementsByTagName('a', document)) {
    const url = absolute(siteUrl, anchor.attribs.href ?? '').replace(/^mailto:/, '')
    if (DomUtils.textContent(anchor).trim() === url || url === '') continue
    for (const text of parseDocument(escapeUTF8(` (${url})`)).children) {
      DomUtils.appendChild(anchor, text)
    }
  }
  return mixedTextLines(DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' }) || content)
}
