const codeCharacters = '#$<>\\^`{|}~'
const basicLatin = range(0x20, 0x7e)
  .split('')
  .filter((letter) => !codeCharacters.includes(letter))
  .join('')
const danish = 'æøåÆØÅéÉ'
const typographic = '\u00a0«»·×–—’“”…←→↗'

/** The characters that almost every page uses. */
export const commonLetters = basicLatin + danish + typographic

/** Further characters for foreign names and quotations, and rare signs. */
export const rareLetters = `${codeCharacters}§©°½¼¾‘‚„†•‹›€−äöüÄÖÜßèêëÈÊáàâãÁÀíìîïóòôõúùûñçðþýÐÞÇÑÓÚŒœ`

/** All characters that the site's fonts contain (scripts/fonts.ts). */
export const letters = commonLetters + rareLetters

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
