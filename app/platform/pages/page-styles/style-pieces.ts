import { type CssNode, find, findAll, generate, ident, type List, parse, walk } from 'css-tree'

export type StylePiece = Leaf | Group

interface Conditions {
  /**
   * The names that a page must have for this to apply, as alternatives of lists: elements,
   * `.class`, ` type="…"` of inputs, `U+…` for one of these characters, and `--property`,
   * `@keyframes`, `font family` or `bold` if used.
   */
  needs?: string[][]
}

interface Leaf extends Conditions {
  text: string
  uses?: string[]
}

interface Group extends Conditions {
  opening: string
  pieces: StylePiece[]
}

/** Runs at build time, because the parser is large. The CSS must not have nested rules. */
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
  // Definitions on `:root` or `*` are needed only if used.
  if (!needs && defines) {
    const opening = `${textOf(prelude, css)}{`
    return { opening, pieces: piecesIn(block.children, css) }
  }
  return { text: textOf(node, css), ...usesOf(node), ...(needs && { needs }) }
}

function atRuleOf(node: CssNode & { type: 'Atrule' }, css: string): StylePiece {
  const { name, prelude, block } = node
  const params = prelude ? textOf(prelude, css) : ''
  if (block && /^(media|supports|layer|container|starting-style)$/.test(name)) {
    return { opening: `@${name} ${params}{`, pieces: piecesIn(block.children, css) }
  }
  if (name === 'font-face') return { text: textOf(node, css), needs: [fontNeeds(node)] }
  const definedName = { property: params, keyframes: `@${params}` }[name]
  const needs = definedName ? { needs: [[definedName]] } : {}
  return { text: textOf(node, css), ...usesOf(node), ...needs }
}

/** A font is needed where its family and weight are used and the page has one of its characters. */
function fontNeeds(font: CssNode): string[] {
  const characters = rareCharacters(font)
  return [
    ...fontFamilies(descriptor(font, 'font-family')),
    ...(isBold(descriptor(font, 'font-weight')) ? ['bold'] : []),
    ...(characters ? [characters] : []),
  ]
}

function isBold(weight: string): boolean {
  return weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600
}

function fontFamilies(value: string): string[] {
  return value.split(',').map((family) => `font ${family.replaceAll(/["']/g, '').trim()}`)
}

function descriptor(font: CssNode, property: string): string {
  const declaration = find(
    font,
    (node) => node.type === 'Declaration' && node.property === property,
  )
  return declaration?.type === 'Declaration' ? generate(declaration.value) : ''
}

/** The characters of a font, unless the space is among them, which every page has. */
function rareCharacters(font: CssNode): string | undefined {
  const range = descriptor(font, 'unicode-range')
  return /^U\+20\b/i.test(range) ? undefined : range || undefined
}

function declarationOf(node: CssNode & { type: 'Declaration' }, css: string): StylePiece {
  const needs = node.property.startsWith('--') ? { needs: [[node.property]] } : {}
  return { text: `${textOf(node, css)};`, ...usesOf(node), ...needs }
}

/** The pseudo-elements that only inputs of these types have. */
const inputTypes: [types: string[], pseudoElement: RegExp][] = [
  [['date', 'time'], /^-webkit-(date|calendar)/],
  [['file'], /^file-selector-button$/],
]

/** An approximation that never omits needed CSS. */
function namesIn(selector: CssNode): string[][] {
  const parts = selector.type === 'Selector' ? selector.children.toArray() : []
  return parts.reduce<string[][]>(
    (before, part) => before.flatMap((names) => namesOf(part).map((more) => [...names, ...more])),
    [[]],
  )
}

function namesOf(part: CssNode): string[][] {
  if (part.type === 'PseudoElementSelector') {
    const types = inputTypes.find(([, pseudoElement]) => pseudoElement.test(part.name))?.[0]
    return types?.map((type) => [` type="${type}"`]) ?? [[]]
  }
  if (part.type === 'ClassSelector') return [[`.${ident.decode(part.name)}`]]
  if (part.type === 'TypeSelector' && part.name !== '*') return [[part.name.toLowerCase()]]
  if (part.type === 'PseudoClassSelector' && /^(is|where)$/.test(part.name)) {
    const list = part.children?.first
    if (list?.type === 'SelectorList') return list.children.toArray().flatMap(namesIn)
  }
  return [[]]
}

function usesOf(node: CssNode): { uses?: string[] } {
  const uses = new Set<string>()
  walk(node, (inner) => {
    if (inner.type === 'Function' && inner.name === 'var') {
      const [property] = inner.children
      if (property?.type === 'Identifier') uses.add(property.name)
    }
    if (inner.type === 'Declaration') for (const name of usedByDeclaration(inner)) uses.add(name)
  })
  return uses.size > 0 ? { uses: [...uses] } : {}
}

function usedByDeclaration({ property, value }: CssNode & { type: 'Declaration' }): string[] {
  if (/^(--.*-font|font-family)$/.test(property)) return fontFamilies(generate(value))
  if (property === 'font-weight' && isBold(generate(value))) return ['bold']
  if (/^(-\w+-)?animation(-name)?$|^--animate/.test(property)) {
    return findAll(value, ({ type }) => type === 'Identifier').map((word) => `@${generate(word)}`)
  }
  return []
}

function textOf({ loc }: CssNode, css: string): string {
  return loc ? css.slice(loc.start.offset, loc.end.offset) : ''
}
