/**
 * Makes no-break spaces ordinary, as a copied text often has them between all its words. They stay after a number
 * ('10 000', '24. december') and before a unit. The text keeps its length.
 */
export function ordinarySpaces(text: string): string {
  return text.replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, (space, at: number) => {
    const before = text.slice(Math.max(0, at - 20), at)
    const after = text.slice(at + 1, at + 6)
    const isKept = /(?<![\p{L}\p{N}])\d[\d.,:/]*$/u.test(before)
      ? /^\S/.test(after)
      : unit.test(after)
    return isKept && noBreak.test(space) ? space : ' '
  })
}

/** The others, such as the em space, are as wide as in the font of another page. */
const noBreak = /[\u00a0\u2007\u2009\u202f]/

const unit = /^(?:[%‰€°]|(?:kr|km|cm|mm|kg|dl|cl|ml)(?![\p{L}\p{N}]))/u
