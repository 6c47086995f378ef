import { pastedLink } from '~/forms/pasted-link'
import { styleText } from './pasted-body'

/** The formats of the editor. */
export interface Format {
  bold: boolean
  italic: boolean
  script: 'sup' | 'sub' | undefined
  href: string | undefined
  /** A heading is a bold paragraph, also where its own text is not bold. */
  isHeading: boolean
}

export const plain: Format = {
  bold: false,
  italic: false,
  script: undefined,
  href: undefined,
  isHeading: false,
}

export function formatIn(element: Element, style: CSSStyleDeclaration, outer: Format): Format {
  const name = element.localName
  const format = { ...outer }
  if (/^h[1-6]$/.test(name)) format.isHeading = true
  if (name === 'b' || name === 'strong') format.bold = true
  if (/^(?:normal|lighter|[1-5]00)$/.test(style.fontWeight)) format.bold = false
  if (/^(?:bold|bolder|[6-9]00)$/.test(style.fontWeight)) format.bold = true
  if (name === 'i' || name === 'em') format.italic = true
  if (style.fontStyle === 'normal') format.italic = false
  if (/^(?:italic|oblique)/.test(style.fontStyle)) format.italic = true
  const script = scriptOf(element, style)
  if (script) format.script = script
  if (name === 'a') format.href = pastedLink(element.getAttribute('href') ?? '')
  return format
}

/** Word writes letters that are raised by hand with their distance. */
function scriptOf(element: Element, { verticalAlign }: CSSStyleDeclaration): Format['script'] {
  const raised = /mso-text-raise:(-?)/.exec(styleText(element))?.[1]
  if (element.localName === 'sup' || verticalAlign === 'super' || raised === '') return 'sup'
  if (element.localName === 'sub' || verticalAlign === 'sub' || raised === '-') return 'sub'
  const distance = Number.parseFloat(verticalAlign)
  if (!distance) return undefined
  return distance > 0 ? 'sup' : 'sub'
}

/** Returns a text with the editor's elements around it. */
export function formatted(text: string, format: Format): Node {
  const names = [
    format.script,
    format.italic && 'em',
    (format.bold || format.isHeading) && 'strong',
    format.href !== undefined && 'a',
  ].filter((name) => name !== undefined && name !== false)
  return names.reduce<Node>((content, name) => {
    const element = document.createElement(name)
    if (name === 'a' && format.href !== undefined) element.setAttribute('href', format.href)
    element.append(content)
    return element
  }, document.createTextNode(text))
}

export function isSameFormat(one: Format, other: Format): boolean {
  return (Object.keys(plain) as (keyof Format)[]).every((key) => one[key] === other[key])
}
