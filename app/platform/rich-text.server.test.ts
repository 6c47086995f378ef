import { expect, test } from 'vitest'
import { linksIn, plainLines, plainText } from './rich-text.server'

test('the links of a text are read as a browser reads them', () => {
  const html = `<p><A HREF='/a?x=&quot;1&quot;&amp;y=2'>En<br>link</A> <a data-pdf-id="p"> to </a></p>`
  expect(linksIn(html)).toEqual([
    { text: 'En link', href: '/a?x="1"&y=2', pdfId: undefined },
    { text: 'to', href: undefined, pdfId: 'p' },
  ])
})

test('the text alone has its own characters', () => {
  expect(plainText('<p>1 &lt; 2 &amp;amp; &quot;3&quot;</p><p>&eacute;</p>')).toBe(
    '1 < 2 &amp; "3" é',
  )
  expect(plainLines('<p>en</p><ul><li>to</li></ul>')).toBe('en\nto\n')
})
