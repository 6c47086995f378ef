import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

function sources(): { path: string; code: string }[] {
  return ['app', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => ({
        path: `${folder}/${path}`,
        code: readFileSync(join(root, folder, path), 'utf8'),
      })),
  )
}

const literal =
  /(?<![\w)\]<*/])\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\n\\[*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\n\\[])*)\/[dgimsuvy]*/g

/**
 * Regular expressions that end in an unbounded run. They take quadratic time because the run is tried from
 * each of its characters, unless `^` or a lookbehind precedes it.
 */
function quadratic(code: string): string[] {
  const lines = code.split('\n').filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
  const expressions = lines.flatMap((line) =>
    [...line.matchAll(literal)].map(([, text = '']) => text),
  )
  return expressions
    .flatMap(alternatives)
    .filter((text) => !/^(?:\^|\(\?<[!=])/.test(text) && /(?:[+*]|\{\d+,\})\??\)*\$/.test(text))
}

/** The alternatives of an expression, split at its outermost bars. */
function alternatives(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [piece] of text.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    if (piece === '|' && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${piece}`)
  }
  return parts
}

test('no regular expression starts with an unbounded run that ends at the end of a text', () => {
  const found = sources().flatMap(({ path, code }) =>
    quadratic(code).map((text) => `${path}: /${text}/`),
  )
  expect(found).toEqual([])
})

test('an unbounded run before the end is reported, an anchored one is not', () => {
  expect(quadratic(String.raw`url.replace(/[\d ]+$/, '')`)).toEqual([
    String.raw`[\d ]+`.concat('$'),
  ])
  expect(quadratic(String.raw`text.replace(/^\s*\n|\s+$/g, '')`)).toEqual([String.raw`\s+$`])
  expect(quadratic(String.raw`/^\d+$/.test(x) && y.replace(/(?<!\/)\/+$/, '')`)).toEqual([])
})
