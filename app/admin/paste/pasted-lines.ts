import { type LeftOut, leftOutBy, leftOutWith } from './left-out'
import { styleText } from './pasted-body'
import { type Format, formatIn, plain } from './pasted-format'
import { type Item, itemAt } from './pasted-items'
import { type Gap, gapOf, isBlock, keepsLines, widest } from './pasted-layout'
import { type Letters, lettersIn, shownText } from './pasted-text'

export interface Run {
  text: string
  format: Format
}

export interface Line {
  runs: Run[]
  gap: Gap
  item: Item | undefined
  quote: Element | undefined
}

/** What a part of the text inherits from the elements around it. */
interface Place {
  format: Format
  letters: Letters
  keepsLines: boolean
  item: Item | undefined
  quote: Element | undefined
  list: { level: number; element: Element } | undefined
}

/** Reads the lines of a parsed text, with the formats that the editor has. Adds what it leaves out to `leftOut`. */
export function linesOf(body: Element, leftOut: Set<LeftOut>): Line[] {
  const lines: Line[] = []
  let current: Line | undefined
  let gap: Gap = 'close'

  function lineAt({ item, quote }: Place): Line {
    current ??= { runs: [], gap, item, quote }
    gap = 'close'
    return current
  }

  function endLine(following: Gap) {
    if (current?.runs.length) lines.push(current)
    else if (current) gap = widest(gap, current.gap)
    current = undefined
    gap = widest(gap, following)
  }

  /** Ends a line, even an empty one, which separates paragraphs. */
  function breakLine(place: Place) {
    lines.push(lineAt(place))
    current = undefined
    lineAt(place).gap = 'break'
  }

  function readText(node: Text, place: Place) {
    if (node.data.trim() === '' && [node.previousSibling, node.nextSibling].some(isBlock)) return
    const pieces = node.data.split(
      place.keepsLines ? /\r\n?|[\n\v\u2028\u2029]/ : /[\v\u2028\u2029]/,
    )
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) breakLine(place)
      const text = shownText(piece, place.letters, leftOut).replace(/[ \t\r\n\f]+/g, ' ')
      if (text === '' || (text === ' ' && !current?.runs.length)) continue
      lineAt(place).runs.push({ text, format: place.format })
    }
  }

  function readElement(element: Element, outer: Place) {
    const name = element.localName
    if (name === 'br') return breakLine(outer)
    const picture = emojiOf(element)
    if (picture !== undefined) {
      return void lineAt(outer).runs.push({ text: picture, format: outer.format })
    }
    const { style } = document.createElement('i')
    style.cssText = styleText(element)
    const lost = leftOutWith(element, style)
    for (const kind of lost ?? leftOutBy(element, outer.format.href !== undefined))
      leftOut.add(kind)
    if (lost) return
    const around = isBlock(element) ? gapOf(element, style) : undefined
    if (around) endLine(around)
    readChildren(element, placeIn(element, style, outer))
    if (around) endLine(around)
  }

  function placeIn(element: Element, style: CSSStyleDeclaration, outer: Place): Place {
    const name = element.localName
    const format = formatIn(element, style, outer.format)
    if (hasLostLink(element, format)) leftOut.add('links')
    const item = itemAt(element, outer.list, outer.item)
    if (item !== outer.item && item?.hasOwnNumbers) leftOut.add('numbering')
    const isList = name === 'ul' || name === 'ol'
    return {
      format,
      letters: lettersIn(style, outer.letters),
      item,
      keepsLines: keepsLines(element, style) ?? outer.keepsLines,
      quote: name === 'blockquote' && !item ? element : outer.quote,
      list: isList ? { level: (outer.list?.level ?? 0) + 1, element } : outer.list,
    }
  }

  function readChildren(element: Element, place: Place) {
    for (const child of [...element.childNodes]) {
      if (child instanceof Text) readText(child, place)
      else if (child instanceof Element) readElement(child, place)
    }
  }

  readChildren(body, {
    format: plain,
    letters: { isUpperCase: false, symbolFont: undefined },
    keepsLines: false,
    item: undefined,
    quote: undefined,
    list: undefined,
  })
  endLine('close')
  return lines
}

const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d\ufe0f]|[\d#*]\ufe0f?\u20e3)+$/u

/** Mail and chat programs write an emoji as a picture. */
function emojiOf(element: Element): string | undefined {
  const text = element.localName === 'img' ? element.getAttribute('alt') : null
  return text !== null && emoji.test(text) ? text : undefined
}

/** A link within the page that it was copied from has no use here, but nothing is lost either. */
function hasLostLink(element: Element, { href }: Format): boolean {
  if (element.localName !== 'a' || href !== undefined) return false
  return !/^(?:#|$)/.test(element.getAttribute('href') ?? '')
}
