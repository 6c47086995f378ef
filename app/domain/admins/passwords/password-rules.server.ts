import { entryForEditing } from '~/domain/content/content.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'

/** As a power of ten. A password found in fewer guesses is rejected. */
const minGuessesLog10 = 10
/** In characters. The check takes disproportionately long for long passwords. */
const maxCheckedLength = 40
const minNameLength = 4

/** Common Danish passwords that the library's mostly English list ranks too low. */
const commonDanishPasswords = [
  'adgangskode',
  'kodeord',
  'hemmelig',
  'hemmeligt',
  'password',
  'velkommen',
  'danmark',
  'københavn',
  'fodbold',
  'sommer',
  'vinter',
  'efterår',
  'forår',
  'jegelskerdig',
  'skattebasse',
  'brøndby',
  'kærlighed',
  'mitkodeord',
  'minadgangskode',
  'dronning',
  'godmorgen',
  'halløj',
]

/**
 * Rejects a password that is long enough but among the first guesses: a common one, a repetition,
 * or one made of the email, the site's name or the author's name.
 * @throws DomainError of the field `password`
 */
export async function refuseGuessable(
  backend: Backend,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const emailWords = wordsOf(email, email.split('@')[0] ?? '')
  const { hostname } = new URL(backend.siteUrl)
  const { value: authorsName } = await entryForEditing(backend, 'hero.name')
  const names = wordsOf(authorsName, hostname, 'skrivestue')
  loading ??= loadCheck()
  const check = await loading
  const words = [...emailWords, ...names]
  const { guessesLog10, sequence } = check(password.slice(0, maxCheckedLength), words)
  if (guessesLog10 >= minGuessesLog10) return
  const personal = sequence.map((match) => personalWord(match, words)).find(Boolean)
  if (personal !== undefined) {
    const code = emailWords.includes(personal) ? 'password-email' : 'password-name'
    throw new DomainError(code, 'password')
  }
  const repeated = sequence.some(({ pattern }) => pattern === 'repeat')
  throw new DomainError(repeated ? 'password-repeated' : 'password-common', 'password')
}

type Check = Awaited<ReturnType<typeof loadCheck>>
type Match = ReturnType<Check>['sequence'][number]

/** The personal word that makes up a part of the password, once or repeated. */
function personalWord(match: Match, words: string[]): string | undefined {
  const { dictionaryName, matchedWord, baseToken } = match as {
    dictionaryName?: string
    matchedWord?: string
    baseToken?: string
  }
  if (dictionaryName === 'userInputs') return matchedWord
  const repeated = baseToken?.toLowerCase()
  return words.find((word) => word === repeated)
}

/** The texts and each of their words, in lower case. */
function wordsOf(...texts: string[]): string[] {
  const lower = texts.map((text) => text.toLowerCase())
  const parts = lower.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  const words = [...lower, ...lower.map((text) => text.replaceAll(/\s/g, '')), ...parts]
  return [...new Set(words.filter((word) => word.length >= minNameLength))]
}

let loading: Promise<Check> | undefined

/** The library's lists take a third of a second to load and are needed a few times a year. */
async function loadCheck() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const factory = new ZxcvbnFactory({
    dictionary: { ...dictionary, danish: commonDanishPasswords },
    graphs: adjacencyGraphs,
  })
  return (password: string, personal: string[]) => factory.check(password, personal)
}
