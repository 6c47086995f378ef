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
