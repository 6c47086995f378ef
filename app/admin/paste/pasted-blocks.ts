import type { Item } from './pasted-items'

/** A paragraph of the editor, with its place. */
export interface Block {
  element: HTMLElement
  item: Item | undefined
  quote: Element | undefined
}

interface OpenList {
  level: number
  list: HTMLOListElement | HTMLUListElement
  next: number
  item: Item
}

/** Builds the lists and quotations around the paragraphs. A list below a skipped level is one level deeper. */
export function nestBlocks(blocks: readonly Block[], root: HTMLElement): HTMLElement {
  const { ownerDocument: html } = root
  let place: HTMLElement = root
  let quote: Element | undefined
  let open: OpenList[] = []

  function innermostItem() {
    return open.at(-1)?.list.lastElementChild
  }

  function placeOf(item: Item): Element {
    const at = open.findIndex((list) => list.item === item)
    if (at >= 0) {
      open = open.slice(0, at + 1)
    } else {
      open = open.filter(({ level }) => level <= item.level)
      appendItem(item)
    }
    return innermostItem() ?? place
  }

  function appendItem(item: Item) {
    let list = open.at(-1)
    if (list?.level === item.level && !continues(list, item)) {
      open.pop()
      list = undefined
    }
    if (list?.level !== item.level) {
      const element = html.createElement(item.ordered ? 'ol' : 'ul')
      const next = item.numbers[0] ?? 1
      if (item.ordered && next !== 1) element.setAttribute('start', String(next))
      const parent = innermostItem() ?? place
      parent.append(element)
      list = { level: item.level, list: element, next, item }
      open.push(list)
    }
    list.list.append(html.createElement('li'))
    list.item = item
    list.next += 1
  }

  for (const block of blocks) {
    if (block.quote !== quote) {
      quote = block.quote
      place = root
      open = []
      if (quote) {
        place = html.createElement('blockquote')
        root.append(place)
      }
    }
    if (!block.item) open = []
    const parent = block.item ? placeOf(block.item) : place
    parent.append(block.element)
  }
  return root
}

function continues({ list, next }: OpenList, { ordered, numbers }: Item): boolean {
  const isSameKind = (list.localName === 'ol') === ordered
  return isSameKind && (!ordered || numbers.length === 0 || numbers.includes(next))
}
