import { decodeXML } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { isCardReference, isEditorHtml, isPicturePath } from '~/forms/editor-html'
import { isForeign } from '~/forms/languages'
import { linkUrl } from '~/forms/link-url'
import { playerOf } from '~/forms/players'
import { memoize } from './runtime/memoize'

const maxNesting = 50

const allowedMarkup: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'sup',
    'sub',
    'span',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'figure',
    'figcaption',
    'aside',
  ],
  allowedAttributes: {
    a: ['href', 'data-pdf-id'],
    ol: ['start'],
    span: ['lang'],
    figure: ['data-media', 'data-picture', 'data-alt', 'data-credit'],
    aside: ['data-card'],
  },
  exclusiveFilter({ tag, attribs }) {
    // Its text stays.
    if (tag === 'span') return isForeign(attribs.lang) ? false : 'excludeTag'
    return (
      (tag === 'figure' && !attribs['data-media'] && !attribs['data-picture']) ||
      (tag === 'aside' && !isCardReference(attribs['data-card'] ?? ''))
    )
  },
  transformTags: { a: completeLink, figure: checkedFigure, ol: checkedStart },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: maxNesting,
}

/** Without a scheme a link would lead to a page below the one that shows it. */
function completeLink(tagName: string, { href, ...attribs }: sanitizeHtml.Attributes) {
  const isComplete = href === undefined || /^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(href)
  const url = isComplete ? href : linkUrl(href)
  return { tagName, attribs: url === undefined ? attribs : { ...attribs, href: url } }
}

/** Only a URL that was parsed, of a known service, and the path of a picture. */
function checkedFigure(tagName: string, attributes: sanitizeHtml.Attributes) {
  const { 'data-media': url = '', 'data-picture': path = '', ...others } = attributes
  const player = playerOf(url)
  const attribs = {
    ...(player && { 'data-media': player.url }),
    ...(isPicturePath(path) && { 'data-picture': path }),
    ...others,
  }
  return { tagName, attribs }
}

function checkedStart(tagName: string, { start = '' }: sanitizeHtml.Attributes) {
  return { tagName, attribs: /^-?\d{1,6}$/.test(start) ? { start } : {} } as sanitizeHtml.Tag
}

/** Reduces rich text to the markup that the editor can produce. Call it before storing. */
export const cleanRichText = memoize((html) => combineLetters(sanitizeHtml(html, allowedMarkup)))

/** Combines letters with accents, also of entities such as `a&#778;` for å, in the text between the tags. */
function combineLetters(html: string): string {
  return html.replace(/(?<=^|>)[^<]+/g, (text) => text.normalize('NFC'))
}

export function cleanMixedText(text: string): string {
  return isEditorHtml(text) ? cleanRichText(text) : text
}

export function plainText(html: string): string {
  return plainLines(html).replace(/\s+/g, ' ').trim()
}

export function plainLines(html: string): string {
  const withLineBreaks = html
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/p|\/li|\/blockquote|\/figcaption|\/aside)\b[^<>]*>/gi, '\n$&')
  const text = sanitizeHtml(withLineBreaks, {
    allowedTags: [],
    allowedAttributes: {},
    nestingLimit: maxNesting,
  })
  return decodeXML(text)
}

/** The text of a field with HTML or plain text, with a blank line between paragraphs. */
export function mixedTextLines(text: string): string {
  if (!isEditorHtml(text)) return text
  const withBlankLines = text
    .replace(/<\/p>\s*(?=<\/li>)/gi, '')
    .replace(/<\/(?:p|ul|ol|figure|aside)>/gi, '$&<br>')
  return plainLines(withBlankLines)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export function firstBlocks(html: string, count: number): string {
  const blocks = parseDocument(cleanRichText(html)).children.filter((node) => 'attribs' in node)
  const texts = blocks.filter(({ name }) => name !== 'figure' && name !== 'aside')
  const end = texts[count] ? blocks.indexOf(texts[count]) : blocks.length
  return DomUtils.getOuterHTML(blocks.slice(0, end), { encodeEntities: 'utf8' })
}

export function findLinks(html: string) {
  if (!/<a\s/i.test(html)) return []
  return findAnchors(parseDocument(cleanRichText(html))).map((anchor) => ({
    text: plainText(DomUtils.getInnerHTML(anchor)),
    href: anchor.attribs.href,
    pdfId: anchor.attribs['data-pdf-id'],
  }))
}

type Document = ReturnType<typeof parseDocument>

export function findPictures(html: string): string[] {
  if (!html.includes('data-picture')) return []
  return findFigures(parseDocument(cleanRichText(html))).flatMap(
    (figure) => figure.attribs['data-picture'] ?? [],
  )
}

export function findFigures(document: Document) {
  return DomUtils.getElementsByTagName('figure', document)
}

export function findCards(document: Document) {
  return DomUtils.getElementsByTagName('aside', document)
}

export function findAnchors(document: Document) {
  return DomUtils.getElementsByTagName('a', document)
}
