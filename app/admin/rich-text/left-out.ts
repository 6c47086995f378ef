import { capitalise } from '~/danish/capitalise'
import { tag, withoutUnseen } from './clean-paste'
import { leftOutCopy } from './rich-text.copy'

type LeftOut = keyof typeof leftOutCopy

/** Returns the kinds of content that `cleanPastedHtml` leaves out of pasted HTML. */
export function leftOutOf(html: string): LeftOut[] {
  // Nothing is left out of text from this editor.
  if (html.includes('data-pm-slice')) return []
  const found = new Set<LeftOut | undefined>()
  let links = 0
  for (const [, slash, name = '', attributes = ''] of withoutUnseen(html).matchAll(tag)) {
    const element = name.toLowerCase()
    if (element === 'a') links += slash ? -1 : 1
    if (slash || element === 'body' || element === 'html') continue
    found.add(kinds[element])
    // Every program gives links a colour and an underline.
    if (links <= 0) for (const look of looksOf(element, attributes)) found.add(look)
  }
  return (Object.keys(leftOutCopy) as LeftOut[]).filter((kind) => found.has(kind))
}

function looksOf(element: string, attributes: string): LeftOut[] {
  const styled = looks.filter(([, pattern]) => pattern.test(attributes)).map(([look]) => look)
  return element === 'u' ? [...styled, 'underlines'] : styled
}

const kinds: Record<string, LeftOut> = {
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

const ordinary = 'inherit|initial|auto|windowtext|currentcolor|var\\(|black|#000|rgba?\\(0, ?0, ?0'
const paper =
  'inherit|initial|none|transparent|white|#fff|rgba?\\(255, ?255, ?255|rgba?\\(0, ?0, ?0, ?0'

const looks: [LeftOut, RegExp][] = [
  ['colours', new RegExp(`(?<![\\w-])color\\s*:\\s*(?!\\s|${ordinary})`, 'i')],
  [
    'colours',
    new RegExp(`(?<![\\w-])(?:background(?:-color)?|mso-highlight)\\s*:\\s*(?!\\s|${paper})`, 'i'),
  ],
  ['underlines', /(?<![\w-])text-decoration(?:-line)?\s*:\s*[^;"']*underline/i],
  ['strikes', /(?<![\w-])text-decoration(?:-line)?\s*:\s*[^;"']*line-through/i],
]

/** One sentence, such as 'Billeder og farver kom ikke med.'; undefined if nothing was left out. */
export function leftOutText(kinds: readonly LeftOut[]): string | undefined {
  if (kinds.length === 0) return undefined
  const list = new Intl.ListFormat('da').format(kinds.map((kind) => leftOutCopy[kind]))
  return `${capitalise(list)} kom ikke med.`
}
