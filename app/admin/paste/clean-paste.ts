/**
 * Cleans HTML that is pasted from Word, Google Docs or a web page. Only the editor's tags remain, without
 * attributes (the content security policy blocks styles even in a parsed fragment) and without the clutter
 * of word processors. This is no security measure: the server cleans texts with `cleanRichText`.
 */
export function cleanPastedHtml(html: string): string {
  // Text from this editor is already clean, and ProseMirror needs its attributes.
  if (html.includes('data-pm-slice')) return html
  return withoutHiddenElements(
    copiedFragment(html).replace(supportListsComments, listMark).replace(comments, ''),
  )
    .replace(conditionalComments, '')
    .replace(tag, tagReplacer())
    .replace(markedParagraphs, toList)
    .replace(breaksAtEnd, '')
    .replace(emptyBlocks, '')
    .replace(breaksBetween, '$1')
    .trim()
}

// None of these patterns takes quadratic time if a closing part is missing.
/** An unclosed comment hides the rest, as in a browser. */
const comments = /<!--[\s\S]*?(?:-->|$)/g
const conditionalComments = /<!\[[^\]<>]*\]?[^<>]*>/g
export const tag = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi

/** Removes closed elements whose content is not displayed. */
export function withoutHiddenElements(html: string): string {
  const opening = /<(style|xml|script|head|title|noscript|template)\b/gi
  const unclosed = new Set<string>()
  let visible = ''
  let from = 0
  for (let start = opening.exec(html); start; start = opening.exec(html)) {
    const name = (start[1] ?? '').toLowerCase()
    const end = unclosed.has(name) ? undefined : endOf(html, name, opening.lastIndex)
    if (end === undefined) {
      unclosed.add(name)
      continue
    }
    visible += html.slice(from, start.index)
    from = opening.lastIndex = end
  }
  return visible + html.slice(from)
}

function endOf(html: string, name: string, from: number): number | undefined {
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  closing.lastIndex = from
  return closing.test(html) ? closing.lastIndex : undefined
}

function copiedFragment(html: string): string {
  const start = html.indexOf('<!--StartFragment-->')
  const end = html.lastIndexOf('<!--EndFragment-->')
  return start >= 0 && end > start ? html.slice(start + 20, end) : html
}

/** The conditional comment with which Word marks a list item; it contains the bullet or number. */
const supportListsComments = /<!\[if !supportLists\]>((?:[^<]|<(?!!\[))*)<!\[endif\]>/gi
const listMarks = { ul: '\u0001', ol: '\u0002' }

function listMark(_: string, typed: string): string {
  const text = typed.replace(tag, '').replace(/&nbsp;|\s/g, '')
  return /^\(?\w{1,4}[.)]$/.test(text) ? listMarks.ol : listMarks.ul
}

const markedParagraphs =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the list marks, which no text contains
  /<p>(\u0001|\u0002)(?:[^<]|<(?!\/?p>))*<\/p>(?:\s*<p>\1(?:[^<]|<(?!\/?p>))*<\/p>)*/g

function toList(items: string, mark: string): string {
  const kind = mark === listMarks.ol ? 'ol' : 'ul'
  return `<${kind}>${items.replaceAll(`<p>${mark}`, '<li><p>').replaceAll('</p>', '</p></li>')}</${kind}>`
}

const breaksAtEnd = /(?<!<br>\s*)(?:<br>\s*)+(?=<\/(?:p|div|li)>)/g
const emptyBlocks = /<(p|div)>(?:\s|&nbsp;|<br>|<\/?(?:strong|em)>)*<\/\1>/g
const breaksBetween = /(<\/(?:p|ul|ol|div)>)\s*(?:<br>\s*)+/g

/** Returns a replacer of tags by the editor's. It tracks open tags, so that each end tag matches its start tag. */
function tagReplacer() {
  const open = new Map<string, string[][]>()
  return (_: string, slash: string, tagName: string, attributes: string) => {
    const name = tagName.toLowerCase()
    if (name === 'br') return '<br>'
    if (slash === '') {
      const tags = tagsFor(name, attributes)
      const same = open.get(name) ?? []
      same.push(tags)
      open.set(name, same)
      return tags.map((opened) => `<${opened}>`).join('')
    }
    const tags = open.get(name)?.pop() ?? []
    return tags
      .map((opened) => `</${opened.split(' ')[0]}>`)
      .reverse()
      .join('')
  }
}

const editorTags: Record<string, string[]> = {
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

/** Returns the editor's tags that replace this one; none if the editor has no such tag. */
function tagsFor(name: string, attributes: string): string[] {
  const block = editorTags[name]
  if (block) return block
  if (name === 'a') {
    const href = /\bhref\s*=\s*("[^"]*"|'[^']*')/i.exec(attributes)?.[1]
    return href ? [`a href=${href}`] : []
  }
  const bold =
    hasStyle(attributes, fontWeight, /^(?:bold|[6-9]00)/) ?? (name === 'b' || name === 'strong')
  const italic =
    hasStyle(attributes, fontStyle, /^(?:italic|oblique)/) ?? (name === 'i' || name === 'em')
  return [...(bold ? ['strong'] : []), ...(italic ? ['em'] : [])]
}

// Does not match Word's mso-bidi-font-weight, which is for other scripts.
const fontWeight = /(?<![\w-])font-weight:\s*(\w+)/i
const fontStyle = /(?<![\w-])font-style:\s*(\w+)/i

function hasStyle(attributes: string, style: RegExp, on: RegExp): boolean | undefined {
  const value = style.exec(attributes)?.[1]
  return value === undefined ? undefined : on.test(value)
}

/**
 * Splits pasted plain text into paragraphs of lines. Only a blank line ends a paragraph, so that the lines
 * of a stanza stay together.
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
