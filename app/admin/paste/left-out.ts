import { leftOutCopy } from '~/admin/copy/rich-text.copy'
import { capitalise } from '~/danish/capitalise'
import { styleText } from './pasted-body'

export type LeftOut = keyof typeof leftOutCopy

/** Returns the kinds of content that an element loses in the editor, while its text stays. */
export function leftOutBy(element: Element, isInLink: boolean): LeftOut[] {
  const kind = elements[element.localName] ?? kindOf(element)
  // All programs give links a colour and an underline.
  const formats = isInLink ? [] : formatsOf(element)
  const lost = formats.length > 0 && isLink(element) ? [] : formats
  return kind ? [kind, ...lost] : lost
}

function kindOf(element: Element): LeftOut | undefined {
  if (element.matches('[type=checkbox], [role=checkbox], [data-list=checked]')) return 'checks'
  // The line above footnotes and comments of Word has a width.
  return element.matches('hr:not([width], .msocomoff)') ? 'rules' : undefined
}

function isLink(element: Element): boolean {
  const link = element.closest('a') ?? element.querySelector('a')
  return link !== null && link.textContent.trim() === element.textContent.trim()
}

function formatsOf(element: Element): LeftOut[] {
  const found = styles
    .filter(([, pattern]) => pattern.test(styleText(element)))
    .map(([kind]) => kind)
  if (element.localName === 'u') found.push('underlines')
  if (element.matches('center, p[align=center], p[align=right]')) found.push('alignment')
  return found.length > 0 && element.textContent.trim() !== '' ? found : []
}

/** Returns why an element is left out with its text: [] if readers of its source do not see it either, undefined if it stays. */
export function leftOutWith(element: Element, style: CSSStyleDeclaration): LeftOut[] | undefined {
  if (unread.has(element.localName)) return []
  if (films.has(element.localName)) return ['films']
  if (element.localName === 'svg') return ['pictures']
  const kind = reasons.find(([, applies]) => applies(element, style))?.[0]
  if (kind === undefined) return undefined
  return element.textContent.trim() === '' ? [] : [kind]
}

const reasons: [LeftOut, (element: Element, style: CSSStyleDeclaration) => boolean][] = [
  [
    'comments',
    (element) => element.matches(comments) || /mso-element:comment/i.test(styleText(element)),
  ],
  ['deletions', (element) => element.matches(deletions)],
  [
    'hidden',
    (element, { display, visibility }) =>
      element.hasAttribute('hidden') ||
      display === 'none' ||
      visibility === 'hidden' ||
      unseenClasses.test(element.className) ||
      unseenStyles.test(styleText(element)),
  ],
]

/** Text for screen readers only. */
const unseenClasses = /(?:^|\s)(?:sr-only|screen-reader-text|visually-?hidden)(?:\s|$)/i
const unseenStyles =
  /mso-hide:all|(?:^|;)(?:font-size|opacity|max-height):0(?![.\d]*[1-9])|(?:^|;)color:transparent|(?:^|;)clip:rect\([01]|clip-path:inset\((?:50|100)%|(?:^|;)(?:left|top|text-indent):-\d{4}/i

const unread = new Set([
  'script',
  'style',
  'title',
  'noscript',
  'template',
  'xml',
  'button',
  'select',
  'textarea',
  'object',
  'canvas',
])
const films = new Set(['video', 'audio', 'iframe'])

/** Comments of Word and their marks in the text. */
const comments =
  '.msocomtxt, .msocomanchor, .msocomoff, .MsoCommentReference, .MsoCommentText, ' +
  // Google Docs, copied from a document that was downloaded as a page.
  'sup:has(> a[id^=cmnt_ref]), div:has(> p > a[id^=cmnt]:not([id^=cmnt_ref]))'
/** Words that were deleted while changes were tracked. */
const deletions = 'del, .msoDel, .TrackChangeTextDeletion'

const elements: Record<string, LeftOut> = {
  img: 'pictures',
  'v:imagedata': 'pictures',
  table: 'tables',
  s: 'strikes',
  strike: 'strikes',
}

const ordinaryColours =
  'inherit|initial|auto|windowtext|currentcolor|var\\(|black|#000|rgba?\\(0, ?0, ?0'
const ordinaryBackgrounds =
  'inherit|initial|none|transparent|white|#fff|rgba?\\(255, ?255, ?255|rgba?\\(0, ?0, ?0, ?0'

const styles: [LeftOut, RegExp][] = [
  ['colours', new RegExp(`(?<![\\w-])color\\s*:\\s*(?!\\s|${ordinaryColours})`, 'i')],
  [
    'colours',
    new RegExp(
      `(?<![\\w-])(?:background(?:-color)?|mso-highlight)\\s*:\\s*(?!\\s|${ordinaryBackgrounds})`,
      'i',
    ),
  ],
  ['underlines', /(?<![\w-])text-decoration(?:-line)?\s*:\s*[^;"']*underline/i],
  ['strikes', /(?<![\w-])text-decoration(?:-line)?\s*:\s*[^;"']*line-through/i],
  ['smallCaps', /(?<![\w-])font-variant(?:-caps)?:[^;]*small-caps/i],
  ['alignment', /(?<![\w-])text-align:(?:center|right|end)/i],
]

/** Returns a sentence such as 'Billeder og farver kom ikke med.'; undefined if nothing was left out. */
export function leftOutText(kinds: readonly LeftOut[]): string | undefined {
  if (kinds.length === 0) return undefined
  const list = new Intl.ListFormat('da').format(kinds.map((kind) => leftOutCopy[kind]))
  return `${capitalise(list)} kom ikke med.`
}
