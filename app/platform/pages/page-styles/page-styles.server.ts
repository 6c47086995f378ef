import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { sourceHash } from '~/platform/pages/content-security-policy.server'
import type { StylePiece } from './style-pieces'

/** Elements, class lists and some kinds of input, as React writes them. A false match in a text does no harm. */
const markupPatterns = [/<[a-z][a-z\d]*/g, / class="[^"]*/g, / type="(?:date|file|time)"/g]
const inClass = ' class="'
const textPattern = /(?<=>)[^<]+|(?<= (?:alt|placeholder|value)=")[^"]+/g
const maxCached = 500

/** In the order of the stylesheet (docs/decisions/0031-rules-of-a-page.md). */
export function pageStyles(pieces: StylePiece[]) {
  const cache = new Map<string, { css: string; hash: string }>()
  const characters = characterRanges(pieces)
  return (html: string) => {
    // `match` for all at once takes half the time of `matchAll`.
    const markup = new Set(markupPatterns.flatMap((pattern) => html.match(pattern) ?? []))
    const text = decodeHTML(html.match(textPattern)?.join('') ?? '')
    for (const [name, pattern] of characters) if (pattern.test(text)) markup.add(name)
    const key = [...markup].join('\n')
    const cached = cache.get(key)
    if (cached) return cached
    const css = cssFor(pieces, namesOf(markup))
    const styles = { css, hash: sourceHash(css) }
    if (cache.size >= maxCached) cache.clear()
    cache.set(key, styles)
    return styles
  }
}

function namesOf(markup: Set<string>): Set<string> {
  const names = new Set<string>()
  for (const match of markup) {
    if (!match.startsWith(inClass)) names.add(match.replace('<', ''))
    else {
      const classes = decodeHTMLAttribute(match.slice(inClass.length))
      for (const name of classes.split(/\s+/)) names.add(`.${name}`)
    }
  }
  return names
}

function characterRanges(pieces: StylePiece[]): [name: string, pattern: RegExp][] {
  const names = pieces.flatMap(({ needs = [] }) => needs.flat())
  return [...new Set(names.filter((name) => name.startsWith('U+')))].map((name) => {
    const ranges = name.replaceAll(
      /U\+([\da-f]+)(?:-([\da-f]+))?,?\s*/gi,
      (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`,
    )
    return [name, new RegExp(`[${ranges}]`, 'u')]
  })
}

/** @param names the needed names, to which those used by the selected CSS are added */
function cssFor(pieces: StylePiece[], names: Set<string>): string {
  for (;;) {
    const previousSize = names.size
    const css = selectCss(pieces, names)
    if (names.size === previousSize) return css
  }
}

function selectCss(pieces: StylePiece[], names: Set<string>): string {
  let text = ''
  for (const piece of pieces) {
    if (piece.needs && !piece.needs.some((all) => all.every((name) => names.has(name)))) continue
    if ('text' in piece) {
      text += piece.text
      for (const name of piece.uses ?? []) names.add(name)
    } else {
      const inner = selectCss(piece.pieces, names)
      // Keep empty layers, since the first mention of a layer sets its order.
      if (inner || piece.opening.startsWith('@layer')) text += `${piece.opening}${inner}}`
    }
  }
  return text
}
