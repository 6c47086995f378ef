import { entryForEditing } from '~/domain/content/content.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'

const minGuessesLog10 = 10
/** In characters. The check is slow for long passwords. */
const maxCheckedLength = 40
const minNameLength = 4

/** Common Danish passwords, which the library's mostly English lists underestimate. */
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

/** @throws DomainError at `password`, if it is common, repetitive, or contains the email or a name of the site */
export async function rejectGuessablePassword(
  backend: Backend,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const emailWords = wordVariants(email, email.split('@')[0] ?? '')
  const { hostname } = new URL(backend.siteUrl)
  const { value: authorsName } = await entryForEditing(backend, 'hero.name')
  const names = wordVariants(authorsName, hostname, 'skrivestue')
  checkPromise ??= loadCheck()
  const check = await checkPromise
  const words = [...emailWords, ...names]
  const { guessesLog10, sequence } = check(password.slice(0, maxCheckedLength), words)
  if (guessesLog10 >= minGuessesLog10) return
  const personal = sequence.map((match) => personalWord(match, words)).find(Boolean)
  if (personal !== undefined) {
    const code = emailWords.includes(personal) ? 'password-email' : 'password-name'
    throw new DomainError(code, 'password')
  }
  const isRepetition = sequence.some(({ pattern }) => pattern === 'repeat')
  throw new DomainError(isRepetition ? 'password-repeated' : 'password-common', 'password')
}

type Check = Awaited<ReturnType<typeof loadCheck>>
type Match = ReturnType<Check>['sequence'][number]

function personalWord(match: Match, words: string[]): string | undefined {
  const { dictionaryName, matchedWord, baseToken } = match as {
    dictionaryName?: string
    matchedWord?: string
    baseToken?: string
  }
  if (dictionaryName === 'userInputs') return matchedWord
  const repeatedWord = baseToken?.toLowerCase()
  return words.find((word) => word === repeatedWord)
}

function wordVariants(...texts: string[]): string[] {
  const lower = texts.map((text) => text.toLowerCase())
  const parts = lower.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  const words = [...lower, ...lower.map((text) => text.replaceAll(/\s/g, '')), ...parts]
  return [...new Set(words.filter((word) => word.length >= minNameLength))]
}

let checkPromise: Promise<Check> | undefined

/** Loads the library at its first use: it takes a third of a second, and passwords are set only a few times a year. */
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
