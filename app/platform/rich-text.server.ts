import { decodeXML, escapeUTF8 } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { pdfLinkCopy } from '~/forms/rich-text.copy'
import type { Backend } from './backend.server'

const deepest = 50

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li', 'blockquote'],
  allowedAttributes: { a: ['href', 'data-pdf-id'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: deepest,
}

/** Rich text with nothing left in it but what the editor can make: to be used before it is stored. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, allowed)
}

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

function anchorsOf(document: Document) {
  return DomUtils.getElementsByTagName('a', document)
}

type Anchor = ReturnType<typeof anchorsOf>[number]

/**
 * Rich text as a page shows it: cleaned again, and its PDF links resolved to their download, marked
 * '(fejl)' when the file cannot be reached, or struck through as '(ikke fundet)' when its record is
 * missing (docs/specification.md, "PDF links").
 */
export async function shownRichText(backend: Backend, html: string): Promise<string> {
  const document = parseDocument(cleanRichText(html))
  const anchors = anchorsOf(document)
  const ids = anchors.flatMap((anchor) => anchor.attribs['data-pdf-id'] ?? [])
  const files = await pdfFiles(backend, ids)
  for (const anchor of anchors) {
    const { href, 'data-pdf-id': id } = anchor.attribs
    if (id !== undefined) showPdfLink(anchor, id, files.get(id))
    else if (href === undefined) unwrap(anchor)
    else if (/^https?:/i.test(href)) anchor.attribs.rel = 'noopener noreferrer'
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
}

function showPdfLink(anchor: Anchor, id: string, file: PdfFile | undefined): void {
  if (!file) {
    anchor.name = 's'
    anchor.attribs = {}
    addText(anchor, pdfLinkCopy.missing)
  } else if (!file.reachable) {
    addText(anchor, pdfLinkCopy.unavailable)
    unwrap(anchor)
  } else {
    const href = `/filer/pdf/${encodeURIComponent(id)}/${encodeURIComponent(file.name)}`
    anchor.attribs = { href, 'data-pdf-id': id, download: '' }
  }
}

/** Puts words behind a link. */
function addText(anchor: Anchor, words: string): void {
  for (const text of parseDocument(escapeUTF8(` ${words}`)).children) DomUtils.append(anchor, text)
}

/** Leaves what is in a link without it. */
function unwrap(anchor: Anchor): void {
  for (const child of [...anchor.children]) DomUtils.prepend(anchor, child)
  DomUtils.removeElement(anchor)
}

interface PdfFile {
  name: string
  reachable: boolean
}

async function pdfFiles({ db, files }: Backend, ids: string[]): Promise<Map<string, PdfFile>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('collaboration_files')
    .select(['id', 'original_name', 'file_path'])
    .where('id', 'in', ids)
    .execute()
  const found = rows.map(async (row) => {
    const reachable = await files.exists(row.file_path).catch(() => false)
    return [row.id, { name: row.original_name, reachable }] as const
  })
  return new Map(await Promise.all(found))
}
