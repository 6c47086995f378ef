/**
 * Cleans HTML pasted from Word, Google Docs or a web page for the editor: only tags it knows, without
 * attributes (the content security policy blocks styles even in a parsed fragment) and without word
 * processors' clutter. Security does not depend on it: `cleanRichText` on the server does that.
 */
export function cleanPastedHtml(html: string): string {
  // Text from this editor is already clean, and its attributes describe how it was cut.
  if (html.includes('data-pm-slice')) return html
  return withoutUnseen(fragmentOf(html).replace(markers, itemMark).replace(comments, ''))
    .replace(conditions, '')
    .replace(...knownTags())
    .replace(wordItems, listOf)
    .replace(breaksAtEnd, '')
    .replace(emptyBlocks, '')
    .replace(breaksBetween, '$1')
    .trim()
}

// None of these patterns backtracks over the same text when a closing part is missing.
/** As in a browser, an unclosed comment hides the rest. */
const comments = /<!--[\s\S]*?(?:-->|$)/g
const conditions = /<!\[[^\]<>]*\]?[^<>]*>/g
export const tag = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi

/** Removes elements that are not displayed; an unclosed one is kept. */
export function withoutUnseen(html: string): string {
  const opening = /<(style|xml|script|head|title|noscript|template)\b/gi
  const endless = new Set<string>()
  let shown = ''
  let from = 0
  for (let begin = opening.exec(html); begin; begin = opening.exec(html)) {
    const name = (begin[1] ?? '').toLowerCase()
    const end = endless.has(name) ? undefined : endOf(html, name, opening.lastIndex)
    if (end === undefined) {
      endless.add(name)
      continue
    }
    shown += html.slice(from, begin.index)
    from = opening.lastIndex = end
  }
  return shown + html.slice(from)
}

function endOf(html: string, name: string, from: number): number | undefined {
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  closing.lastIndex = from
  return closing.test(html) ? closing.lastIndex : undefined
}

function fragmentOf(html: string): string {
  const start = html.indexOf('<!--StartFragment-->')
  const end = html.lastIndexOf('<!--EndFragment-->')
  return start >= 0 && end > start ? html.slice(start + 20, end) : html
}

/** Word puts an item's bullet or number in this conditional comment. */
const markers = /<!\[if !supportLists\]>((?:[^<]|<(?!!\[))*)<!\[endif\]>/gi
const marks = { ul: '\u0001', ol: '\u0002' }

function itemMark(_: string, typed: string): string {
  const text = typed.replace(tag, '').replace(/&nbsp;|\s/g, '')
  return /^\(?\w{1,4}[.)]$/.test(text) ? marks.ol : marks.ul
}

const wordItems =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the markers, which no text contains
  /<p>(\u0001|\u0002)(?:[^<]|<(?!\/?p>))*<\/p>(?:\s*<p>\1(?:[^<]|<(?!\/?p>))*<\/p>)*/g

function listOf(items: string, mark: string): string {
  const kind = mark === marks.ol ? 'ol' : 'ul'
  return `<${kind}>${items.replaceAll(`<p>${mark}`, '<li><p>').replaceAll('</p>', '</p></li>')}</${kind}>`
}

const breaksAtEnd = /(?<!<br>\s*)(?:<br>\s*)+(?=<\/(?:p|div|li)>)/g
const emptyBlocks = /<(p|div)>(?:\s|&nbsp;|<br>|<\/?(?:strong|em)>)*<\/\1>/g
const breaksBetween = /(<\/(?:p|ul|ol|div)>)\s*(?:<br>\s*)+/g

/** Returns a replacer for tags. It tracks open tags, so that each is closed by its own. */
function knownTags(): [
  RegExp,
  (whole: string, slash: string, name: string, rest: string) => string,
] {
  const open = new Map<string, string[][]>()
  return [
    tag,
    (_, slash, written, attributes) => {
      const name = written.toLowerCase()
      if (name === 'br') return '<br>'
      if (slash === '') {
        const tags = tagsFor(name, attributes)
        const same = open.get(name) ?? []
        same.push(tags)
        open.set(name, same)
        return tags.map((opened) => `<${opened}>`).join('')
      }
      return (open.get(name)?.pop() ?? [])
        .map((opened) => `</${opened.split(' ')[0]}>`)
        .reverse()
        .join('')
    },
  ]
}

const allowed: Record<string, string[]> = {
  p: ['p'],
  ul: ['ul'],
  ol: ['ol'],
  li: ['li'],
  blockquote: ['blockquote'],
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ['p', 'strong']]),
  ),
  ...Object.fromEntries(
    ['div', 'section', 'article', 'main', 'header', 'footer', 'td', 'th', 'dt', 'dd', 'pre'].map(
      (name) => [name, ['div']],
    ),
  ),
}

/** Returns the editor's tags for this one; none if the editor does not know it. */
function tagsFor(name: string, attributes: string): string[] {
  const block = allowed[name]
  if (block) return block
  if (name === 'a') {
    const href = /\bhref\s*=\s*("[^"]*"|'[^']*')/i.exec(attributes)?.[1]
    return href ? [`a href=${href}`] : []
  }
  const bold =
    isSet(attributes, fontWeight, /^(?:bold|[6-9]00)/) ?? (name === 'b' || name === 'strong')
  const italic =
    isSet(attributes, fontStyle, /^(?:italic|oblique)/) ?? (name === 'i' || name === 'em')
  return [...(bold ? ['strong'] : []), ...(italic ? ['em'] : [])]
}

// Does not match Word's mso-bidi-font-weight, which is for other scripts.
const fontWeight = /(?<![\w-])font-weight:\s*(\w+)/i
const fontStyle = /(?<![\w-])font-style:\s*(\w+)/i

function isSet(attributes: string, style: RegExp, on: RegExp): boolean | undefined {
  const value = style.exec(attributes)?.[1]
  return value === undefined ? undefined : on.test(value)
}

/**
 * Splits pasted plain text into paragraphs of lines: a blank line ends a paragraph, a line break does
 * not, so that the lines of a stanza stay together.
 */
export function paragraphsOf(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .trimEnd()
    .replace(/^\s*\n/, '')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trimEnd()))
    .filter((lines) => lines.some((line) => line !== ''))
}
