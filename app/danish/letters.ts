const codeCharacters = '#$<>\\^`{|}~'
const basicLatin = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index))
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
