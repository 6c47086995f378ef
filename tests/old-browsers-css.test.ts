import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../app/overlays.css'), 'utf8')

/** The content of a block of the stylesheet. */
function block(head: string): string {
  const start = css.indexOf(head)
  let depth = 0
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return css.slice(start, at)
  }
  throw new Error(`${head} is not in the stylesheet`)
}

test('without popovers the navigation, the search and the header are part of the page', () => {
  const rules = block('@supports not selector(:popover-open)')
  for (const name of ['.drawer', '.sheet', 'header']) expect(rules).toContain(name)
  expect(rules.match(/position: \w+/g)).toEqual(['position: static', 'position: static'])
  expect(rules).toMatch(/\[popovertarget\],\s*\.drawer form \{\s*display: none !important;/)
})
