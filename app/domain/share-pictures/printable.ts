import { letters } from '~/danish/letters'

const known = new Set(letters)
const spelled: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '\u2011': '-' }

/**
 * A text on one line, reduced to the letters that our fonts have: drops unknown accents and signs such as
 * emoji and direction marks.
 */
export function printable(text: string, longest = 200): string {
  const shown = [...text.normalize('NFC').replace(/\s+/gu, ' ')].map(inOurLetters).join('')
  const line = shown.replace(/ {2,}/g, ' ').trim()
  if (line.length <= longest) return line
  return `${line.slice(0, longest).replace(/(?<!\s)\s+\S*$/, '')} …`
}

function inOurLetters(sign: string): string {
  if (known.has(sign)) return sign
  const plain = spelled[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...plain].filter((letter) => known.has(letter)).join('')
}
