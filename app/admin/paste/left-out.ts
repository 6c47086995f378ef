import { leftOutCopy } from '~/admin/copy/rich-text.copy'
import { capitalise } from '~/danish/capitalise'
import { tag, withoutHiddenElements } from './clean-paste'

type LeftOut = keyof typeof leftOutCopy

/** Returns the kinds of content that `cleanPastedHtml` leaves out of pasted HTML. */
export function leftOutOf(html: string): LeftOut[] {
  // Text from this editor is inserted unchanged.
  if (html.includes('data-pm-slice')) return []
  const kinds = new Set<LeftOut | undefined>()
  let links = 0
  for (const [, slash, name = '', attributes = ''] of withoutHiddenElements(html).matchAll(tag)) {
    const element = name.toLowerCase()
    if (element === 'a') links += slash ? -1 : 1
    if (slash || element === 'body' || element === 'html') continue
    kinds.add(elements[element])
    // All programs give links a colour and an underline.
    if (links <= 0) for (const style of stylesLeftOut(element, attributes)) kinds.add(style)
  }
  return (Object.keys(leftOutCopy) as LeftOut[]).filter((kind) => kinds.has(kind))
}

function stylesLeftOut(element: string, attributes: string): LeftOut[] {
  const found = styles.filter(([, pattern]) => pattern.test(attributes)).map(([style]) => style)
  return element === 'u' ? [...found, 'underlines'] : found
}

const elements: Record<string, LeftOut> = {
  img: 'pictures',
  picture: 'pictures',
  svg: 'pictures',
  'v:imagedata': 'pictures',
  video: 'films',
  audio: 'films',
  iframe: 'films',
  table: 'tables',
  s: 'strikes',
  strike: 'strikes',
  del: 'strikes',
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
]

/** Returns a sentence such as 'Billeder og farver kom ikke med.'; undefined if nothing was left out. */
export function leftOutText(kinds: readonly LeftOut[]): string | undefined {
  if (kinds.length === 0) return undefined
  const list = new Intl.ListFormat('da').format(kinds.map((kind) => leftOutCopy[kind]))
  return `${capitalise(list)} kom ikke med.`
}
