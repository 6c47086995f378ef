import type { SearchEntry } from './search-source.server'
import type { SearchStore } from './search-store.server'
import { bareWord, isStopWord, plainWord, stemOf, wordsOf } from './words.server'

const minPrefixLength = 3
const minMisspeltLength = 4
const minStemLength = 4

/** Longer words are found only as they are spelled, since each letter may be any other one. */
const maxMisspeltLength = 30

const maxEndingLength = 3

/** More than any word has. */
const maxForms = 60

/** The maximum number of letters a and o in a word that are also tried as æ, ø and å. */
const maxBareLetters = 4

const alphabet = [...'abcdefghijklmnopqrstuvwxyz0123456789']
const highestCharacter = '\u{10ffff}'

class WordQuery {
  #words: ReadonlySet<string>
  #prefixes: readonly string[]

  constructor(words: Iterable<string>, prefixes: readonly string[]) {
    this.#words = new Set(words)
    this.#prefixes = prefixes.filter(
      (prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)),
    )
  }

  has(word: string): boolean {
    return this.#words.has(word) || this.#hasPrefix(word)
  }

  /** The FTS5 expression to find, without duplicates for speed. */
  get matchExpression(): string {
    const words = [...this.#words].filter((word) => !this.#hasPrefix(word))
    const parts = [...words.map(quote), ...this.#prefixes.map((prefix) => `${quote(prefix)}*`)]
    return `(${parts.join(' OR ')})`
  }

  /** The FTS5 expression to rank, in which several matches count more. */
  get rankExpression(): string {
    const parts = [...this.#words].map(quote)
    return `(${[...parts, ...this.#prefixes.map((prefix) => `${quote(prefix)}*`)].join(' OR ')})`
  }

  #hasPrefix(word: string): boolean {
    return this.#prefixes.some((prefix) => word.startsWith(prefix))
  }
}

function quote(word: string): string {
  return `"${word}"`
}

/** The distinct words of an index with their stems. It only grows. */
export class Vocabulary {
  #store: SearchStore
  #plain = new Map<string, string>()

  constructor(store: SearchStore) {
    this.#store = store
  }

  addEntry({ title, detail, text, aliases = '' }: SearchEntry) {
    const plain = (words: string) =>
      wordsOf(words)
        .map((word) => this.#addWord(word))
        .join(' ')
    return { title: plain(title), detail: plain(detail), text: plain(`${text}\n${aliases}`) }
  }

  #addWord(word: string): string {
    const cached = this.#plain.get(word)
    if (cached !== undefined) return cached
    const plain = plainWord(word)
    this.#plain.set(word, plain)
    this.#store.addForms(plain, stemOf(plain), bareWord(word))
    return plain
  }

  clearCache(): void {
    this.#plain.clear()
  }

  queryFor(word: string, { allowMisspelt }: { allowMisspelt: boolean }): WordQuery {
    const plain = plainWord(word)
    const stem = stemOf(plain)
    const prefixes = plain.length >= minPrefixLength ? [plain, ...this.#prefixesTypedAs(plain)] : []
    if (canBeginCompounds(plain, stem)) prefixes.push(stem)
    const words = [plain, ...this.#formsOf(stem), ...this.#wordsTypedAs(plain)]
    const canBeMisspelt = plain.length >= minMisspeltLength && plain.length <= maxMisspeltLength
    if (allowMisspelt && canBeMisspelt) {
      // Otherwise harb, which is håb misspelt, would find every text with har.
      const similar = this.#wordsWith('word', wordsAtDistanceOne(plain))
      words.push(...similar.filter((other) => !isStopWord(other)), ...this.#formsNear(stem))
    }
    return new WordQuery(words, prefixes)
  }

  /** The words that can be typed as this one without æ, ø and å, in all their forms. */
  #wordsTypedAs(bare: string): string[] {
    const rows = this.#store.all(
      `select word from bare_forms where bare = ? limit ${maxForms}`,
      bare,
    )
    return rows.flatMap(([word]) => [String(word), ...this.#formsOf(stemOf(String(word)))])
  }

  /** The prefixes of words that can be typed as this one without æ, ø and å: kar begins kærlighed. */
  #prefixesTypedAs(bare: string): string[] {
    return danishSpellings(bare).filter(
      (prefix) =>
        this.#store.all(
          'select 1 from bare_forms where bare >= ? and bare < ? and word >= ? and word < ? limit 1',
          bare,
          bare + highestCharacter,
          prefix,
          prefix + highestCharacter,
        ).length > 0,
    )
  }

  /** All forms of words with a similar stem: fjrd finds fjorden. */
  #formsNear(stem: string): string[] {
    if (stem.length < minStemLength) return []
    const stems = wordsAtDistanceOne(stem).filter(
      (other) => other.length >= minStemLength && isMisspelt(stem, other),
    )
    return this.#wordsWith('stem', stems)
  }

  #formsOf(stem: string): string[] {
    return this.#wordsWith('stem', [stem]).slice(0, maxForms)
  }

  #wordsWith(column: 'word' | 'stem', values: string[]): string[] {
    const rows = this.#store.all(
      `select word from forms where ${column} in (select value from json_each(?))`,
      JSON.stringify(values),
    )
    return rows.map(([word]) => String(word))
  }
}

/** salmer begins salmebog, as salme does; kærlighed does not begin kærnemælk. */
function canBeginCompounds(plain: string, stem: string): boolean {
  const ending = plain.length - stem.length
  return stem.length >= minStemLength && ending > 0 && ending <= maxEndingLength
}

const spellingsByLetter: Record<string, string[]> = { a: ['a', 'aa', 'ae'], o: ['o', 'oe'] }

/** All spellings with æ, å or ø instead of a or o, as plain words. */
function danishSpellings(bare: string): string[] {
  let words = ['']
  let remaining = maxBareLetters
  for (const letter of bare) {
    const spellings = spellingsByLetter[letter] ?? [letter]
    const allowedSpellings = spellings.length > 1 && remaining-- <= 0 ? [letter] : spellings
    words = words.flatMap((word) => allowedSpellings.map((choice) => word + choice))
  }
  return words.filter((word) => word !== bare)
}

/** All words at an edit distance of one, including a swap of two letters. */
function wordsAtDistanceOne(word: string): string[] {
  const positions = Array.from({ length: word.length + 1 }, (_, at) => at)
  return positions.flatMap((at) => {
    const before = word.slice(0, at)
    const swapped = before + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    return [
      ...alphabet.map((letter) => before + letter + word.slice(at)),
      ...alphabet.map((letter) => before + letter + word.slice(at + 1)),
      before + word.slice(at + 1),
      swapped,
    ]
  })
}

/** Whether two stems differ by one inserted, deleted or replaced letter. */
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
