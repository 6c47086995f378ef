import { withoutDirectionMarks } from '~/forms/direction-marks'
import type { LeftOut } from './left-out'

/** How an element shows its letters. */
export interface Letters {
  isUpperCase: boolean
  /** A font whose letters are pictures: Wingdings shows J as a smiling face. */
  symbolFont: string | undefined
}

export function lettersIn(
  { textTransform, fontFamily }: CSSStyleDeclaration,
  outer: Letters,
): Letters {
  const family = fontFamily.replace(/["']/g, '').toLowerCase()
  return {
    isUpperCase: textTransform === '' ? outer.isUpperCase : textTransform === 'uppercase',
    symbolFont: family === '' ? outer.symbolFont : symbolFonts.exec(family)?.[0],
  }
}

const symbolFonts = /^(?:symbol|webdings|wingdings(?: [23])?)(?=,|$)/

/** The common signs of Wingdings, and the bullet of Symbol. */
const symbols: Record<string, string> = {
  J: '🙂',
  K: '😐',
  L: '🙁',
  à: '→',
  ß: '←',
  ü: '✓',
  '·': '•',
}

/** Returns a text as its element shows it. Adds to `leftOut` if it has signs that no other font has. */
export function shownText(
  text: string,
  { isUpperCase, symbolFont }: Letters,
  leftOut: Set<LeftOut>,
): string {
  function symbol(code: string): string {
    const letter = String.fromCharCode(code.charCodeAt(0) & 0xff)
    const known = symbolFont === 'wingdings' || letter === '·' || symbolFont === undefined
    const sign = known ? symbols[letter] : undefined
    if (sign === undefined) leftOut.add('symbols')
    return sign ?? ''
  }
  const plain = withoutInvisible(text).replace(symbolFont ? /\S/g : /[\ue000-\uf8ff]/g, symbol)
  return isUpperCase ? plain.toLocaleUpperCase('da') : plain
}

/** Control characters, and characters without a width, which chat programs and Word put into empty lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be left out
const invisible = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u200b\u2060\ufeff]/g

/** Word copies a hyphen that does not break as U+001E. */
export function withoutInvisible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the hyphen of Word
  return withoutDirectionMarks(text.replace(/\u001e/g, '-').replace(invisible, ''))
}
