import { styleText } from './pasted-body'

/** A list item, whose paragraphs refer to the same object. */
export interface Item {
  /** Deeper items have a greater level; levels may be skipped. */
  level: number
  ordered: boolean
  /** What the item's number may be: 'i' is 1 or 9. None continues the list. */
  numbers: number[]
  /** Whether it is numbered with letters, Roman numerals or numbers of several parts. */
  hasOwnNumbers: boolean
}

/** The item that an element is, or is in. Takes the bullet or number from Word's paragraphs. */
export function itemAt(
  element: Element,
  list: { level: number; element: Element } | undefined,
  outer: Item | undefined,
): Item | undefined {
  const name = element.localName
  if (name === 'li') return listItem(element, list)
  const isHeading = /^h[1-6]$/.test(name)
  if (!isHeading && !isParagraph(element)) return outer
  const marker = takeMarker(element, isHeading || outer !== undefined)
  const isWord = /\p{L}{2}/u.test(marker ?? '') && numbersOf(marker ?? '').length === 0
  if (!isHeading && !isWord) return outer ?? wordItem(element, marker)
  if (/\w/.test(marker ?? '')) element.prepend(`${marker} `)
  return outer
}

function isParagraph(element: Element): boolean {
  if (element.localName === 'p' || styleText(element).includes('mso-list:l')) return true
  return element.localName === 'div' && element.querySelector('div,p,ul,ol,table') === null
}

/** Deeper lists are shown at this level: the server keeps 50 elements within each other. */
const maxLevel = 20

/** The item that an element of a list is. Word's web version writes a list for each item, with the level in an attribute. */
function listItem(element: Element, list: { level: number; element: Element } | undefined): Item {
  const levels = ['aria-level', 'data-aria-level'].map((name) => element.getAttribute(name))
  // Quill writes every item of nested lists into one list.
  const indent = /(?:^|\s)ql-indent-(\d)/.exec(element.className)?.[1]
  const quillKind = element.getAttribute('data-list')
  const ordered = quillKind ? quillKind === 'ordered' : list?.element.localName === 'ol'
  const isCounted = list !== undefined && !quillKind && !indent
  const styles = [element, list?.element].map((one) => (one ? styleText(one) : '')).join(';')
  const types = [element, list?.element].map((one) => one?.getAttribute('type') ?? '').join('')
  return {
    level: Math.min(
      Math.max(list?.level ?? 1, ...levels.map(Number)) + Number(indent ?? 0),
      maxLevel,
    ),
    ordered,
    numbers: ordered && isCounted ? numberIn(list.element, element) : [],
    hasOwnNumbers:
      ordered &&
      (/[ai]/i.test(types) ||
        /list-style[\w-]*:[^;]*(?:alpha|latin|roman|greek|leading-zero)/.test(styles)),
  }
}

/**
 * The number that a browser shows before an item, whose list keeps the next one. A list of Word that begins with a
 * nested one has the number of the item before that.
 */
function numberIn(list: Element, item: Element): number[] {
  const isReversed = list.hasAttribute('reversed')
  const isFirst = list.querySelector('li') === item
  const first = () => (isReversed ? String(list.querySelectorAll(':scope > li').length) : '1')
  const written = [
    item.getAttribute('value'),
    list.getAttribute('data-next'),
    isFirst ? list.getAttribute('start') : null,
    isFirst ? first() : null,
  ].find((number) => /^-?\d{1,6}$/.test(number ?? ''))
  if (written === undefined) return []
  list.setAttribute('data-next', String(Number(written) + (isReversed ? -1 : 1)))
  return [Number(written)]
}

/** Removes the bullet or number that Word writes before a list item or a numbered heading, and returns it. */
function takeMarker(paragraph: Element, isOther: boolean): string | undefined {
  const marker = ignoredMarker(paragraph) ?? markerBetweenComments(paragraph)
  if (marker) {
    const text = marker.map((node) => node.textContent).join('')
    for (const node of marker) node.parentNode?.removeChild(node)
    return text.replace(/\s+/g, ' ').trim()
  }
  // Gmail writes m_-123MsoListParagraph.
  if (/(?:^|\s|_-?\d+)MsoListParagraph/.test(paragraph.className)) {
    return typedMarker(paragraph, /^\s*(\S{1,6})\u00a0[\u00a0\s]+/)
  }
  return isOther || paragraph.querySelector('br') ? undefined : typedMarker(paragraph, spacedMarker)
}

