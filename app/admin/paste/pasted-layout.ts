import { styleText } from './pasted-body'

/** How a line follows the one before: in the same paragraph, without space, with space, or as another kind of block. */
export type Gap = 'break' | 'close' | 'paragraph' | 'section'

const gaps: Gap[] = ['break', 'close', 'paragraph', 'section']

export function widest(one: Gap, other: Gap): Gap {
  return gaps.indexOf(one) > gaps.indexOf(other) ? one : other
}

const closeBlocks = 'address,body,caption,center,dd,div,dt,figcaption,li,summary,td,th'.split(',')
const paragraphs =
  'article,aside,details,dialog,dl,fieldset,figure,footer,form,header,main,nav,p,section'.split(',')
const sections = 'blockquote,h1,h2,h3,h4,h5,h6,hr,ol,pre,table,tr,ul'.split(',')
const blocks = new Set([...closeBlocks, ...paragraphs, ...sections])

export function isBlock(node: Node | null): boolean {
  if (!(node instanceof Element)) return false
  return blocks.has(node.localName) || /(?:^|;)display:(?:block|flex|grid)/.test(styleText(node))
}

/** The space around a block. That of paragraphs and divisions depends on their margins. */
export function gapOf(
  { localName }: Element,
  { marginTop, marginBottom }: CSSStyleDeclaration,
): Gap {
  if (sections.includes(localName)) return 'section'
  const margins = [marginTop, marginBottom].filter((margin) => margin !== '')
  const hasMargin = margins.some((margin) => Number.parseFloat(margin) !== 0)
  if (hasMargin) return 'paragraph'
  return paragraphs.includes(localName) && margins.length === 0 ? 'paragraph' : 'close'
}

/** Whether line breaks in the element's text are shown; undefined if it does not say. */
export function keepsLines({ localName }: Element, { whiteSpace }: CSSStyleDeclaration) {
  if (whiteSpace === '') return localName === 'pre' ? true : undefined
  return /^(?:pre|break-spaces)/.test(whiteSpace)
}
