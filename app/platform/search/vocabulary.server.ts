import type { SearchStore } from './search-store.server'
import { bareWord, plainWord, stemOf } from './words.server'

/** A word has this many letters or more before it may begin a longer one, or be misspelt. */
const minPrefixLength = 3
const minMisspeltLength = 4
const minStemLength = 4

/** An ending is no longer than this; what is taken off beyond it makes another word. */
const maxEndingLength = 3

/** More forms than any word has. */
const maxForms = 60

/** In so many of its letters a word may lack the dots and rings of æ, ø and å. */
const maxBareLetters = 4

const alphabet = [...'abcdefghijklmnopqrstuvwxyz0123456789']
/** Comes after every letter that a word can begin with. */
const last = '\u{10ffff}'

/** A word that is looked for: what it may be in a text. */
export class WordQuery {
  #words: ReadonlySet<string>
  #prefixes: readonly string[]

  constructor(words: Iterable<string>, prefixes: readonly string[]) {
    this.#words = new Set(words)
    this.#prefixes = prefixes.filter(
      (prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)),
    )
  }

  /** Whether a plain word of a text is one that was looked for. */
  has(word: string): boolean {
    return this.#words.has(word) || this.#begins(word)
  }

  /** As FTS5 is asked, with nothing twice: each costs its time. */
  get finding(): string {
    const whole = [...this.#words].filter((word) => !this.#begins(word))
    const parts = [...whole.map(quoted), ...this.#prefixes.map((prefix) => `${quoted(prefix)}*`)]
    return `(${parts.join(' OR ')})`
  }

  /** The same: what says it in several ways says it better. */
  get ranking(): string {
    const parts = [...this.#words].map(quoted)
    return `(${[...parts, ...this.#prefixes.map((prefix) => `${quoted(prefix)}*`)].join(' OR ')})`
  }

  #begins(word: string): boolean {
    return this.#prefixes.some((prefix) => word.startsWith(prefix))
  }
}

function quoted(word: string): string {
  return `"${word}"`
}

/**
 * The words there are in an index, and which of them are forms of one word. It only grows: it holds
 * each word once, however often that is written.
 */
export class Vocabulary {
  #store: SearchStore
  /** Those that were taken in already, as they are kept. */
  #plain = new Map<string, string>()

  constructor(store: SearchStore) {
    this.#store = store
  }

  /** Takes in a word of a text and answers how it is kept. */
  takeIn(word: string): string {
    const known = this.#plain.get(word)
    if (known !== undefined) return known
    const plain = plainWord(word)
    this.#plain.set(word, plain)
    this.#store.takeInWord(plain, stemOf(plain), bareWord(word))
    return plain
  }

  /** Gives up what made it fast to take in many words. */
  rest(): void {
    this.#plain.clear()
  }

  /** A word as it is, in its other forms, with the letters that a foreign keyboard lacks, as the beginning of a compound, or misspelt in one place. */
  queryFor(word: string, { misspelt }: { misspelt: boolean }): WordQuery {
    const plain = plainWord(word)
    const stem = stemOf(plain)
    const beginnings =
      plain.length >= minPrefixLength ? [plain, ...this.#beginningsMeantBy(plain)] : []
    if (beginsCompounds(plain, stem)) beginnings.push(stem)
    const words = [plain, ...this.#formsOf(stem), ...this.#meantBy(plain)]
    if (misspelt && plain.length >= minMisspeltLength) {
      words.push(...this.#known('word', near(plain)), ...this.#formsNear(stem))
    }
    return new WordQuery(words, beginnings)
  }

  /** What was typed without the letters æ, ø and å, in all its forms. */
  #meantBy(bare: string): string[] {
    const rows = this.#store.all(
      `select word from bare_forms where bare = ? limit ${maxForms}`,
      bare,
    )
    return rows.flatMap(([word]) => [String(word), ...this.#formsOf(stemOf(String(word)))])
  }

  /** And what it begins: kar begins kærlighed. */
  #beginningsMeantBy(bare: string): string[] {
    return lettered(bare).filter(
      (beginning) =>
        this.#store.all(
          'select 1 from bare_forms where bare >= ? and bare < ? and word >= ? and word < ? limit 1',
          ...[bare, bare + last, beginning, beginning + last],
        ).length > 0,
    )
  }

  /** A mistake in one form finds the others, too: fjrd finds fjorden. */
  #formsNear(stem: string): string[] {
    if (stem.length < minStemLength) return []
    const stems = near(stem).filter(
      (other) => other.length >= minStemLength && isMisspelt(stem, other),
    )
    return this.#known('stem', stems)
  }

  #formsOf(stem: string): string[] {
    return this.#known('stem', [stem]).slice(0, maxForms)
  }

  /** The words that are one of these, or have one of them as their stem. */
  #known(column: 'word' | 'stem', values: string[]): string[] {
    const rows = this.#store.all(
      `select word from forms where ${column} in (select value from json_each(?))`,
      JSON.stringify(values),
    )
    return rows.map(([word]) => String(word))
  }
}

/** Salmer begins salmebog, as salme does; kærlighed does not begin kærnemælk. */
function beginsCompounds(plain: string, stem: string): boolean {
  const ending = plain.length - stem.length
  return stem.length >= minStemLength && ending > 0 && ending <= maxEndingLength
}

const meantByLetter: Record<string, string[]> = { a: ['a', 'aa', 'ae'], o: ['o', 'oe'] }

/** Every way in which an a or an o may have been meant for æ, å or ø, as plain words write them. */
function lettered(bare: string): string[] {
  let words = ['']
  let left = maxBareLetters
  for (const letter of bare) {
    const meant = meantByLetter[letter] ?? [letter]
    const choices = meant.length > 1 && left-- <= 0 ? [letter] : meant
    words = words.flatMap((word) => choices.map((choice) => word + choice))
  }
  return words.filter((word) => word !== bare)
}

/** All that is one mistake away: a letter more, one less, another one, or two in the wrong order. */
function near(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => at)
  return places.flatMap((at) => {
    const before = word.slice(0, at)
    const swapped = before + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    return [
      ...alphabet.map((letter) => before + letter + word.slice(at)),
      ...alphabet.map((letter) => before + letter + word.slice(at + 1)),
      ...[before + word.slice(at + 1), swapped],
    ]
  })
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
