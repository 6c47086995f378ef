import { decodeXML } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { remembered } from './runtime/remembered'

const deepest = 50

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li', 'blockquote'],
  allowedAttributes: { a: ['href', 'data-pdf-id'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: deepest,
}

/** Rich text with nothing left in it but what the editor can make: to be used before it is stored. */
export const cleanRichText = remembered((html) => sanitizeHtml(html, allowed))

/** The text alone, for clamped descriptions and page heads. */
export function plainText(html: string): string {
  return plainLines(html).replace(/\s+/g, ' ').trim()
}

/** The text alone, line by line. */
export function plainLines(html: string): string {
  const broken = html.replace(/\s+/g, ' ').replace(/<(br|\/p|\/li|\/blockquote)\b[^<>]*>/gi, '\n$&')
  const text = sanitizeHtml(broken, {
    allowedTags: [],
    allowedAttributes: {},
    nestingLimit: deepest,
  })
  return decodeXML(text)
}

/** A link in rich text: to a URL, or to a PDF by its id. */
export interface RichTextLink {
  text: string
  href: string | undefined
  pdfId: string | undefined
}

/** The links of a rich text, in their order. */
export function linksIn(html: string): RichTextLink[] {
  return anchorsOf(parseDocument(cleanRichText(html))).map((anchor) => ({
    text: plainText(DomUtils.getInnerHTML(anchor)),
    href: anchor.attribs.href,
    pdfId: anchor.attribs['data-pdf-id'],
  }))
}

type Document = ReturnType<typeof parseDocument>

/** Every link of a parsed rich text. */
export function anchorsOf(document: Document) {
  return DomUtils.getElementsByTagName('a', document)
}
