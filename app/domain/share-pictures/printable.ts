import { letters } from '~/danish/letters'

const fontLetters = new Set(letters)
const replacements: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '\u2011': '-',
}

/** Returns the text on one line without characters that the site's fonts lack, such as emoji. */
export function printable(text: string, maxLength = 200): string {
  const supported = [...text.normalize('NFC').replace(/\s+/gu, ' ')].map(toFontLetters).join('')
  const line = supported.replace(/ {2,}/g, ' ').trim()
  if (line.length <= maxLength) return line
  return `${line.slice(0, maxLength).replace(/(?<!\s)\s+\S*$/, '')} …`
}

function toFontLetters(character: string): string {
  if (fontLetters.has(character)) return character
  const plain = replacements[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...plain].filter((letter) => fontLetters.has(letter)).join('')
}
