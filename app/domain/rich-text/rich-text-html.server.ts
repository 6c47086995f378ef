import { escapeUTF8 } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import { type AttachedPdf, linkedPdfs } from '~/domain/files/files.server'
import type { Picture } from '~/domain/images/images'
import { picturesByPath } from '~/domain/images/images.server'
import { isEditorHtml } from '~/forms/editor-html'
import { mediaCopy } from '~/forms/media.copy'
import { type Player, playerOf } from '~/forms/players'
import { pdfLinkCopy } from '~/forms/rich-text.copy'
import { linkedText } from '~/http/linked-text.server'
import type { Backend } from '~/platform/backend.server'
import { cleanRichText, findAnchors, findCards, findFigures } from '~/platform/rich-text.server'
import { memoize } from '~/platform/runtime/memoize'
import { type TextCard, textCards } from './text-cards.server'

type Element = ReturnType<typeof findAnchors>[number]

/**
 * Sanitizes again. Links to PDFs are marked '(fejl)' if the file cannot be read, and struck through and marked
 * '(ikke fundet)' if the PDF is missing. Leaves out pictures and cards that visitors may not see.
 */
export async function richTextHtml(backend: Backend, html: string): Promise<string> {
  const cleaned = cleanRichText(html)
  if (!/data-(?:pdf-id|picture|card)/.test(cleaned)) return cachedHtml(cleaned)
  const document = parseDocument(cleaned)
  const ids = findAnchors(document).flatMap((anchor) => anchor.attribs['data-pdf-id'] ?? [])
  const paths = findFigures(document).flatMap((figure) => figure.attribs['data-picture'] ?? [])
  const references = findCards(document).flatMap((card) => card.attribs['data-card'] ?? [])
  return render(document, {
    pdfs: await linkedPdfs(backend, ids),
    pictures: await picturesByPath(backend, paths, 'text'),
    cards: await textCards(backend, references),
  })
}

/** The card of a field with a video or a sound; nothing without one, so that a page does not depend on it. */
export async function mediaCard(
  backend: Backend,
  stored: string | null,
): Promise<{ media?: string }> {
  return stored ? { media: await richTextHtml(backend, stored) } : {}
}

/** Plain text keeps its line breaks, blank lines separate its paragraphs, and the addresses in it are links. */
export async function mixedTextHtml(backend: Backend, text: string): Promise<string> {
  return isEditorHtml(text) ? richTextHtml(backend, text) : plainTextAsHtml(text)
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

/** The HTML of a rich text without PDFs, pictures and cards. It depends only on the text, so it is cached. */
const cachedHtml = memoize((cleaned) =>
  render(parseDocument(cleaned), { pdfs: new Map(), pictures: new Map(), cards: new Map() }),
)

interface References {
  pdfs: Map<string, AttachedPdf>
  pictures: Map<string, Picture>
  cards: Map<string, TextCard>
}

function render(document: ReturnType<typeof parseDocument>, { pdfs, pictures, cards }: References) {
  for (const figure of findFigures(document)) {
    renderFigure(figure, pictures.get(figure.attribs['data-picture'] ?? ''))
  }
  for (const card of findCards(document)) {
    renderCard(card, cards.get(card.attribs['data-card'] ?? ''))
  }
  for (const anchor of findAnchors(document)) {
    const { href, 'data-pdf-id': id } = anchor.attribs
    if (id !== undefined) renderPdfLink(anchor, id, pdfs.get(id))
    else if (href === undefined) unwrap(anchor)
    else if (/^https?:/i.test(href)) anchor.attribs.rel = 'noopener noreferrer'
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
}

function renderPdfLink(anchor: Element, id: string, file: AttachedPdf | undefined): void {
  if (!file) {
    anchor.name = 's'
    anchor.attribs = {}
    addText(anchor, pdfLinkCopy.missing)
  } else if (file.url === undefined) {
    addText(anchor, pdfLinkCopy.unavailable)
    unwrap(anchor)
  } else {
    anchor.attribs = { href: file.url, 'data-pdf-id': id, download: '' }
  }
}

function addText(anchor: Element, words: string): void {
  for (const text of parseDocument(escapeUTF8(` ${words}`)).children) DomUtils.append(anchor, text)
}

function unwrap(anchor: Element): void {
  for (const child of [...anchor.children]) DomUtils.prepend(anchor, child)
  DomUtils.removeElement(anchor)
}

const columnSizes = '(min-width: 48rem) 42rem, 94vw'

function renderFigure(figure: Element, picture: Picture | undefined) {
  const player = playerOf(figure.attribs['data-media'] ?? '')
  if (player) return renderPlayer(figure, player, picture)
  if (!picture) return DomUtils.removeElement(figure)
  const { 'data-alt': alt = '', 'data-credit': credit = picture.credit ?? '' } = figure.attribs
  const caption = DomUtils.getElementsByTagName('figcaption', figure)
    .map((element) => DomUtils.getInnerHTML(element))
    .join(' ')
  figure.attribs = {}
  replaceContent(
    figure,
    pictureHtml(picture, alt || picture.alt, columnSizes) +
      captionHtml(caption, escapeUTF8(credit)),
  )
}

/** A link, which `app/site/layout/players.tsx` replaces by the player when the reader presses it. */
function renderPlayer(figure: Element, player: Player, picture: Picture | undefined) {
  const title = DomUtils.getElementsByTagName('figcaption', figure)
    .map(DomUtils.textContent)
    .join(' ')
  const image = picture ? pictureHtml(picture, '', columnSizes) : ''
  figure.attribs = {
    class: 'player',
    ...(player.frame !== null && { 'data-player': player.frame }),
  }
  replaceContent(
    figure,
    `<a href="${escapeUTF8(player.url)}" rel="noopener noreferrer">${image}<span><strong>${escapeUTF8(title)}</strong><br><small>${mediaCopy.play(player)}</small></span></a>`,
  )
}

function renderCard(element: Element, card: TextCard | undefined) {
  if (!card) return DomUtils.removeElement(element)
  const { path, title, line, picture } = card
  const image = picture ? pictureHtml(picture, '', '5rem') : ''
  const below = line ? `<br><small>${escapeUTF8(line)}</small>` : ''
  element.attribs = {}
  replaceContent(
    element,
    `<a href="${escapeUTF8(path)}">${image}<span><strong>${escapeUTF8(title)}</strong>${below}</span></a>`,
  )
}

function pictureHtml({ width, height, src, sources }: Picture, alt: string, sizes: string): string {
  const others = sources
    .slice(0, -1)
    .map(({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${sizes}">`)
  const srcset = sources.at(-1)?.srcset ?? ''
  return `<picture>${others.join('')}<img src="${src}" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${height}" alt="${escapeUTF8(alt)}" loading="lazy" decoding="async"></picture>`
}

function captionHtml(caption: string, credit: string): string {
  const parts = [caption, credit && `<small>${credit}</small>`].filter((part) => part !== '')
  return parts.length > 0 ? `<figcaption>${parts.join(' ')}</figcaption>` : ''
}

function replaceContent(element: Element, html: string): void {
  for (const child of [...element.children]) DomUtils.removeElement(child)
  for (const child of [...parseDocument(html).children]) DomUtils.appendChild(element, child)
}
