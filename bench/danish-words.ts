/** Made texts that an index finds as hard as Danish ones: few words often, many seldom, in several forms. */
import { wordOf } from './hostile-requests.ts'

const small = `og i det at en den til er som på de med han af for ikke der var jeg et sig men har om vi min
  havde hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal her alle ved lys salme`
const smallWords = small.split(/\s+/)
const endings = ['', '', 'en', 'er', 'erne', 'ens', 'et', 'ene', 's', 'e']
/** As many as a writer's collected works have, before their forms. */
const vocabulary = 12_000

/** The same words for the same seed, so that two runs measure the same. */
export function writer(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  /** The rank of a word goes by Zipf's law. */
  const word = () => {
    if (next() < 0.4) return smallWords[below(smallWords.length)] ?? ''
    const rank = Math.floor(vocabulary ** next())
    return wordOf(rank * 31) + (endings[below(endings.length)] ?? '')
  }
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  const sentence = (count: number) => {
    const text = words(count)
    return `${text[0]?.toUpperCase()}${text.slice(1)}`
  }
  const sentences = (count: number) =>
    Array.from({ length: count }, () => `${sentence(6 + below(14))}.`).join(' ')
  const paragraphs = (count: number) =>
    Array.from({ length: count }, () => sentences(4)).join('\n\n')
  const html = (count: number) =>
    Array.from({ length: count }, () => `<p>${sentences(4)}</p>`).join('')
  const verse = (stanzas: number) =>
    Array.from({ length: stanzas }, () =>
      Array.from({ length: 6 }, () => sentence(5 + below(3))).join('\n'),
    ).join('\n\n')
  const oneOf = <T>(things: readonly T[]) => things[below(things.length)] as T
  return { below, words, sentence, sentences, paragraphs, html, verse, oneOf }
}
