const softHyphen = '\u00ad'
const vowel = /[aeiouyæøåäöüéèê]/
/** What a Danish syllable may begin with, where it is more than one consonant. */
const onsets = new Set(
  'bl br dr fj fl fr gl gr hj hv kl kn kr kv pl pr sk sl sm sn sp st sv tr tv skr spr str'.split(
    ' ',
  ),
)
/** No fewer letters on either side of a hyphen. */
const least = 4
const longWord = /\p{L}{14,}/gu

/** A text in which long words may be broken between syllables: soft hyphens show where. */
export function hyphenate(text: string): string {
  return text.replace(longWord, (word) => {
    const lower = word.toLowerCase()
    return [...word]
      .map((letter, at) => (beginsSyllable(lower, at) ? softHyphen + letter : letter))
      .join('')
  })
}

/** As many consonants go to the next syllable as can begin one, and one at least. */
function beginsSyllable(word: string, at: number): boolean {
  if (at < least || at > word.length - least) return false
  const consonants = /^[^aeiouyæøåäöüéèê]+/.exec(word.slice(at))?.[0] ?? ''
  const before = word[at - 1] ?? ''
  if (!isOnset(consonants) || at + consonants.length >= word.length) return false
  if (!vowel.test(word.slice(0, at))) return false
  return vowel.test(before) || !isOnset(before + consonants)
}

function isOnset(consonants: string): boolean {
  return consonants.length === 1 || onsets.has(consonants)
}
