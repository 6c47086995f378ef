import { type CssNode, find, generate, ident, type List, parse, walk } from 'css-tree'

/** What stands in the stylesheet, in its order: a whole rule, a declaration, or a group of them. */
export type StylePiece = Rules | Group

interface Conditions {
  /**
   * What the page must have for this to say anything about it, as alternatives of names that must all
   * be there: elements by their names, `.class`, `U+…` by one of these characters, and `--property` or
   * `@keyframes` by being used.
   */
  needs?: string[][]
}

interface Rules extends Conditions {
  text: string
  /** What these rules use of what others define. */
  uses?: string[]
}

interface Group extends Conditions {
  /** Up to and with the brace that opens it. */
  opening: string
  pieces: StylePiece[]
}

/**
 * Divides a stylesheet of the build, without nested rules, into what a page may or may not need.
 * Runs when the site is built: the parser is large.
 */
export function stylePieces(css: string): StylePiece[] {
  const sheet = parse(css, {
    positions: true,
    parseAtrulePrelude: false,
    parseCustomProperty: true,
    onParseError: (error) => {
      throw error
    },
  })
  return sheet.type === 'StyleSheet' ? piecesIn(sheet.children, css) : []
}

function piecesIn(nodes: List<CssNode>, css: string): StylePiece[] {
  return nodes.toArray().flatMap((node) => {
    if (node.type === 'Rule') return [ruleOf(node, css)]
    if (node.type === 'Atrule') return [atRuleOf(node, css)]
    if (node.type === 'Declaration') return [declarationOf(node, css)]
    return []
  })
}

function ruleOf(node: CssNode & { type: 'Rule' }, css: string): StylePiece {
  const { prelude, block } = node
  const alternatives =
    prelude.type === 'SelectorList' ? prelude.children.toArray().flatMap(namesIn) : [[]]
  const needs = alternatives.some((names) => names.length === 0) ? undefined : alternatives
  const defines = block.children.some(
    (child) => child.type === 'Declaration' && child.property.startsWith('--'),
  )
  // What is set for everything is often needed by nothing.
  if (!needs && defines) {
    const opening = `${textOf(prelude, css)}{`
    return { opening, pieces: piecesIn(block.children, css) }
  }
  return { text: textOf(node, css), ...usedIn(node), ...(needs && { needs }) }
}

function atRuleOf(node: CssNode & { type: 'Atrule' }, css: string): StylePiece {
  const { name, prelude, block } = node
  const words = prelude ? textOf(prelude, css) : ''
  if (block && /^(media|supports|layer|container|starting-style)$/.test(name)) {
    return { opening: `@${name} ${words}{`, pieces: piecesIn(block.children, css) }
  }
  const defined = { property: words, keyframes: `@${words}`, 'font-face': rareCharacters(node) }[
    name
  ]
  const needs = defined ? { needs: [[defined]] } : {}
  return { text: textOf(node, css), ...usedIn(node), ...needs }
}

/** Of a face for some characters, if the space is not among them: that is on every page. */
function rareCharacters(face: CssNode): string | undefined {
  const isRange = (node: CssNode) =>
    node.type === 'Declaration' && node.property === 'unicode-range'
  const range = find(face, isRange)
  const text = range?.type === 'Declaration' ? generate(range.value) : ''
  return /^U\+20\b/i.test(text) ? undefined : text || undefined
}

function declarationOf(node: CssNode & { type: 'Declaration' }, css: string): StylePiece {
  const needs = node.property.startsWith('--') ? { needs: [[node.property]] } : {}
  return { text: `${textOf(node, css)};`, ...usedIn(node), ...needs }
}

/** What a page must have for the selector to find anything, as far as it is easily told. */
function namesIn(selector: CssNode): string[][] {
  const parts = selector.type === 'Selector' ? selector.children.toArray() : []
  return parts.reduce<string[][]>(
    (before, part) => before.flatMap((names) => namesOf(part).map((more) => [...names, ...more])),
    [[]],
  )
}

function namesOf(part: CssNode): string[][] {
  if (part.type === 'ClassSelector') return [[`.${ident.decode(part.name)}`]]
  if (part.type === 'TypeSelector' && part.name !== '*') return [[part.name.toLowerCase()]]
  if (part.type === 'PseudoClassSelector' && /^(is|where)$/.test(part.name)) {
    const list = part.children?.first
    if (list?.type === 'SelectorList') return list.children.toArray().flatMap(namesIn)
  }
  return [[]]
}

function usedIn(node: CssNode): { uses?: string[] } {
  const uses = new Set<string>()
  walk(node, (inner) => {
    if (inner.type === 'Function' && inner.name === 'var') {
      const [property] = inner.children
      if (property?.type === 'Identifier') uses.add(property.name)
    }
    if (
      inner.type === 'Declaration' &&
      /^(-\w+-)?animation(-name)?$|^--animate/.test(inner.property)
    ) {
      walk(inner.value, (word) => {
        if (word.type === 'Identifier') uses.add(`@${word.name}`)
      })
    }
  })
  return uses.size > 0 ? { uses: [...uses] } : {}
}

function textOf({ loc }: CssNode, css: string): string {
  return loc ? css.slice(loc.start.offset, loc.end.offset) : ''
}
