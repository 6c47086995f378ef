import { expect, test } from 'vitest'
import { plainText } from './differences'

test('rich text is shown without its tags, with spaces between its paragraphs', () => {
  expect(plainText('<p>Nu <b>falmer</b></p><p>skoven</p>').split(/\s+/)).toEqual([
    'Nu',
    'falmer',
    'skoven',
  ])
  expect(plainText('<3 & <4')).toBe('<3 & <4')
})
