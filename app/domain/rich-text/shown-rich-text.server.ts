import { escapeUTF8 } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Picture } from '~/domain/images/images'
import { picturesByPath } from '~/domain/images/images.server'
import { pdfUrl } from '~/domain/pdfs/pdfs'
import { type LinkedPdf, linkedPdfs } from '~/domain/pdfs/pdfs.server'
import { isEditorHtml } from '~/forms/editor-html'
import { pdfLinkCopy } from '~/forms/rich-text.copy'
import { linkedText } from '~/http/linked-text.server'
import type { Backend } from '~/platform/backend.server'
import { cleanRichText, findAnchors, findCards, findFigures } from '~/platform/rich-text.server'
import { memoize } from '~/platform/runtime/memoize'
import { showCard, showFigure } from './shown-blocks.server'
import { type TextCard, textCards } from './text-cards.server'

type Anchor = ReturnType<typeof findAnchors>[number]

/**
 * Rich text for a page, sanitized again. PDF links lead to the download, are marked '(fejl)' if the file
 * is unreachable, or are struck through as '(ikke fundet)' if the PDF is missing (docs/specification.md,
 * "PDF links"). Pictures and cards of rows that visitors may not see are left out.
 */
export async function shownRichText(backend: Backend, html: string): Promise<string> {
  const cleaned = cleanRichText(html)
  if (!/data-(?:pdf-id|picture|card)/.test(cleaned)) return unchanging(cleaned)
  const document = parseDocument(cleaned)
  const ids = findAnchors(document).flatMap((anchor) => anchor.attribs['data-pdf-id'] ?? [])
  const paths = findFigures(document).flatMap((figure) => figure.attribs['data-picture'] ?? [])
  const references = findCards(document).flatMap((card) => card.attribs['data-card'] ?? [])
  return shown(document, {
    pdfs: await linkedPdfs(backend, ids),
    pictures: await picturesByPath(backend, paths, 'text'),
    cards: await textCards(backend, references),
    query: backend.preview?.link?.query,
  })
}

/**
 * The HTML of a field with rich or plain text. Plain text keeps its line breaks, blank lines separate its
 * paragraphs, and the addresses in it are links.
 */
export async function shownWrittenText(backend: Backend, text: string): Promise<string> {
  return isEditorHtml(text) ? shownRichText(backend, text) : plainTextAsHtml(text)
}

function plainTextAsHtml(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map(paragraphAsHtml).join('')
}

function paragraphAsHtml(text: string): string {
  const pieces = [linkedText(text)].flat().map((piece) => {
    if (typeof piece === 'string') return escapeUTF8(piece)
    const { href, text: address } = piece
    return `<a href="${escapeUTF8(href)}" rel="noopener noreferrer" class="link">${escapeUTF8(address)}</a>`
  })
  return `<p class="whitespace-pre-line">${pieces.join('')}</p>`
}

/** Cached: most rich texts refer to nothing, so their HTML depends only on the text. */
const unchanging = memoize((cleaned) =>
  shown(parseDocument(cleaned), { pdfs: new Map(), pictures: new Map(), cards: new Map() }),
)

interface Referred {
  pdfs: Map<string, LinkedPdf>
  pictures: Map<string, Picture>
  cards: Map<string, TextCard>
  /** The key of a preview link, which gives access to the files of a draft. */
  query?: string | undefined
}

type Document = ReturnType<typeof parseDocument>

function shown(document: Document, { query, ...referred }: Referred): string {
  showBlocks(document, referred)
  for (const anchor of findAnchors(document)) {
    const { href, 'data-pdf-id': id } = anchor.attribs
    if (id !== undefined) showPdfLink(anchor, id, referred.pdfs.get(id), query)
    else if (href === undefined) unwrap(anchor)
    else if (/^https?:/i.test(href)) anchor.attribs.rel = 'noopener noreferrer'
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
}

function showBlocks(document: Document, { pictures, cards }: Omit<Referred, 'query'>): void {
  for (const figure of findFigures(document)) {
    const picture = pictures.get(figure.attribs['data-picture'] ?? '')
    if (picture) showFigure(figure, picture)
    else DomUtils.removeElement(figure)
  }
  for (const element of findCards(document)) {
    const card = cards.get(element.attribs['data-card'] ?? '')
    if (card) showCard(element, card)
    else DomUtils.removeElement(element)
  }
}

function showPdfLink(
  anchor: Anchor,
  id: string,
  file: LinkedPdf | undefined,
  query: string | undefined,
): void {
  if (!file) {
    anchor.name = 's'
    anchor.attribs = {}
    addText(anchor, pdfLinkCopy.missing)
  } else if (!file.reachable) {
    addText(anchor, pdfLinkCopy.unavailable)
    unwrap(anchor)
  } else {
    const href = pdfUrl(id, file.name, query)
    anchor.attribs = { href, 'data-pdf-id': id, download: '' }
  }
}

/** Appends words to a link. */
function addText(anchor: Anchor, words: string): void {
  for (const text of parseDocument(escapeUTF8(` ${words}`)).children) DomUtils.append(anchor, text)
}

/** Replaces a link by its content. */
function unwrap(anchor: Anchor): void {
  for (const child of [...anchor.children]) DomUtils.prepend(anchor, child)
  DomUtils.removeElement(anchor)
}
