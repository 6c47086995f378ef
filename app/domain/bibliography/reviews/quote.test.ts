import { expect, test } from 'vitest'
import { quoteHtml } from './pull-quote'

test('a quotation from the editor is unchanged', () => {
  expect(quoteHtml('<p>En <em>bog</em></p>')).toBe('<p>En <em>bog</em></p>')
})

test('a plain quotation keeps its line breaks and special characters', () => {
  expect(quoteHtml('Tro & håb\n<3')).toBe('<p>Tro &amp; håb<br>&lt;3</p>')
})
