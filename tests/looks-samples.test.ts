import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { samples } from '#tests/browser/looks-samples'

const css = globSync('app/**/*.css')
  .filter((path) => !path.endsWith('fonts.css'))
  .map((path) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
  .join('\n')

const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())

/** Those of faces and palettes are set by the test of looks; a selection has no look that a browser tells. */
const isSetElsewhere = (name: string) => /^(face|palette)-|^ProseMirror-hideselection$/.test(name)

test('app/looks.browser.test.tsx has an element with each class of the stylesheets', () => {
  const names = selectors.flatMap((selector) => {
    const [, utility] = /^@utility ([\w-]+)/.exec(selector) ?? []
    if (utility) return [utility]
    if (selector.startsWith('@')) return []
    return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)
  })
  const used = new Set(samples.match(/[\w:-]+/g))
  const isUsed = (name: string) =>
    name.endsWith('-') ? [...used].some((each) => each.startsWith(name)) : used.has(name)
  expect(names.length).toBeGreaterThan(100)
  const missing = names.filter((name) => !isSetElsewhere(name) && !isUsed(name))
  expect([...new Set(missing)]).toEqual([])
})

test('app/looks.browser.test.tsx has an element of each type that the stylesheets name', () => {
  const types = selectors
    .filter((selector) => !/^@|^(from|to|\d+%)$/.test(selector))
    .map((selector) =>
      selector.replace(/\[[^\]]*\]|::?[\w-]+(\((odd|[+\dn\s]+)\))?|[.#][\w-]+/g, ' '),
    )
    .flatMap((selector) => selector.match(/(?<![\w-])[a-z][a-z\d]*(?![\w-])/g) ?? [])
  expect(types).toContain('blockquote')
  const used = new Set([...samples.matchAll(/<([a-z\d]+)/g)].map(([, type]) => type))
  const missing = types.filter((type) => !/^(html|body|br)$/.test(type) && !used.has(type))
  expect([...new Set(missing)]).toEqual([])
})

/** The declarations of the block with this selector. */
function declarations(selector: string): string[] {
  const [, block = ''] = css.split(selector)
  return (/^\s*\{([^{}]*)\}/.exec(block)?.[1] ?? '')
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

test.each([
  ['track', '::-webkit-slider-runnable-track', '::-moz-range-track'],
  ['thumb', '::-webkit-slider-thumb', '::-moz-range-thumb'],
])('the %s of a recording is drawn alike in Firefox', (_, webkit, firefox) => {
  const own = /^(appearance|margin-top|border-radius):/
  const drawn = (selector: string) => declarations(selector).filter((line) => !own.test(line))
  expect(drawn(firefox).length).toBeGreaterThan(1)
  expect(drawn(firefox)).toEqual(drawn(webkit))
})
