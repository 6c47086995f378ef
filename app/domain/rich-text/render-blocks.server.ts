import { escapeUTF8 } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Picture } from '~/domain/images/images'
import type { findFigures } from '~/platform/rich-text.server'
import type { TextCard } from './text-cards.server'

/** The element of a picture or a card in a rich text. */
type Block = ReturnType<typeof findFigures>[number]

/** `sizes` of a picture: the width of a text's column on wide screens, and nearly the screen's on phones. */
const columnSizes = '(min-width: 48rem) 42rem, 94vw'

/** Adds the picture, and the credit after the caption, to a figure of a rich text. */
export function renderFigure(figure: Block, picture: Picture): void {
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

/** Adds the link to its row to a card of a rich text. */
export function renderCard(element: Block, { path, title, line, picture }: TextCard): void {
  const image = picture ? pictureHtml(picture, '', '5rem') : ''
  const below = line ? `<br><small>${escapeUTF8(line)}</small>` : ''
  element.attribs = {}
  replaceContent(
    element,
    `<a href="${escapeUTF8(path)}">${image}<span><strong>${escapeUTF8(title)}</strong>${below}</span></a>`,
  )
}

/** The `<picture>` element of a picture. */
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

function replaceContent(element: Block, html: string): void {
  for (const child of [...element.children]) DomUtils.removeElement(child)
  for (const child of [...parseDocument(html).children]) DomUtils.appendChild(element, child)
}
