import { expect, test } from 'vitest'
import { beginsWith } from './stanzas'

test.each([
  ['Nu falmer skoven trindt om land', 'Nu falmer skoven', true],
  ['»Nu falmer skoven« – trindt om land', 'NU FALMER SKOVEN!', true],
  ['Ær', 'ær', true],
  ['Nu falmer skovene', 'Nu falmer skoven', false],
  ['Trindt om land', 'Nu falmer skoven', false],
  ['', 'Nu falmer skoven', false],
])('whether »%s« begins with the title »%s«: %s', (line, title, begins) => {
  expect(beginsWith(line, title)).toBe(begins)
})
