const softHyphen = '\u00ad'
const vowel = /[aeiouyæøåäöüéèê]/
/** What a Danish syllable may begin with, where it is more than one consonant. */
const onsets = new Set(
  'bl br dr fj fl fr gl gr hj hv kl kn kr kv pl pr sk sl sm sn sp st sv tr tv skr spr str'.split(
    ' ',
  ),
)
/** What takes an s when another word is joined to it: religionsvidenskab. */
const joined = /(?:ing|ang|ion|hed|skab|dom|tet|ment|land|gård)$/
/** No fewer letters on either side of a hyphen. */
const least = 4
const longWord = /\p{L}{14,}/gu

/**
 * A text in which long words may be broken between syllables: soft hyphens show where. It goes by the
 * sound of the letters, not by a dictionary, which does for the few words that are wider than a line.
 */
export function hyphenate(text: string): string {
  return text.replace(longWord, (word) => {
    const lower = word.toLowerCase()
    return [...word]
      .map((letter, at) => (beginsSyllable(lower, at) ? softHyphen + letter : letter))
      .join('')
  })
}

function beginsSyllable(word: string, at: number): boolean {
  if (at < least || at > word.length - least) return false
  const before = word.slice(0, at)
  if (before.endsWith('s') && joined.test(before.slice(0, -1))) return true
  if (word[at] === 's' && joined.test(before)) return false
  return takesItsConsonants(before, word.slice(at))
}

/** As many consonants go to the next syllable as can begin one, and one at least. */
function takesItsConsonants(before: string, after: string): boolean {
  const consonants = /^[^aeiouyæøåäöüéèê]+/.exec(after)?.[0] ?? ''
  const last = before.at(-1) ?? ''
  if (!isOnset(consonants) || consonants === after || !vowel.test(before)) return false
  return vowel.test(last) || !isOnset(last + consonants)
}

function isOnset(consonants: string): boolean {
  return consonants.length === 1 || onsets.has(consonants)
}
