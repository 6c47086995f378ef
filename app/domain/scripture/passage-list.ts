import { type Passage, passageText, type Refusal, readPassage } from './passages'

/** Between two references: a new line, or a semicolon or comma before the name of a book. */
const between = /\n|[;,](?=\s*(?:[1-5]|[IV]{1,3}(?=[\s.]))?\.?\s*\p{L}{2})/u

const mostPassages = 60

/** Passages as they are written in a field, each once; or the first that is none, and why. */
export type PassageList = { passages: Passage[] } | { refusal: Refusal; text: string }

/** 'Luk 2,1-14; Sl 23' and one on each line; a semicolon within a book goes on in it. */
export function readPassageList(text: string): PassageList {
  const found = new Map<string, Passage>()
  for (const part of text.split(between)) {
    const written = part.trim()
    if (!written) continue
    const read = readPassage(written)
    if ('refusal' in read) return { refusal: read.refusal, text: written }
    found.set(passageText(read.passage), read.passage)
    if (found.size > mostPassages) return { refusal: 'form', text: written }
  }
  return { passages: [...found.values()] }
}
