import { escapeUTF8 } from 'entities'
import type { cardsOf } from '~/platform/rich-text.server'
import { pictureHtml, replaceContent } from './shown-figure.server'
import type { TextCard } from './text-cards.server'

/** Fills a card of a rich text with a link to its row. */
export function showCard(
  element: ReturnType<typeof cardsOf>[number],
  { path, title, line, picture }: TextCard,
): void {
  const image = picture ? pictureHtml(picture, '', '5rem') : ''
  const below = line ? `<br><small>${escapeUTF8(line)}</small>` : ''
  element.attribs = {}
  replaceContent(
    element,
    `<a href="${escapeUTF8(path)}">${image}<span><strong>${escapeUTF8(title)}</strong>${below}</span></a>`,
  )
}