/** A bullet or number with a tab or several spaces after it, as in mails and programs that leave out Word's classes. */
const spacedMarker =
  /^\s*([·•o§▪◦●○■–-]|\(?(?:\d{1,3}|[a-zæøå]|[ivx]{1,5})[.)])(?:[ \n\u00a0]*\t|(?=[ \n]*\u00a0)[ \n\u00a0]{3,})\s*(?=\S)/i

function ignoredMarker(paragraph: Element): Node[] | undefined {
  const marker = paragraph.querySelector('[data-style*="mso-list:ignore" i]')
  return marker ? [marker] : undefined
}

/** The nodes within `<![if !supportLists]>…<![endif]>`, which browsers parse as two comments. */
function markerBetweenComments(paragraph: Element): Node[] | undefined {
  const comments = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const { currentNode: comment } = comments
    if (!/^\[if !supportLists\]/i.test(comment.nodeValue ?? '')) continue
    const nodes: Node[] = []
    for (let node = comment.nextSibling; node; node = node.nextSibling) {
      if (node.nodeType === Node.COMMENT_NODE) return nodes
      nodes.push(node)
    }
  }
  return undefined
}

/** A marker without any markup, such as '·' and no-break spaces. */
function typedMarker(paragraph: Element, pattern: RegExp): string | undefined {
  const found = pattern.exec(paragraph.textContent)
  if (!found?.[1]) return undefined
  let rest = found[0].length
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  while (rest > 0 && texts.nextNode()) {
    const text = texts.currentNode as Text
    const count = Math.min(rest, text.length)
    text.deleteData(0, count)
    rest -= count
  }
  return found[1]
}

/** The item that a paragraph of Word is; undefined if it is none. Safari leaves out the level, but not the margin. */
function wordItem(paragraph: Element, marker: string | undefined): Item | undefined {
  const level = /mso-list:\S+ level(\d)/i.exec(styleText(paragraph))?.[1]
  if (level === undefined && marker === undefined) return undefined
  const numbers = numbersOf(marker ?? '')
  return {
    level: level ? Number(level) : marginLeft(paragraph) / 18,
    ordered: numbers.length > 0,
    numbers,
    hasOwnNumbers: numbers.length > 0 && !/^\(?\d+\W*$/.test(marker ?? ''),
  }
}

const points: Record<string, number> = { pt: 1, px: 0.75, cm: 28.35, mm: 2.835, in: 72 }

function marginLeft(paragraph: Element): number {
  const { style } = document.createElement('p')
  style.cssText = styleText(paragraph)
  return (
    Number.parseFloat(style.marginLeft || '0') *
    (points[style.marginLeft.replace(/[\d.-]/g, '')] ?? 1)
  )
}

/** '2.' and '1.2' are 2, '(b)' is 2, 'i)' is 1 or 9, '·' and 'o' are no numbers. */
function numbersOf(marker: string): number[] {
  const digits = marker.match(/\d{1,6}/g)?.at(-1)
  if (digits) return [Number(digits)]
  const letters = /^\(?([a-zæøå]{1,7})[.):]+$/i.exec(marker)?.[1]?.toLowerCase()
  if (!letters) return []
  const roman = romanNumber(letters)
  const letter = /^(.)\1*$/.test(letters)
    ? 'abcdefghijklmnopqrstuvwxyzæøå'.indexOf(letters.charAt(0)) + 1 + 26 * (letters.length - 1)
    : undefined
  const numbers = /^[ivx]+$/.test(letters) ? [roman, letter] : [letter, roman]
  return numbers.filter((number) => number !== undefined)
}

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function romanNumber(letters: string): number | undefined {
  const values = [...letters].map((letter) => romanDigits[letter] ?? Number.NaN)
  const sum = values.reduce(
    (total, value, at) => total + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
  return Number.isNaN(sum) ? undefined : sum
}
