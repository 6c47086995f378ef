import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: object }>

const skippedElements = ['script', 'style', 'template', 'source', 'svg']
const jsonLd = 'application/ld+json'
const skippedAttributes = /^(style|srcset|data-version|data-day-ends|novalidate|decoding)$/
/** Attributes that refer to other elements by id. The outline has the texts of those elements instead. */
const references = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for', 'popovertarget']
/**
 * The classes that hide an element from the screen, screen readers or print, those for print, breaks, the order and the
 * size of controls, and those that depend on content.
 */
const shownClasses =
  /^(print|empty):|(^|:)(hidden|sr-only|no-print|invisible|sticky|break-\S+|wrap-anywhere|whitespace-\S+|hyphens-auto|inset-0|size-11|min-h-11|(order|opacity|line-clamp|night|fx|fy|ratio)-\w+|(face|palette|season)-\w+|paper-a5)$/
/** Previews of pictures. */
const inlinePicture = /^data:image/
/** Ids and names that React generates. */
const generatedId = /(?:^|-)_[rR]_/
/** Hashes in URLs, random ids, seconds, and the days of changes: the sample is made today. */
const varyingParts = [
  /(<lastmod>)[^<]+/g,
  /(\/filer\/(?:deling|derived|maerke|presse)\/)[\w-]+/g,
  /()[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
  /(T\d\d[:-]\d\d[:-])\d\d[.-]\d{3}Z/g,
  // The release.
  /("version":")[^"]+/g,
  /("commit":")[^"]+/g,
]
const maxTextLength = 160

/**
 * Returns the content of a page with one element per line: texts, links, fields, and the attributes for
 * browsers and screen readers, without layout.
 * @param root the name of the outermost element
 */
export function outlineOf(html: string, root: 'head' | 'body' | 'main'): string {
  const page = parseDocument(html)
  const [top] = DomUtils.getElementsByTagName(root, page, true, 1)
  if (!top) throw new Error(`the page has no ${root}`)
  const nameOf = (id: string) => {
    const target = DomUtils.getElementById(id, page)
    if (!target) return 'nothing'
    const { name, 'aria-label': label } = target.attribs
    return label ?? name ?? shortened(DomUtils.textContent(target))
  }
  return `${linesOf(top.children, 0, nameOf).join('\n')}\n`
}

type NameOf = (id: string) => string

function linesOf(nodes: Node[], depth: number, nameOf: NameOf): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') {
      const words = shortened(node.data)
      return words ? ['  '.repeat(depth) + words] : []
    }
    return 'attribs' in node && !isSkipped(node) ? linesOfElement(node, depth, nameOf) : []
  })
}

function linesOfElement(element: Element, depth: number, nameOf: NameOf): string[] {
  const { name, attribs, children } = element
  if (attribs.type === jsonLd) return linesOfJson(DomUtils.textContent(element))
  const attributes = Object.entries(attribs).flatMap((entry) => attributeOf(entry, nameOf))
  if (['div', 'span'].includes(name) && attributes.length === 0) {
    return linesOf(children, depth, nameOf)
  }
  const head = '  '.repeat(depth) + [name, ...attributes].join(' ')
  const below = linesOf(children, depth + 1, nameOf)
  const isText = below.length === 1 && children.every(({ type }) => type !== 'tag')
  return isText ? [`${head}: ${below[0]?.trim()}`] : [head, ...below]
}

function isSkipped({ name, attribs: { rel = '', type } }: Element): boolean {
  if (type === jsonLd) return false
  return skippedElements.includes(name) || (name === 'link' && /stylesheet|preload/.test(rel))
}

/** Returns each value with the names and types that lead to it, such as `WebSite.author.@id: "/#person"`. */
function linesOfJson(text: string): string[] {
  const { '@graph': graph = [], ...rest } = JSON.parse(text)
  const lines = [
    ...linesOfValue(rest, 'JSON-LD'),
    ...graph.flatMap((node: Json) => linesOfValue(node, typeOf(node))),
  ]
  return lines.map(maskVaryingParts)
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

function linesOfValue(value: Json, path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => linesOfValue(item, `${path}[${typeOf(item)}]`))
  if (value === null || typeof value !== 'object') return [`${path}: ${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([name, item]) => linesOfValue(item, `${path}.${name}`))
}

function typeOf(value: Json): string {
  return value !== null && typeof value === 'object' && '@type' in value
    ? String(value['@type'])
    : ''
}

function attributeOf([name, value]: [string, string], nameOf: NameOf): string[] {
  if (inlinePicture.test(value)) return []
  if (skippedAttributes.test(name) || generatedId.test(value)) {
    if (!references.includes(name)) return []
  }
  if (name === 'class') {
    const classes = value.split(/\s+/).filter((each) => shownClasses.test(each))
    return classes.length > 0 ? [`class="${classes.join(' ')}"`] : []
  }
  const text = references.includes(name) ? value.split(' ').map(nameOf).join(' + ') : value
  // Descriptions of pages are not shortened, since the site limits their length.
  const shown = name === 'content' ? maskVaryingParts(text) : shortened(text)
  return [text === '' ? name : `${name}="${shown}"`]
}

function shortened(text: string): string {
  const words = maskVaryingParts(text.replaceAll(/\s+/g, ' ')).trim()
  return words.length > maxTextLength ? `${words.slice(0, maxTextLength)}…` : words
}

/** Returns the lines that the others do not have, and `without` with each of theirs that is missing. */
export function differenceTo(others: string[], lines: string[]): string[] {
  const missing = others.filter((line) => !lines.includes(line)).map((line) => `without ${line}`)
  return [...missing, ...lines.filter((line) => !others.includes(line))]
}

/** Replaces the parts of a text that differ between two runs. */
export function maskVaryingParts(text: string): string {
  return varyingParts.reduce((rest, pattern) => rest.replaceAll(pattern, '$1…'), text)
}
