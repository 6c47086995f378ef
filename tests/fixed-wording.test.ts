import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { customerWording } from '#tests/support/customer-wording'

const root = join(import.meta.dirname, '..')
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Text in 'single quotes'; an apostrophe follows a letter. */
const quoted = /(?<![\p{L}\d])'([^']{2,200}?)'(?!\p{L})/gu

const specification = oneLine(readFileSync(join(root, 'docs/specification.md'), 'utf8'))
const wordings = [...specification.matchAll(quoted)].map(([, wording = '']) => wording)

const code = oneLine(codeOf('app').replaceAll('&amp;', '&'))
const missingOf = (texts: string[]) => texts.filter((text) => !partsOf(text).every(contains(code)))

test('the code contains every fixed wording of the specification exactly', () => {
  expect(wordings.length).toBeGreaterThan(150)
  expect(missingOf(wordings)).toEqual(['single quotes'])
})

test('the code contains every wording that the customer fixed', () => {
  expect(missingOf(customerWording)).toEqual([])
})

test('the Danish word is e-mail, except where the customer wrote another', () => {
  const files = readdirSync(join(root, 'app'), { withFileTypes: true, recursive: true })
    .filter(
      ({ name, parentPath }) => /\.copy\.ts$|\.tsx$/.test(name) || /sections$/.test(parentPath),
    )
    .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  const texts = files.flatMap(({ name, parentPath }) => {
    const lines = readFileSync(join(parentPath, name), 'utf8').replaceAll(
      /^import .*|new Error\(.*/gm,
      '',
    )
    const pattern = name.endsWith('.tsx') ? textOfComponent : /'[^'\n]*'|`[^`\n]*`/g
    return lines.replaceAll(/\$\{[^}]*\}/g, '').match(pattern) ?? []
  })
  expect(texts.length).toBeGreaterThan(1000)
  const other = texts.filter((text) =>
    /(?<![-\w.])e?mail(?:en|s|adresse|server|program)?\b/i.test(text),
  )
  // The label of the sign-in, and its refusal.
  expect(other.sort()).toEqual(['"Email"', "'Ugyldig email eller adgangskode'"])
})

/** Attributes, texts between tags and strings that begin with a capital letter. */
const textOfComponent = /["'][A-ZÆØÅ»][^"'\n]*["']|(?<=^ +|>)[A-ZÆØÅ»][^"'<>{}()\n]*/gm

/** The parts between placeholders such as `{…}`. */
function partsOf(wording: string): string[] {
  const parts = wording.split(/\{[^}]*\}/).map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

/** Returns whether the code contains a text, but not as part of a longer word. */
function contains(code: string) {
  return (part: string) => {
    const letters = part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
    return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'u').test(code)
  }
}

function codeOf(folder: string): string {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}
