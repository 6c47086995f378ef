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
  if (sheet.type !== 'StyleSheet') return []
  const fonts = findAll(sheet, (node) => node.type === 'Atrule' && node.name === 'font-face')
  const regular = fonts.filter((font) => !isBold(descriptor(font, 'font-weight')))
  const regularFamilies = new Set(regular.map((font) => descriptor(font, 'font-family')))
  return piecesIn(sheet.children, { css, regularFamilies })
}

interface Sheet {
  css: string
  /** The families that have a font which is not bold. */
  regularFamilies: Set<string>
}

function piecesIn(nodes: List<CssNode>, sheet: Sheet): StylePiece[] {
  return nodes.toArray().flatMap((node) => {
    if (node.type === 'Rule') return [ruleOf(node, sheet)]
    if (node.type === 'Atrule') return [atRuleOf(node, sheet)]
    if (node.type === 'Declaration') return [declarationOf(node, sheet)]
    return []
  })
}

function ruleOf(node: CssNode & { type: 'Rule' }, sheet: Sheet): StylePiece {
  const { prelude, block } = node
  const alternatives =
    prelude.type === 'SelectorList' ? prelude.children.toArray().flatMap(namesIn) : [[]]
  const needs = alternatives.some((names) => names.length === 0) ? undefined : alternatives
  const defines = block.children.some(
    (child) => child.type === 'Declaration' && child.property.startsWith('--'),
  )
  // Definitions on `:root` or `*` are needed only if used.
  if (!needs && defines) {
    const opening = `${textOf(prelude, sheet)}{`
    return { opening, pieces: piecesIn(block.children, sheet) }
  }
  return { text: textOf(node, sheet), ...usesOf(node), ...(needs && { needs }) }
}

function atRuleOf(node: CssNode & { type: 'Atrule' }, sheet: Sheet): StylePiece {
  const { name, prelude, block } = node
  const params = prelude ? textOf(prelude, sheet) : ''
  if (block && /^(media|supports|layer|container|starting-style)$/.test(name)) {
    return { opening: `@${name} ${params}{`, pieces: piecesIn(block.children, sheet) }
  }
  if (name === 'font-face') return { text: textOf(node, sheet), needs: [fontNeeds(node, sheet)] }
  const definedName = { property: params, keyframes: `@${params}` }[name]
  const needs = definedName ? { needs: [[definedName]] } : {}
  return { text: textOf(node, sheet), ...usesOf(node), ...needs }
}

/**
 * A font is needed where its family and weight are used and the page has one of its characters. A family without
 * another weight is used for all text.
 */
function fontNeeds(font: CssNode, { regularFamilies }: Sheet): string[] {
  const characters = rareCharacters(font)
  const family = descriptor(font, 'font-family')
  const isOnlyForBold = isBold(descriptor(font, 'font-weight')) && regularFamilies.has(family)
  return [
    ...fontFamilies(family),
    ...(isOnlyForBold ? ['bold'] : []),
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

function declarationOf(node: CssNode & { type: 'Declaration' }, sheet: Sheet): StylePiece {
  const needs = node.property.startsWith('--') ? { needs: [[node.property]] } : {}
  return { text: `${textOf(node, sheet)};`, ...usesOf(node), ...needs }
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

function textOf({ loc }: CssNode, { css }: Sheet): string {
  return loc ? css.slice(loc.start.offset, loc.end.offset) : ''
}
