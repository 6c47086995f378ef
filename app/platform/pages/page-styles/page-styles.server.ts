import { decodeHTMLAttribute } from 'entities'
import { hashOf } from '~/platform/pages/content-security-policy.server'
import type { StylePiece } from './style-pieces'

/** The rules that stand in a page, and how its policy names them. */
export interface PageStyles {
  /** In UTF-8, as they are sent. */
  rules: Buffer
  /** Those that make the browser fetch a face, which are not among the rules. */
  faces: Buffer
  /** Of both, as sources of a policy. */
  hashes: string
}

/** Elements and lists of classes, as React writes them. What a text has of them does no harm. */
const written = [/<[a-z][a-z\d]*/g, / class="[^"]*/g]
const inClass = ' class="'
const unusual = /[^\0-\x7f]+/g
const ascii = String.fromCharCode(...Array(128).keys())
/** So that no number of different pages fills the memory. */
const maxCached = 500

/**
 * Chooses for a page the rules that its own markup needs, in the order of the stylesheet. They are of the
 * build alone: the page only says which (docs/decisions/0031-rules-of-a-page.md).
 */
export function pageStyles(pieces: StylePiece[]): (html: string) => PageStyles {
  const kept = new Map<string, PageStyles>()
  const characters = charactersIn(pieces)
  const isFace = (piece: StylePiece) => 'text' in piece && piece.isFace === true
  const ofFaces = pieces.filter(isFace)
  const others = pieces.filter((piece) => !isFace(piece))
  return (html) => {
    // All at once by the engine itself: taking a page apart match by match takes twice as long.
    const markup = new Set(written.flatMap((pattern) => html.match(pattern) ?? []))
    const signs = [...new Set(html.match(unusual))].join('') + ascii
    for (const [name, pattern] of characters) if (pattern.test(signs)) markup.add(name)
    const key = [...markup].join('\n')
    const known = kept.get(key)
    if (known) return known
    const names = namesOf(markup)
    const rules = Buffer.from(rulesFor(others, names))
    const faces = Buffer.from(textOf(ofFaces, names))
    const styles = { rules, faces, hashes: `${hashOf(rules)} ${hashOf(faces)}` }
    if (kept.size >= maxCached) kept.clear()
    kept.set(key, styles)
    return styles
  }
}

function namesOf(markup: Set<string>): Set<string> {
  const names = new Set<string>()
  for (const one of markup) {
    if (!one.startsWith(inClass)) names.add(one.replace('<', ''))
    else {
      const classes = decodeHTMLAttribute(one.slice(inClass.length))
      for (const name of classes.split(/\s+/)) names.add(`.${name}`)
    }
  }
  return names
}

/** The characters that some faces are for, by the name that they have in `needs`. */
function charactersIn(pieces: StylePiece[]): [name: string, pattern: RegExp][] {
  const names = pieces.flatMap(({ needs = [] }) => needs.flat())
  return [...new Set(names.filter((name) => name.startsWith('U+')))].map((name) => {
    const ranges = name.replaceAll(
      /U\+([\da-f]+)(?:-([\da-f]+))?,?\s*/gi,
      (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`,
    )
    return [name, new RegExp(`[${ranges}]`, 'u')]
  })
}

/** @param names grows by what the chosen rules use, until they use nothing more */
function rulesFor(pieces: StylePiece[], names: Set<string>): string {
  for (;;) {
    const before = names.size
    const rules = textOf(pieces, names)
    if (names.size === before) return rules
  }
}

function textOf(pieces: StylePiece[], names: Set<string>): string {
  let text = ''
  for (const piece of pieces) {
    if (piece.needs && !piece.needs.some((all) => all.every((name) => names.has(name)))) continue
    if ('text' in piece) {
      text += piece.text
      for (const name of piece.uses ?? []) names.add(name)
    } else {
      const inner = textOf(piece.pieces, names)
      // Layers rank by their first mention, so that an empty one has its say.
      if (inner || piece.opening.startsWith('@layer')) text += `${piece.opening}${inner}}`
    }
  }
  return text
}
