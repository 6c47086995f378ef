import { expect, test } from 'vitest'
import { quoteHtml } from './quote'

test('a quotation of the editor’s stays as it is', () => {
  expect(quoteHtml('<p>En <em>bog</em></p>')).toBe('<p>En <em>bog</em></p>')
})

test('a plain quotation keeps its line breaks and its signs', () => {
  expect(quoteHtml('Tro & håb\n<3')).toBe('<p>Tro &amp; håb<br>&lt;3</p>')
})
