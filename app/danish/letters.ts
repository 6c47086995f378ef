const basicLatin = range(0x20, 0x7e)
const danish = 'æøåÆØÅéÉ'
const typographic = '\u00a0«»·×–—’“”…←→↗'

/** What nearly every page is set in. */
export const commonLetters = basicLatin + danish + typographic

/** What names and quotations from the neighbours need besides, and rare signs. */
export const rareLetters = '§©°½¼¾‘‚„†•‹›€−äöüÄÖÜßèêëÈÊáàâãÁÀíìîïóòôõúùûñçðþýÐÞÇÑÓÚŒœ'

/** Every letter and sign that the site's fonts are made with (scripts/fonts.ts). */
export const letters = commonLetters + rareLetters

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
