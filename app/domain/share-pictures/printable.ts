import { letters } from '~/danish/letters'

const ourLetters = new Set(letters)
const spelled: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '\u2011': '-' }

/**
 * A text on one line with only the characters of our fonts: without other accents, emoji and direction marks.
 */
export function printable(text: string, maxLength = 200): string {
  const shown = [...text.normalize('NFC').replace(/\s+/gu, ' ')].map(inOurLetters).join('')
  const line = shown.replace(/ {2,}/g, ' ').trim()
  if (line.length <= maxLength) return line
  return `${line.slice(0, maxLength).replace(/(?<!\s)\s+\S*$/, '')} …`
}

function inOurLetters(character: string): string {
  if (ourLetters.has(character)) return character
  const plain = spelled[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...plain].filter((letter) => ourLetters.has(letter)).join('')
}
