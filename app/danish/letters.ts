const basicLatin = range(0x20, 0x7e)
const danishAndNeighbours = 'æøåÆØÅäöüÄÖÜßéèêëÉÈÊáàâãÁÀíìîïóòôõúùûñçðþýÐÞÇÑÓÚŒœ'
const typographic = '\u00a0§©«»°·½¼¾×–—‘’‚“”„†•…‹›€−←→↗'

/** Every letter and sign that the site's fonts are made with (scripts/fonts.ts). */
export const letters = basicLatin + danishAndNeighbours + typographic

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
