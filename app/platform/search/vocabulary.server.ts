import type { Query, QueryCombination } from 'minisearch'
import { bareWord, plainWord, stemOf } from './words.server'

/** A word has this many letters or more before it may begin a longer one, or be misspelt. */
const shortestPrefix = 3
const shortestMisspelt = 4
const shortestStem = 4

/** An ending is no longer than this; what is taken off beyond it makes another word. */
const longestEnding = 3

/**
 * The words there are in an index, and which of them are forms of one word. It only grows: it holds
 * each word once, however often that is written.
 */
export class Vocabulary {
  #plain = new Map<string, string>()
  #forms = new Map<string, string[]>()
  #bare = new Map<string, Set<string>>()

  /** Takes in a word of a text and answers how it is kept. */
  takeIn(word: string): string {
    const known = this.#plain.get(word)
    if (known !== undefined) return known
    const plain = plainWord(word)
    this.#plain.set(word, plain)
    const bare = bareWord(word)
    if (bare !== plain) this.#bare.set(bare, (this.#bare.get(bare) ?? new Set()).add(plain))
    const stem = stemOf(plain)
    const forms = this.#forms.get(stem)
    if (!forms) this.#forms.set(stem, [plain])
    else if (!forms.includes(plain)) forms.push(plain)
    return plain
  }

  /** A word as it is, in its other forms, with the letters that a foreign keyboard lacks, as the beginning of a compound, or misspelt in one place. */
  queryFor(word: string, { misspelt }: { misspelt: boolean }): QueryCombination {
    const plain = plainWord(word)
    const stem = stemOf(plain)
    const queries: Query[] = [
      { queries: [plain], prefix: plain.length >= shortestPrefix },
      { queries: this.#otherForms(plain, stem), boostTerm: () => 0.8 },
    ]
    queries.push({ queries: this.#meantBy(plain), boostTerm: () => 0.8 })
    if (beginsCompounds(plain, stem)) queries.push({ queries: [stem], prefix: true })
    if (misspelt && plain.length >= shortestMisspelt) {
      queries.push({ queries: [plain], fuzzy: 1 }, { queries: swapped(plain) })
      queries.push({ queries: this.#formsNear(stem) })
    }
    return { combineWith: 'OR', queries }
  }

  /** What was typed without the letters æ, ø and å, in all its forms, and what it begins. */
  #meantBy(bare: string): string[] {
    const isMeant = (other: string) =>
      other === bare || (bare.length >= shortestPrefix && other.startsWith(bare))
    return [...this.#bare].flatMap(([other, words]) =>
      isMeant(other)
        ? [...words].flatMap((word) => [word, ...this.#otherForms(word, stemOf(word))])
        : [],
    )
  }

  /** A mistake in one form finds the others, too: fjrd finds fjorden. */
  #formsNear(stem: string): string[] {
    if (stem.length < shortestStem) return []
    return [...this.#forms].flatMap(([other, forms]) =>
      other.length >= shortestStem && isMisspelt(stem, other) ? forms : [],
    )
  }

  #otherForms(plain: string, stem: string): string[] {
    return (this.#forms.get(stem) ?? []).filter((form) => form !== plain)
  }
}

/** Salmer begins salmebog, as salme does; kærlighed does not begin kærnemælk. */
function beginsCompounds(plain: string, stem: string): boolean {
  const ending = plain.length - stem.length
  return stem.length >= shortestStem && ending > 0 && ending <= longestEnding
}

/** Two letters in the wrong order are one mistake, too. */
function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  )
}

/** Whether one letter more, one less or another one, but the last, makes the one stem of the other. */
function isMisspelt(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const rests = [
    [one.slice(at + 1), other.slice(at + 1)],
    [one.slice(at + 1), other.slice(at)],
    [one.slice(at), other.slice(at + 1)],
  ]
  return rests.some(([rest, otherRest]) => rest !== '' && rest === otherRest)
}
