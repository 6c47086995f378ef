import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../app')

/** A hidden sign between words that has the space on both sides: a screen reader would read one word. */
const joined = /aria-hidden(?:="true")?>\s+[^\s<]+\s+<\//g

test('hidden separators leave the spaces between words to screen readers', () => {
  expect('<span aria-hidden="true"> · </span>').toMatch(joined)
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) =>
      (readFileSync(join(app, path), 'utf8').match(joined) ?? []).map((code) => `${path}: ${code}`),
    )
  expect(found).toEqual([])
})
