import { expect, test } from 'vitest'
import { withoutVerseBlocks } from './verse-blocks'

test.each([
  ['<p>Ord\nigen</p>', '<p>Ord\nigen</p>'],
  [
    '<pre class="wp-block-verse">\nNu lægger\r\nsig <em>vinden</em>\n \nbag dige\n</pre><p>Ord</p>',
    '<p>Nu lægger<br>sig <em>vinden</em></p><p>bag dige</p><p>Ord</p>',
  ],
  ['<PRE>En</PRE >\n<pre>To\nTre</pre>', '<p>En</p>\n<p>To<br>Tre</p>'],
  ['<p>a</p><pre>En\nto', '<p>a</p><pre>En\nto'],
  ['<pre> </pre>', ''],
])('%j becomes %j', (html, text) => {
  expect(withoutVerseBlocks(html)).toBe(text)
})
